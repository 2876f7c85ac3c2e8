import type { Heights } from './reserved-height.ts'

interface CalculatorTexts {
  heading: string
  subHeading: string
  disclosure: string
  usesMarketRate?: boolean
}

/** Height of everything except the agency's texts, with one column and with two. */
interface FixedHeights {
  /** In windows of 320, 390 and 640 pixels: our own texts wrap, too. */
  narrow: [number, number, number]
  wide: number
  /** For the widest windows, which place fields side by side. */
  widest?: number
  /** Where the note on the interest rate adds height. Beside a taller column it adds none. */
  note?: 'in both' | 'in narrow'
}

/** Longer texts make a calculator taller, and wider windows make it shorter. */
export const getCalculatorHeights = (
  texts: CalculatorTexts,
  { narrow, wide, widest = wide, note }: FixedHeights,
): Heights => {
  const getNarrow = (fixed: number, at: number) =>
    fixed + getTextHeight(texts, at - 66) + (note ? getNoteHeight(texts, at - 66) : 0)
  const getWide = (fixed: number, at: number) =>
    fixed + getTextHeight(texts, at - 90) + (note === 'in both' ? getNoteHeight(texts, at / 2 - 59) : 0)
  return {
    from: 680,
    narrow: narrow.map((fixed, index) => {
      const at = narrowWidths[index] ?? 0
      return { at, height: getNarrow(fixed, at) }
    }),
    wide: [
      { at: 680, height: getWide(wide, 680) },
      { at: 1200, height: getWide(widest, 1200) },
    ],
  }
}

const narrowWidths = [320, 390, 640]

const getTextHeight = ({ heading, subHeading, disclosure }: CalculatorTexts, width: number) =>
  30 * countLines(heading.length, width, 12.5) +
  24 * countLines(subHeading.length, width, 8) +
  20 * countLines(disclosure.length, width, 7)

/** The note that names source and day of a market rate. Sources have names of different lengths. */
const getNoteHeight = ({ usesMarketRate }: CalculatorTexts, width: number) =>
  usesMarketRate ? 4 + 20 * countLines(noteLength, width, 7) : 0

const noteLength = 52

/** Estimates with the widest available font, and adds 10% for lines that wrap early. */
const countLines = (length: number, width: number, characterWidth: number) =>
  Math.max(1, Math.ceil((length * characterWidth * 1.1) / width))
