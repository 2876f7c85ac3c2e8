/** How a contact is looked for: all of some words, or, of what looks like a telephone number, its digits. */
export interface SearchWords {
  /** The text as the database keeps it: small letters without accents. */
  key: string
  words: string[]
  digits: string | undefined
}

const wordMaximum = 8

export function searchWords(text: string): SearchWords {
  const key = keyOf(text)
  const words = key
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordMaximum)
  return { key, words, digits: digitsOf(text) }
}

const keyOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** A number is kept without the country code of North America. */
function digitsOf(text: string) {
  if (!/^[\d\s().+-]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const national = /^\s*\+\s*1/.test(text) && digits.length < 11 ? digits.replace(/^1/, '') : digits
  return national.length >= 3 ? national : undefined
}
