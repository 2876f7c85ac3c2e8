import type { RowTexts } from './row-texts.ts'

/** A full name is “First Last” or “Last, First”. It counts only if the row has no other name. */
export function parseName(texts: RowTexts): { firstName: string; lastName: string } {
  const [firstName, lastName, fullName] = [texts.first('firstName'), texts.first('lastName'), texts.first('fullName')]
  if (firstName || lastName || !fullName) return { firstName, lastName }
  const [, beforeComma, afterComma] = /^([^,]+),\s*([^,]+)$/.exec(fullName) ?? []
  if (beforeComma && afterComma) return { firstName: afterComma, lastName: beforeComma }
  const words = fullName.split(' ')
  return words.length === 1
    ? { firstName: fullName, lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}
