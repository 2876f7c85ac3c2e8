import type { PostcardFont } from './drawing.ts'
import type { PostcardMeasure } from './measure.ts'

/** The next best look, for names with letters that a decorative font lacks. */
const substitutes: Record<PostcardFont, PostcardFont[]> = {
  sans: [],
  'sans-bold': [],
  serif: ['sans'],
  'serif-bold': ['sans-bold'],
  display: ['serif-bold', 'sans-bold'],
  hand: ['serif', 'sans'],
}

interface ResolvedFont {
  font: PostcardFont
  /** The text without the characters that no font has. */
  printable: string
  missing: string[]
}

/** Chooses a font that has all letters of a text, so that no word changes its look in the middle. */
export function resolveFont(measure: PostcardMeasure, wanted: PostcardFont, text: string): ResolvedFont {
  const whole = toPrintable(text)
  const candidates = [wanted, ...substitutes[wanted]]
  const listMissing = (font: PostcardFont) => [
    ...new Set([...whole].filter((character) => character !== '\n' && !measure.hasGlyph(font, character))),
  ]
  const font = candidates.find((candidate) => listMissing(candidate).length === 0) ?? candidates.at(-1) ?? wanted
  const missing = listMissing(font)
  const printable = missing.length > 0 ? [...whole].filter((character) => !missing.includes(character)).join('') : whole
  return { font, printable, missing }
}

/** Letters and their accents as one character, and none of the signs that only direct how a text is set. */
const toPrintable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\u00ad|[\u200b-\u200f]|\u2060|\ufe0e|\ufe0f|\ufeff/g, '')
    .replace(/[\t\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
