import { balanceLines, breakLines, truncateLine } from './break-lines.ts'
import type { PostcardFont } from './drawing.ts'
import type { PostcardMeasure } from './measure.ts'

export interface TextStyle {
  font: PostcardFont
  /** In points. The text shrinks from `size` to `minimumSize` until it fits. */
  size: number
  minimumSize: number
  /** In parts of the size. */
  lineHeight?: number
  letterSpacing?: number
  maximumLines?: number
  /** Makes the lines about equally long. */
  isBalanced?: boolean
  /** Between paragraphs, in parts of the size. */
  paragraphGap?: number
}

export interface FittedText {
  size: number
  lines: FittedLine[]
  /** From the top of the first line's capitals to the base line of the last line. */
  height: number
  /** The lines were cut off, because the text is too long even at the minimum size. */
  isCut: boolean
}

interface FittedLine {
  text: string
  /** The base line, from the base line of the first. */
  y: number
}

/** Breaks a text into the lines of a box, at the largest size at which it fits. */
export function fitText(
  measure: PostcardMeasure,
  text: string,
  box: { width: number; height: number },
  style: TextStyle,
): FittedText {
  const steps = 24
  for (let step = 0; step <= steps; step++) {
    const size = style.size - ((style.size - style.minimumSize) * step) / steps
    const fitted = setText(measure, text, box.width, style, size)
    if (fits(measure, fitted, box, style)) return fitted
  }
  return cut(measure, setText(measure, text, box.width, style, style.minimumSize), box, style)
}

const tolerance = 0.001

function fits(measure: PostcardMeasure, fitted: FittedText, box: { width: number; height: number }, style: TextStyle) {
  const { font, maximumLines = Number.POSITIVE_INFINITY, letterSpacing = 0 } = style
  return (
    fitted.height <= box.height + tolerance &&
    fitted.lines.length <= maximumLines &&
    fitted.lines.every(
      ({ text }) => measure.getWidth(font, text, fitted.size, letterSpacing * fitted.size) <= box.width + tolerance,
    )
  )
}

function setText(measure: PostcardMeasure, text: string, width: number, style: TextStyle, size: number): FittedText {
  const { lineHeight = 1.3, paragraphGap = 0.55, letterSpacing = 0, isBalanced = false, font } = style
  const space = { width, getWidth: (line: string) => measure.getWidth(font, line, size, letterSpacing * size) }
  const lines: FittedLine[] = []
  let y = 0
  for (const paragraph of text.split('\n')) {
    const broken = (isBalanced ? balanceLines : breakLines)(paragraph, space)
    if (lines.length > 0 && broken.length > 0) y += paragraphGap * size
    for (const line of broken) {
      lines.push({ text: line, y })
      y += lineHeight * size
    }
  }
  return { size, lines, height: toHeight(lines, size), isCut: false }
}

/** Capitals are about 0.72 of the size high. */
const toHeight = (lines: FittedLine[], size: number) => (lines.at(-1)?.y ?? 0) + (lines.length > 0 ? size * 0.72 : 0)

function cut(measure: PostcardMeasure, fitted: FittedText, box: { width: number; height: number }, style: TextStyle) {
  const { font, letterSpacing = 0, maximumLines = Number.POSITIVE_INFINITY } = style
  const { size } = fitted
  const space = {
    width: box.width,
    getWidth: (line: string) => measure.getWidth(font, line, size, letterSpacing * size),
  }
  const lines = fitted.lines
    .filter(({ y }, index) => index < maximumLines && y + size * 0.72 <= box.height + tolerance)
    .map((line, index, kept) => {
      const isLast = index === kept.length - 1 && kept.length < fitted.lines.length
      return { ...line, text: truncateLine(isLast ? `${line.text}…` : line.text, space) }
    })
  return { size, lines, height: toHeight(lines, size), isCut: true }
}
