import { parseMergeText } from '../../content/merge-fields.ts'
import { cleanLine } from '../../text/clean-text.ts'
import type { ReadText } from './html.ts'

/** A text whose merge fields are found once and filled for each recipient. */
export function readMergeText(text: string): ReadText {
  const parts = parseMergeText(text)
  if (parts.every(({ type }) => type !== 'field')) return () => text
  return ({ values }) => {
    let filled = ''
    for (const part of parts) filled += part.type === 'field' ? toLine(values[part.name]) || part.fallback : part.text
    return filled
  }
}

/** One line without control characters, so that a subject never becomes another header. */
export const readMergeLine = (text: string): ReadText => {
  const read = readMergeText(text)
  return (recipient) => toLine(read(recipient))
}

/** Values come from outside. Checked first, because nearly all of them are clean. */
const toLine = (value = '') => (unclean.test(value) ? cleanLine(value) : value)

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
const unclean = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]|\s\s|^\s|\s$/
