/** A part of a text, from one index to before another. */
type MatchRange = readonly [start: number, end: number]

/**
 * The parts of a text that match the words of a search, whatever their case and accents. Digits also match across the
 * punctuation of a phone number.
 */
export function findMatches(text: string, query: string): MatchRange[] {
  const letters = normalize(text)
  const digits = letters.filter(({ character }) => isDigit(character))
  const ranges = isPhonePart(query)
    ? [findRange(digits, query.replace(/\D/g, '')), findRange(letters, query.trim())]
    : query.split(/\s+/).map((word) => findRange(letters, word))
  return mergeRanges(ranges.filter((range) => range !== undefined))
}

interface Letter {
  character: string
  /** The position in the text that is shown. */
  index: number
}

const normalize = (text: string): Letter[] =>
  [...text].reduce<{ letters: Letter[]; index: number }>(
    ({ letters, index }, shown) => {
      const plain = toPlain(shown)
      return {
        letters: [...letters, ...[...plain].map((character) => ({ character, index }))],
        index: index + shown.length,
      }
    },
    { letters: [], index: 0 },
  ).letters

const toPlain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** The first match at the beginning of a word, otherwise the first anywhere. */
function findRange(letters: readonly Letter[], word: string): MatchRange | undefined {
  const plain = toPlain(word)
  if (plain === '') return undefined
  const text = letters.map(({ character }) => character).join('')
  const atWord = ` ${text}`.search(new RegExp(`[^\\p{L}\\p{N}]${escapeRegExp(plain)}`, 'u'))
  const start = atWord >= 0 ? atWord : text.indexOf(plain)
  const [first, last] = [letters[start], letters[start + plain.length - 1]]
  return first && last && [first.index, last.index + 1]
}

/** Three digits or more, as the server searches phone numbers. */
const isPhonePart = (query: string) => /^[\d\s().+-]+$/.test(query) && query.replace(/\D/g, '').length >= 3

const isDigit = (character: string) => /\d/.test(character)

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function mergeRanges(ranges: MatchRange[]): MatchRange[] {
  const merged: MatchRange[] = []
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)]
    else merged.push([start, end])
  }
  return merged
}
