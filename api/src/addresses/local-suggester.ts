import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { listInCells } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'
import { parseTypedAddress } from './parse-typed-address.ts'
import {
  type Correction,
  findAddressesByPrefix,
  findAddressesOnStreets,
  findCorrections,
  maxSuggestions,
  selectSimilarStreets,
  selectStreetsByPrefix,
  selectStreetsByWords,
  toAddressKey,
} from './queries.ts'
import type { Suggester } from './suggester.ts'

/** Suggests addresses of known properties by prefix, by words in any order, and with typos corrected. */
export const createLocalSuggester = (db: Db): Suggester => ({
  async suggest(text) {
    const found = await listInCells(db, async (db) => rank(await suggestKnown(db, text)))
    return found.sort(compareRanked).map(({ suggestion }) => suggestion)
  },
})

interface Ranked {
  suggestion: AddressSuggestion
  place: number
}

const rank = (suggestions: AddressSuggestion[]): Ranked[] =>
  suggestions.map((suggestion, place) => ({ suggestion, place }))

/** The best of each database come first, and among them the shorter one, as within a database. */
const compareRanked = (one: Ranked, other: Ranked) =>
  one.place - other.place ||
  one.suggestion.fullAddress.length - other.suggestion.fullAddress.length ||
  one.suggestion.fullAddress.localeCompare(other.suggestion.fullAddress)

async function suggestKnown(db: Db, text: string): Promise<AddressSuggestion[]> {
  const { door, rest } = parseTypedAddress(text)
  const found = await findAddresses(db, door, rest)
  // Five leading digits may also be a ZIP code.
  return found.length === 0 && door && /^\d{5}$/.test(door) ? findAddresses(db, undefined, text) : found
}

async function findAddresses(db: Db, door: string | undefined, text: string): Promise<AddressSuggestion[]> {
  const { key, lastWords } = await toAddressKey(db, text)
  const { unit, phrase } = splitUnit(key)
  const found = await findAddressesAtDoor(db, { door, unit, phrase, lastWords })
  return found.length > 0 || unit === '' ? found : findAddressesAtDoor(db, { door, unit: '', phrase, lastWords })
}

/** A unit belongs to the door and not to the street name, wherever it was typed. */
function splitUnit(key: string) {
  const [unit = ''] = /\b(apt|ste) \S+/.exec(key) ?? []
  return { unit, phrase: key.replace(unit, ' ').replace(/\s+/g, ' ').trim() }
}

interface AddressSearch {
  door: string | undefined
  unit: string
  phrase: string
  /** Possible abbreviations of the last word, which may be incomplete. */
  lastWords: string[]
}

async function findAddressesAtDoor(
  db: Db,
  { door, unit, phrase, lastWords }: AddressSearch,
): Promise<AddressSuggestion[]> {
  if (door === undefined && phrase === '') return []
  const byPrefix =
    door === undefined
      ? await findAddressesOnStreets(db, { streets: selectStreetsByPrefix(phrase), door, unit })
      : await findAddressesByPrefix(db, phrase, door, unit)
  if (byPrefix.length === maxSuggestions || phrase === '') return byPrefix

  const words = phrase.split(' ').slice(0, maxWords)
  const typedWords = words.map((word, at) => (at === words.length - 1 ? [word, ...lastWords] : [word]))
  const byWords = await findAddressesOnStreets(db, { streets: selectStreetsByWords(typedWords), door, unit })
  if (byPrefix.length + byWords.length > 0) return [...byPrefix, ...byWords]

  const correctable = words.filter((word) => /^\D{3,}$/.test(word))
  const corrections = correctable.length > 0 ? await findCorrections(db, correctable) : new Map<string, Correction>()
  if (corrections.size === 0) return []
  const findCorrected = (toAlternatives: (typed: string[], correction: Correction) => string[]) => {
    const alternatives = typedWords.map((typed, at) =>
      toAlternatives(typed, corrections.get(words[at] ?? '') ?? { words: [], isPrefix: true }),
    )
    return findAddressesOnStreets(db, { streets: selectSimilarStreets(alternatives, phrase), door, unit })
  }
  // First keep words that may simply be incomplete, and correct only the others.
  const likely = await findCorrected((typed, { words, isPrefix }) => (isPrefix ? typed : words))
  return likely.length > 0 ? likely : findCorrected((typed, { words }) => [...typed, ...words])
}

/** No address has more words. */
const maxWords = 10
