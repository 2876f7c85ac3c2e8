import type { Heights } from './reserved-height.ts'

interface CalculatorTexts {
  heading: string
  subHeading: string
  disclosure: string
}

/** What is as high as it is whatever the agency writes, in one column and in two. */
interface Rest {
  narrow: number
  wide: number
  /** In the widest windows, where fields stand beside each other. */
  widest?: number
}

/** A calculator is the higher the more is written in it, and the lower the wider the window is. */
export const calculatorHeights = (texts: CalculatorTexts, { narrow, wide, widest = wide }: Rest): Heights => ({
  from: 680,
  narrow: [320, 390, 640].map((at) => ({ at, height: narrow + heightOf(texts, at - 66) })),
  wide: [
    { at: 680, height: wide + heightOf(texts, 680 - 90) },
    { at: 1200, height: widest + heightOf(texts, 1200 - 90) },
  ],
})

const heightOf = ({ heading, subHeading, disclosure }: CalculatorTexts, width: number) =>
  30 * linesOf(heading, width, 12.5) + 24 * linesOf(subHeading, width, 8) + 20 * linesOf(disclosure, width, 7)

/** Letters of the widest of our fonts, in lines of which each ends a little early. */
const linesOf = ({ length }: string, width: number, letter: number) =>
  Math.max(1, Math.ceil((length * letter * 1.1) / width))
