import { getContrast, toReadableColor, getTextColor } from './contrast.ts'

/** The grounds that a brand's text stands on where the ground is not the brand's own. */
export const backgrounds = { light: '#FFFFFF', dark: '#1C1917' } as const

/** What one chosen colour becomes where people have to read it. */
export interface BrandColors {
  /** The brand as a ground, and the text on it. */
  colour: string
  onColour: string
  /** The brand as text on light and on dark ground. */
  ink: string
  inkOnDark: string
}

export function getBrandColors(chosen: string): BrandColors {
  const onColour = getTextColor(chosen)
  return {
    // A middling colour carries neither white nor black text: it steps away from its text until it does.
    colour: toReadableColor(chosen, onColour),
    onColour,
    ink: toReadableColor(chosen, backgrounds.light),
    inkOnDark: toReadableColor(chosen, backgrounds.dark),
  }
}

export interface ContrastReport {
  use: 'ground' | 'light' | 'dark'
  /** What visitors see instead of the chosen colour, or the colour itself. */
  adjusted: string
  /** How readable the chosen colour is by itself, and how readable it is as shown. */
  before: number
  after: number
}

/** How a colour does in each of its uses, before and after it is adjusted. */
export function listContrastReports(chosen: string): ContrastReport[] {
  const { colour, onColour, ink, inkOnDark } = getBrandColors(chosen)
  const reading = (use: ContrastReport['use'], shown: string, against: string): ContrastReport => ({
    use,
    adjusted,
    before: getContrast(chosen, against),
    after: getContrast(shown, against),
  })
  return [
    reading('ground', colour, onColour),
    reading('light', ink, backgrounds.light),
    reading('dark', inkOnDark, backgrounds.dark),
  ]
}
