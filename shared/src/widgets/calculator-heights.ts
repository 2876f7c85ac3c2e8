import type { Heights } from './reserved-height.ts'

interface CalculatorTexts {
  heading: string
  subHeading: string
  disclosure: string
}

/** What is as high as it is whatever the agency writes, in one column and in two. */
interface FixedHeights {
  narrow: number
  wide: number
  /** In the widest windows, where fields stand beside each other. */
  widest?: number
}

/** A calculator is the higher the more is written in it, and the lower the wider the window is. */
export const getCalculatorHeights = (texts: CalculatorTexts, { narrow, wide, widest = wide }: FixedHeights): Heights => ({
  from: 680,
  narrow: [320, 390, 640].map((at) => ({ at, height: narrow + getTextHeight(texts, at - 66) })),
  wide: [
    { at: 680, height: wide + getTextHeight(texts, 680 - 90) },
    { at: 1200, height: widest + getTextHeight(texts, 1200 - 90) },
  ],
})

const getTextHeight = ({ heading, subHeading, disclosure }: CalculatorTexts, width: number) =>
  30 * countLines(heading, width, 12.5) + 24 * countLines(subHeading, width, 8) + 20 * countLines(disclosure, width, 7)

/** Letters of the widest of our fonts, in lines of which each ends a little early. */
const countLines = ({ length }: string, width: number, letter: number) =>
  Math.max(1, Math.ceil((length * letter * 1.1) / width))
