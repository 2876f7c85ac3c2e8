import { getContrast, getTextColor, toReadableColor } from './contrast.ts'

/** Page backgrounds behind text in the brand's color. */
export const backgrounds = { light: '#FFFFFF', dark: '#1C1917' } as const

/** Readable variants of the brand's color. */
export interface BrandColors {
  /** The brand's color as a background, and the text on it. */
  color: string
  onColor: string
  /** The brand's color as text on light and on dark backgrounds. */
  ink: string
  inkOnDark: string
}

export function getBrandColors(color: string): BrandColors {
  const onColor = getTextColor(color)
  return {
    // Neither white nor dark text is readable on some medium colors, so the background is adjusted too.
    color: toReadableColor(color, onColor),
    onColor,
    ink: toReadableColor(color, backgrounds.light),
    inkOnDark: toReadableColor(color, backgrounds.dark),
  }
}

export interface ContrastReport {
  use: 'button' | 'light' | 'dark'
  /** The color that visitors see, which is the original color if that is readable. */
  adjusted: string
  /** Contrast of the original color. */
  before: number
  /** Contrast of the adjusted color. */
  after: number
}

export function listContrastReports(chosen: string): ContrastReport[] {
  const { color, onColor, ink, inkOnDark } = getBrandColors(chosen)
  const createReport = (use: ContrastReport['use'], adjusted: string, against: string): ContrastReport => ({
    use,
    adjusted,
    before: getContrast(chosen, against),
    after: getContrast(adjusted, against),
  })
  return [
    createReport('button', color, onColor),
    createReport('light', ink, backgrounds.light),
    createReport('dark', inkOnDark, backgrounds.dark),
  ]
}
