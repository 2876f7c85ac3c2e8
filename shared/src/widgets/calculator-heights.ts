import type { Heights } from './reserved-height.ts'

interface CalculatorTexts {
  heading: string
  subHeading: string
  disclosure: string
}

/** Height of everything except the agency's texts, with one column and with two. */
interface FixedHeights {
  narrow: number
  wide: number
  /** For the widest windows, which place fields side by side. */
  widest?: number
}

/** Longer texts make a calculator taller, and wider windows make it shorter. */
export const getCalculatorHeights = (
  texts: CalculatorTexts,
  { narrow, wide, widest = wide }: FixedHeights,
): Heights => ({
  from: 680,
  narrow: [320, 390, 640].map((at) => ({ at, height: narrow + getTextHeight(texts, at - 66) })),
  wide: [
    { at: 680, height: wide + getTextHeight(texts, 680 - 90) },
    { at: 1200, height: widest + getTextHeight(texts, 1200 - 90) },
  ],
})

const getTextHeight = ({ heading, subHeading, disclosure }: CalculatorTexts, width: number) =>
  30 * countLines(heading, width, 12.5) + 24 * countLines(subHeading, width, 8) + 20 * countLines(disclosure, width, 7)

/** Estimates with the widest available font, and adds 10% for lines that wrap early. */
const countLines = ({ length }: string, width: number, characterWidth: number) =>
  Math.max(1, Math.ceil((length * characterWidth * 1.1) / width))
