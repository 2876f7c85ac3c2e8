import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Db } from '../platform/database.ts'
import {
  addressesBeginning,
  addressesOn,
  keyOf,
  type Meant,
  meantBy,
  streetsBeginning,
  streetsLike,
  streetsWith,
  wanted,
} from './queries.ts'
import type { Suggester } from './suggester.ts'
import { readTypedAddress } from './typed-address.ts'

/** The homes that agencies know of, as they are typed: their beginning, their words in any order, or nearly so. */
export const openBook = (db: Db): Suggester => ({
  async suggest(text) {
    const { door, rest } = readTypedAddress(text)
    const found = await lookUp(db, door, rest)
    // Five digits alone at the beginning may as well be the post's.
    return found.length === 0 && door && /^\d{5}$/.test(door) ? lookUp(db, undefined, text) : found
  },
})

async function lookUp(db: Db, door: string | undefined, text: string): Promise<AddressSuggestion[]> {
  const { key, last } = await keyOf(db, text)
  const { unit, phrase } = splitUnit(key)
  const found = await lookUpPlace(db, { door, unit, phrase, last })
  return found.length > 0 || unit === '' ? found : lookUpPlace(db, { door, unit: '', phrase, last })
}

/** The flat is behind the door and not in the name of the street, wherever it is typed. */
function splitUnit(key: string) {
  const [unit = ''] = /\b(apt|ste) \S+/.exec(key) ?? []
  return { unit, phrase: key.replace(unit, ' ').replace(/\s+/g, ' ').trim() }
}

interface Asked {
  door: string | undefined
  unit: string
  phrase: string
  /** What the last word may become. */
  last: string[]
}

async function lookUpPlace(db: Db, { door, unit, phrase, last }: Asked): Promise<AddressSuggestion[]> {
  if (door === undefined && phrase === '') return []
  const beginning =
    door === undefined
      ? await addressesOn(db, { streets: streetsBeginning(phrase), door, unit })
      : await addressesBeginning(db, phrase, door, unit)
  if (beginning.length === wanted || phrase === '') return beginning

  const words = phrase.split(' ').slice(0, wordMaximum)
  const asTyped = words.map((word, at) => (at === words.length - 1 ? [word, ...last] : [word]))
  const found = [...beginning, ...(await addressesOn(db, { streets: streetsWith(asTyped), door, unit }))]
  if (found.length > 0) return found

  const spoilt = words.filter((word) => /^\D{3,}$/.test(word))
  const meant = spoilt.length > 0 ? await meantBy(db, spoilt) : new Map<string, Meant>()
  if (meant.size === 0) return []
  const lookUpLike = (alternatives: (typed: string[], meant: Meant) => string[]) => {
    const asMeant = asTyped.map((typed, at) =>
      alternatives(typed, meant.get(words[at] ?? '') ?? { words: [], isBeginning: true }),
    )
    return addressesOn(db, { streets: streetsLike(asMeant, phrase), door, unit })
  }
  // A word that begins one is first taken at its word.
  const likely = await lookUpLike((typed, { words, isBeginning }) => (isBeginning ? typed : words))
  return likely.length > 0 ? likely : lookUpLike((typed, { words }) => [...typed, ...words])
}

/** An address has no more; what comes after would only be looked for. */
const wordMaximum = 10
