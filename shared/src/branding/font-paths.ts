/** The style sheet with the fonts of all pairs, for the console and its previews. */
export const brandFontsPath = '/embed/brand-fonts.css'
