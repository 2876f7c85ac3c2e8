import { type PostcardFont, postcardFonts } from './drawing.ts'
import type { PostcardMeasure } from './measure.ts'

/** Only for browsers. The server imports `postcardMeasure` itself. */
export const loadPostcardMeasure = async (): Promise<PostcardMeasure> =>
  (await import('./postcard-measure.ts')).postcardMeasure

/** The family that the drawings name on screen. Fonts of a page must not be mistaken for those of the press. */
export const getFontFamily = (font: PostcardFont): string => `postcard-${font}`

/**
 * Makes the files of the press known to the page, from their URLs. A font that cannot be loaded rejects: a preview with
 * another font would show what is not printed.
 */
export async function loadPostcardFonts(urls: Record<PostcardFont, string>): Promise<void> {
  await Promise.all(
    postcardFonts.map(async (font) => {
      const family = getFontFamily(font)
      if ([...document.fonts].some((known) => known.family === family)) return
      const face = new FontFace(family, `url(${JSON.stringify(urls[font])})`)
      await face.load()
      document.fonts.add(face)
    }),
  )
}
