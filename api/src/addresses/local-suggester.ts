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
    const leniency = Math.min(...found.map((ranked) => ranked.leniency))
    return found
      .filter((ranked) => ranked.leniency === leniency)
      .sort(compareRanked)
      .map(({ suggestion }) => suggestion)
  },
})

interface Found {
  suggestions: AddressSuggestion[]
  /** How often the search was loosened until it found something. What others found more strictly replaces it. */
  leniency: number
}

interface Ranked {
  suggestion: AddressSuggestion
  leniency: number
  place: number
}

const rank = ({ suggestions, leniency }: Found): Ranked[] =>
  suggestions.map((suggestion, place) => ({ suggestion, leniency, place }))

/** The best of each database come first, and among them the shorter one, as within a database. */
const compareRanked = (one: Ranked, other: Ranked) =>
  one.place - other.place ||
  one.suggestion.fullAddress.length - other.suggestion.fullAddress.length ||
  one.suggestion.fullAddress.localeCompare(other.suggestion.fullAddress)

async function suggestKnown(db: Db, text: string): Promise<Found> {
  const { door, rest } = parseTypedAddress(text)
  const found = await findAddresses(db, door, rest)
  if (found.suggestions.length > 0 || !door || !/^\d{5}$/.test(door)) return found
  // Five leading digits may also be a ZIP code.
  return loosen(await findAddresses(db, undefined, text), 2 * searchesAtDoor)
}

async function findAddresses(db: Db, door: string | undefined, text: string): Promise<Found> {
  const { key, lastWords } = await toAddressKey(db, text)
  const { unit, phrase } = splitUnit(key)
  const found = await findAddressesAtDoor(db, { door, unit, phrase, lastWords })
  if (found.suggestions.length > 0 || unit === '') return found
  return loosen(await findAddressesAtDoor(db, { door, unit: '', phrase, lastWords }), searchesAtDoor)
}

const loosen = ({ suggestions, leniency }: Found, searches: number): Found => ({
  suggestions,
  leniency: leniency + searches,
})

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

/** As typed, with words corrected that start no known one, and with every word corrected. */
const searchesAtDoor = 3

async function findAddressesAtDoor(db: Db, { door, unit, phrase, lastWords }: AddressSearch): Promise<Found> {
  const asTyped = (suggestions: AddressSuggestion[]): Found => ({ suggestions, leniency: 0 })
  if (door === undefined && phrase === '') return asTyped([])
  const byPrefix =
    door === undefined
      ? await findAddressesOnStreets(db, { streets: selectStreetsByPrefix(phrase), door, unit })
      : await findAddressesByPrefix(db, phrase, door, unit)
  if (byPrefix.length === maxSuggestions || phrase === '') return asTyped(byPrefix)

  const words = phrase.split(' ').slice(0, maxWords)
  const typedWords = words.map((word, at) => (at === words.length - 1 ? [word, ...lastWords] : [word]))
  const byWords = await findAddressesOnStreets(db, { streets: selectStreetsByWords(typedWords), door, unit })
  if (byPrefix.length + byWords.length > 0) return asTyped([...byPrefix, ...byWords])

  const correctable = words.filter((word) => /^\D{3,}$/.test(word))
  const corrections = correctable.length > 0 ? await findCorrections(db, correctable) : new Map<string, Correction>()
  if (corrections.size === 0) return asTyped([])
  const findCorrected = (toAlternatives: (typed: string[], correction: Correction) => string[]) => {
    const alternatives = typedWords.map((typed, at) =>
      toAlternatives(typed, corrections.get(words[at] ?? '') ?? { words: [], isPrefix: true }),
    )
    return findAddressesOnStreets(db, { streets: selectSimilarStreets(alternatives, phrase), door, unit })
  }
  // First keep words that may simply be incomplete, and correct only the others.
  const likely = await findCorrected((typed, { words, isPrefix }) => (isPrefix ? typed : words))
  if (likely.length > 0) return { suggestions: likely, leniency: 1 }
  return { suggestions: await findCorrected((typed, { words }) => [...typed, ...words]), leniency: 2 }
}

/** No address has more words. */
const maxWords = 10
