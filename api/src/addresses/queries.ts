import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'

export const maxSuggestions = 8
/** Streets considered for one query. */
const maxStreets = 400
/** Half as many when similar streets are searched, because each is compared with the input. */
const maxSimilarStreets = 200

/**
 * Normalizes a text as the database normalizes addresses: lower case, no punctuation, postal abbreviations. The last
 * word may be the start of a longer one, so `lastWords` holds its possible abbreviations: "harbor cou" can mean court.
 */
export async function toAddressKey(db: Db, text: string): Promise<{ key: string; lastWords: string[] }> {
  const { rows } = await sql<{ key: string; lastWords: string[] }>`
    select key, array(select means from address_words where means is not null and length(last) > 1 and word like last || '%') as "lastWords"
    from (select key, regexp_replace(key, '^.* ', '') as last from address_key(${text}) as key) as input`.execute(db)
  return rows[0] ?? { key: '', lastWords: [] }
}

/** A known US postal address in its parts. */
export type PostalAddress = Omit<Selectable<Schema['addresses']>, 'key' | 'street_key' | 'door_key'>

export const findAddress = (db: Db, text: string): Promise<PostalAddress | undefined> =>
  db
    .selectFrom('addresses')
    .select(['full_address', 'door_number', 'street', 'city', 'state', 'zip', 'latitude', 'longitude'])
    .where('key', '=', sql<string>`address_key(${text})`)
    .executeTakeFirst()

/** Ranked streets, lowest rank first, with an optional door number and unit. */
interface StreetSearch {
  streets: RawBuilder<unknown>
  door: string | undefined
  unit: string
}

export const selectStreetsByPrefix = (phrase: string) => sql`
  select key, 0 as rank from address_streets where key like ${`${phrase}%`} order by key limit ${maxStreets}`

/** Selects streets in which each list of alternatives has a word prefix, in any order. */
export const selectStreetsByWords = (words: readonly (readonly string[])[]) => sql`
  select key, 0 as rank from address_streets
  where ${sql.join(words.map(hasWordPrefix), sql` and `)} limit ${maxStreets}`

/** The same for corrected words; streets most similar to the input come first. */
export const selectSimilarStreets = (words: readonly (readonly string[])[], phrase: string) => sql`
  select key, -word_similarity(${phrase}, search) as rank from (
    select key, search from address_streets
    where ${sql.join(words.map(hasWordPrefix), sql` and `)} limit ${maxSimilarStreets}
  ) as found`

const hasWordPrefix = (alternatives: readonly string[]) =>
  sql`(${sql.join(
    alternatives.map((word) => sql`search like ${`% ${word}%`}`),
    sql` or `,
  )})`

/** Addresses with this door number on streets that start with the phrase. */
export async function findAddressesByPrefix(db: Db, phrase: string, door: string, unit: string) {
  const { rows } = await sql<AddressRow>`
    select ${columns} from addresses address
    where door_key = ${door} and street_key like ${`${phrase}%`} ${whereUnit(unit)}
    order by street_key limit ${maxSuggestions}`.execute(db)
  return rows.map(fromAddressRow)
}

/** Addresses on these streets with this door number. Without one, each street contributes one address before a second. */
export async function findAddressesOnStreets(
  db: Db,
  { streets, door, unit }: StreetSearch,
): Promise<AddressSuggestion[]> {
  const { rows } = await (door === undefined
    ? sql<AddressRow>`
        select ${columns} from (
          select key, rank from (${streets}) as street
          where exists (select from addresses where street_key = street.key)
          order by rank, length(key), key limit ${maxSuggestions}
        ) as street cross join lateral (
          select *, row_number() over (order by length(door_key), door_key) as nth from addresses address
          where street_key = street.key ${whereUnit(unit)} order by length(door_key), door_key limit ${maxSuggestions}
        ) as address
        order by nth, rank, length(street.key), street.key limit ${maxSuggestions}`
    : sql<AddressRow>`
        select ${columns} from (${streets}) as street
        join addresses address on address.street_key = street.key and address.door_key = ${door} ${whereUnit(unit)}
        order by rank, length(street.key), street.key limit ${maxSuggestions}`
  ).execute(db)
  return rows.map(fromAddressRow)
}

/** Words similar to a typed one, most similar first, and whether the typed word is itself the start of a known one. */
export interface Correction {
  words: string[]
  isPrefix: boolean
}

/** Adds the addresses of the current account's properties to the suggestions. */
export const shareAddresses = (db: Db) => sql`select share_addresses()`.execute(db)

/** Removes them, except those that another account shares. */
export const withdrawAddresses = (db: Db) => sql`select withdraw_addresses()`.execute(db)

/** Corrections by typed word; words without any similar one are missing. */
export async function findCorrections(db: Db, typedWords: readonly string[]): Promise<Map<string, Correction>> {
  const selects = typedWords.map((typed) => {
    const swaps = listSwaps(typed)
    return sql`(
      select ${typed}::text as typed, coalesce(means, word) as word,
        exists (select from address_words where word like ${`${typed}%`}) as "isPrefix"
      from address_words where word % ${typed} or word = any(${swaps})
      order by greatest(similarity(word, ${typed}), case when word = any(${swaps}) then 0.9 end) desc, word limit 3)`
  })
  const { rows } = await sql<{ typed: string; word: string; isPrefix: boolean }>`
    ${sql.join(selects, sql` union all `)}`.execute(db)
  const corrections = new Map<string, Correction>()
  for (const { typed, word, isPrefix } of rows)
    corrections.set(typed, { words: [...(corrections.get(typed)?.words ?? []), word], isPrefix })
  return corrections
}

/** All words that result from swapping two adjacent letters, the most common typo: "mian" for "main". */
function listSwaps(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).map((_, at) => {
    const swap = [...letters]
    ;[swap[at], swap[at + 1]] = [letters[at + 1] as string, letters[at] as string]
    return swap.join('')
  })
}

interface AddressRow extends Omit<AddressSuggestion, 'fullAddress' | 'doorNumber'> {
  full_address: string
  door_number: string
}

const columns = sql`full_address, door_number, street, city, state, zip, latitude, longitude`
const whereUnit = (unit: string) => (unit ? sql`and address.key like ${`% ${unit}%`}` : sql``)

const fromAddressRow = ({ full_address, door_number, ...row }: AddressRow): AddressSuggestion => ({
  fullAddress: full_address,
  doorNumber: door_number,
  ...row,
})
