/** A self-hosted font file. */
export interface FontFile {
  family: string
  /** The package under `@fontsource` that has it, and its weight there. */
  source: string
  weight: 400 | 600 | 700
  /** The font of the device that takes its place until it has loaded. */
  fallback: FontFallback
  /** How the fallback is scaled to take the same space: size, ascent, descent and line gap, in percent. */
  metrics: readonly [size: number, ascent: number, descent: number, lineGap: number]
}

export type FontFallback = 'sans' | 'sansBold' | 'serif' | 'serifBold'

interface FontPair {
  label: string
  heading: FontFile
  text: FontFile
  /** The text font for buttons and emphasis. */
  bold: FontFile
}

const file = (
  family: string,
  weight: FontFile['weight'],
  fallback: FontFallback,
  metrics: FontFile['metrics'],
): FontFile => ({ family, source: family.toLowerCase().replaceAll(' ', '-'), weight, fallback, metrics })

/** Pairs of a font for headings and one for text. */
export const fontPairs = {
  PLAYFAIR: {
    label: 'Playfair Display & Source Sans',
    heading: file('Playfair Display', 600, 'serifBold', [106.4, 101.7, 23.6, 0]),
    text: file('Source Sans 3', 400, 'sans', [94, 108.9, 42.5, 0]),
    bold: file('Source Sans 3', 600, 'sansBold', [89.9, 113.9, 44.5, 0]),
  },
  FRAUNCES: {
    label: 'Fraunces & DM Sans',
    heading: file('Fraunces', 600, 'serifBold', [112, 87.3, 22.8, 0]),
    text: file('DM Sans', 400, 'sans', [104.9, 94.6, 29.6, 0]),
    bold: file('DM Sans', 600, 'sansBold', [100.8, 98.5, 30.8, 0]),
  },
  LORA: {
    label: 'Lora & Nunito Sans',
    heading: file('Lora', 600, 'serifBold', [110.7, 90.8, 24.7, 0]),
    text: file('Nunito Sans', 400, 'sans', [101.9, 99.2, 34.7, 0]),
    bold: file('Nunito Sans', 700, 'sansBold', [98.3, 102.8, 35.9, 0]),
  },
  CORMORANT: {
    label: 'Cormorant Garamond & Mulish',
    heading: file('Cormorant Garamond', 600, 'serifBold', [91.9, 100.6, 31.2, 0]),
    text: file('Mulish', 400, 'sans', [104.2, 96.5, 24, 0]),
    bold: file('Mulish', 700, 'sansBold', [100.2, 100.3, 24.9, 0]),
  },
  MARCELLUS: {
    label: 'Marcellus & Work Sans',
    heading: file('Marcellus', 400, 'serif', [112.8, 86.4, 24.8, 0]),
    text: file('Work Sans', 400, 'sans', [113.4, 82, 21.4, 0]),
    bold: file('Work Sans', 600, 'sansBold', [105.1, 88.5, 23.1, 0]),
  },
  JAKARTA: {
    label: 'Plus Jakarta Sans & Inter',
    heading: file('Plus Jakarta Sans', 700, 'sansBold', [100.4, 103.4, 22.1, 0]),
    text: file('Inter', 400, 'sans', [107, 90.5, 22.5, 0]),
    bold: file('Inter', 600, 'sansBold', [101.2, 95.8, 23.8, 0]),
  },
  OUTFIT: {
    label: 'Outfit & Open Sans',
    heading: file('Outfit', 600, 'sansBold', [94, 106.4, 27.7, 0]),
    text: file('Open Sans', 400, 'sans', [105.6, 101.2, 27.7, 0]),
    bold: file('Open Sans', 600, 'sansBold', [101.6, 105.2, 28.8, 0]),
  },
  BITTER: {
    label: 'Bitter & Public Sans',
    heading: file('Bitter', 600, 'serifBold', [108.5, 86.2, 24.4, 0]),
    text: file('Public Sans', 400, 'sans', [104.8, 90.7, 21.5, 0]),
    bold: file('Public Sans', 600, 'sansBold', [98.3, 96.6, 22.9, 0]),
  },
} as const satisfies Record<string, FontPair>

type FontPairName = keyof typeof fontPairs
export const fontPairNames = Object.keys(fontPairs) as [FontPairName, ...FontPairName[]]

export const getFontPair = (font: string): FontPair | undefined => (fontPairs as Record<string, FontPair>)[font]

/** The stable name of the published file; the build adds a hash. */
export const toFontFileName = ({ source, weight }: FontFile): string =>
  `font-${source.replaceAll(/[^a-z]+/g, '-').replace(/-$/, '')}-${weightNames[weight]}.woff2`

const weightNames = { 400: 'regular', 600: 'semibold', 700: 'bold' }

const genericNames = { sans: 'sans-serif', sansBold: 'sans-serif', serif: 'serif', serifBold: 'serif' }

/** The font, its fallback that takes the same space, and what any device has. */
export const toFontStack = ({ family, fallback }: FontFile): string =>
  `'${family}','${toFallbackFamily(family)}',${genericNames[fallback]}`

export const toFallbackFamily = (family: string): string => `${family} Fallback`
