/** A contact matches all the words, or the digits when the text looks like a phone number. */
export interface SearchTerms {
  /** The text as the database indexes it: lowercase without accents. */
  key: string
  words: string[]
  digits: string | undefined
}

const wordMaximum = 8

export function parseSearch(text: string): SearchTerms {
  const key = toSearchKey(text)
  const words = key
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordMaximum)
  return { key, words, digits: getPhoneDigits(text) }
}

const toSearchKey = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Strips the North American country code. */
function getPhoneDigits(text: string) {
  if (!/^[\d\s().+-]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const national = /^\s*\+\s*1/.test(text) && digits.length < 11 ? digits.replace(/^1/, '') : digits
  return national.length >= 3 ? national : undefined
}
