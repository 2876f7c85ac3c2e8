import { fontPairNames, fontPairs, toFontStack } from './brand-fonts.ts'

export const buttonStyles = ['ROUNDED', 'SQUARE', 'PILL'] as const
export type ButtonStyle = (typeof buttonStyles)[number]

/** Fonts that come with the visitor's device, so that nothing has to load. */
const deviceFonts = ['SYSTEM', 'HUMANIST', 'GEOMETRIC', 'SERIF', 'SLAB'] as const
type DeviceFont = (typeof deviceFonts)[number]

export const fonts = [...deviceFonts, ...fontPairNames] as const
export type Font = (typeof fonts)[number]

const deviceStacks: Record<DeviceFont, string> = {
  SYSTEM: "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  HUMANIST: "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',sans-serif",
  GEOMETRIC: "Avenir,Montserrat,Corbel,'URW Gothic',sans-serif",
  SERIF: "'Iowan Old Style','Palatino Linotype','URW Palladio L',P052,serif",
  SLAB: "Rockwell,'Rockwell Nova','Roboto Slab','DejaVu Serif','Sitka Small',serif",
}

/** The font families of running text, by font. */
export const fontStacks = {
  ...deviceStacks,
  ...Object.fromEntries(fontPairNames.map((name) => [name, toFontStack(fontPairs[name].text)])),
} as Record<Font, string>

/** The font families of headings, by font. */
export const headingStacks = {
  ...deviceStacks,
  ...Object.fromEntries(fontPairNames.map((name) => [name, toFontStack(fontPairs[name].heading)])),
} as Record<Font, string>

/** Pages are light unless the brand asks for dark ones, or for those of the visitor's device. */
export const colorSchemes = ['LIGHT', 'DARK', 'DEVICE'] as const
export type ColorScheme = (typeof colorSchemes)[number]

export const borderRadii: Record<ButtonStyle, string> = { ROUNDED: '8px', SQUARE: '0', PILL: '999px' }

export const defaultColor = '#CC3616'
export const defaultButtonStyle: ButtonStyle = 'ROUNDED'
export const defaultFont: Font = 'SYSTEM'
