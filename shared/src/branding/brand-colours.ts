import { contrast, readableOn, textOn } from './contrast.ts'

/** The grounds that a brand's text stands on where the ground is not the brand's own. */
export const grounds = { light: '#FFFFFF', dark: '#1C1917' } as const

/** What one chosen colour becomes where people have to read it. */
export interface BrandColours {
  /** The brand as a ground, and the text on it. */
  colour: string
  onColour: string
  /** The brand as text on light and on dark ground. */
  ink: string
  inkOnDark: string
}

export function brandColoursOf(chosen: string): BrandColours {
  const onColour = textOn(chosen)
  return {
    // A middling colour carries neither white nor black text: it steps away from its text until it does.
    colour: readableOn(chosen, onColour),
    onColour,
    ink: readableOn(chosen, grounds.light),
    inkOnDark: readableOn(chosen, grounds.dark),
  }
}

export interface Reading {
  use: 'ground' | 'light' | 'dark'
  /** What visitors see instead of the chosen colour, or the colour itself. */
  shown: string
  /** How readable the chosen colour is by itself, and how readable it is as shown. */
  before: number
  after: number
}

/** How a colour does in each of its uses, before and after it is adjusted. */
export function readingsOf(chosen: string): Reading[] {
  const { colour, onColour, ink, inkOnDark } = brandColoursOf(chosen)
  const reading = (use: Reading['use'], shown: string, against: string): Reading => ({
    use,
    shown,
    before: contrast(chosen, against),
    after: contrast(shown, against),
  })
  return [
    reading('ground', colour, onColour),
    reading('light', ink, grounds.light),
    reading('dark', inkOnDark, grounds.dark),
  ]
}
