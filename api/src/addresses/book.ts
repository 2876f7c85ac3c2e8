import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Db } from '../platform/database.ts'
import {
  addressesBeginning,
  addressesOn,
  keyOf,
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
    const found = await lookUp(db, { door, ...splitUnit(await keyOf(db, rest)) })
    // Five digits alone at the beginning may as well be the post's.
    if (found.length > 0 || !door || !/^\d{5}$/.test(door)) return found
    return lookUp(db, { door: undefined, ...splitUnit(await keyOf(db, text)) })
  },
})

interface Asked {
  door: string | undefined
  phrase: string
  unit: string
}

/** The flat is behind the door and not in the name of the street, wherever it is typed. */
function splitUnit(key: string) {
  const [unit = ''] = /\b(apt|ste) \S+/.exec(key) ?? []
  return { unit, phrase: key.replace(unit, ' ').replace(/\s+/g, ' ').trim() }
}

async function lookUp(db: Db, asked: Asked): Promise<AddressSuggestion[]> {
  const found = await lookUpPlace(db, asked)
  return found.length > 0 || asked.unit === '' ? found : lookUpPlace(db, { ...asked, unit: '' })
}

async function lookUpPlace(db: Db, { door, phrase, unit }: Asked): Promise<AddressSuggestion[]> {
  if (door === undefined && phrase === '') return []
  const beginning =
    door === undefined
      ? await addressesOn(db, { streets: streetsBeginning(phrase), door, unit })
      : await addressesBeginning(db, phrase, door, unit)
  if (beginning.length === wanted || phrase === '') return beginning

  const words = [...new Set(phrase.split(' '))].slice(0, wordMaximum)
  const anyOrder = await addressesOn(db, {
    streets: streetsWith(words),
    door,
    unit,
  })
  const found = [...beginning, ...anyOrder]
  if (found.length > 0) return found

  const meant = await meantBy(
    db,
    words.filter((word) => /^\D{3,}$/.test(word)),
  )
  if (meant.size === 0) return []
  const alternatives = words.map((word) => [word, ...(meant.get(word) ?? [])])
  return addressesOn(db, { streets: streetsLike(alternatives, phrase), door, unit })
}

/** An address has no more; what comes after would only be looked for. */
const wordMaximum = 10
