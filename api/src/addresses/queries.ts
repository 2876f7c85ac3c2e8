import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { swapped } from './swapped.ts'

export const wanted = 8
/** No more streets than this are looked at for one question. */
const streetMaximum = 400
/** Of those that are only like what was typed half as many: each is compared. */
const likeMaximum = 200

/**
 * What the database compares addresses by: small letters, no punctuation, the post's short words. The last word may be
 * on its way to a long one: "harbor cou" is going to be a court.
 */
export async function keyOf(db: Db, text: string): Promise<{ key: string; last: string[] }> {
  const { rows } = await sql<{ key: string; last: string[] }>`
    select key, array(select means from address_words where means is not null and length(last) > 1 and word like last || '%') as last
    from (select key, regexp_replace(key, '^.* ', '') as last from address_key(${text}) as key) as asked`.execute(db)
  return rows[0] ?? { key: '', last: [] }
}

/** Where to look: streets with a rank, the least first; perhaps one door of them, perhaps one unit behind it. */
interface Place {
  streets: RawBuilder<unknown>
  door: string | undefined
  unit: string
}

/** Streets that begin like this. */
export const streetsBeginning = (phrase: string) => sql`
  select key, 0 as rank from address_streets where key like ${`${phrase}%`} order by key limit ${streetMaximum}`

/** Streets on which every word, or what else it may be, begins one of theirs, wherever it stands. */
export const streetsWith = (words: readonly (readonly string[])[]) => sql`
  select key, 0 as rank from address_streets
  where ${sql.join(words.map(beginsOneOf), sql` and `)} limit ${streetMaximum}`

/** The same with words that may have been meant; the likest to what was typed come first. */
export const streetsLike = (meant: readonly (readonly string[])[], phrase: string) => sql`
  select key, -word_similarity(${phrase}, search) as rank from (
    select key, search from address_streets
    where ${sql.join(meant.map(beginsOneOf), sql` and `)} limit ${likeMaximum}
  ) as found`

const beginsOneOf = (words: readonly string[]) =>
  sql`(${sql.join(
    words.map((word) => sql`search like ${`% ${word}%`}`),
    sql` or `,
  )})`

/** Addresses with this door on streets that begin like this. */
export async function addressesBeginning(db: Db, phrase: string, door: string, unit: string) {
  const { rows } = await sql<Row>`
    select ${columns} from addresses home
    where door_key = ${door} and street_key like ${`${phrase}%`} ${withUnit(unit)}
    order by street_key limit ${wanted}`.execute(db)
  return rows.map(toSuggestion)
}

/** Addresses on these streets: with this door or, without one, one of each street before a second of any. */
export async function addressesOn(db: Db, { streets, door, unit }: Place): Promise<AddressSuggestion[]> {
  const { rows } = await (door === undefined
    ? sql<Row>`
        select ${columns} from (
          select key, rank from (${streets}) as street order by rank, length(key), key limit ${wanted}
        ) as street cross join lateral (
          select *, row_number() over (order by length(door_key), door_key) as nth from addresses home
          where street_key = street.key ${withUnit(unit)} order by length(door_key), door_key limit ${wanted}
        ) as home
        order by nth, rank, length(street.key), street.key limit ${wanted}`
    : sql<Row>`
        select ${columns} from (${streets}) as street
        join addresses home on home.street_key = street.key and home.door_key = ${door} ${withUnit(unit)}
        order by rank, length(street.key), street.key limit ${wanted}`
  ).execute(db)
  return rows.map(toSuggestion)
}

/** A word as it was typed, the words it is like, the likest first, and whether it begins one as it is. */
export interface Meant {
  words: string[]
  isBeginning: boolean
}

/** Words that are like nothing are left out. */
export async function meantBy(db: Db, typedWords: readonly string[]): Promise<Map<string, Meant>> {
  const asked = typedWords.map((typed) => {
    const swaps = swapped(typed)
    return sql`(
      select ${typed}::text as typed, coalesce(means, word) as word,
        exists (select from address_words where word like ${`${typed}%`}) as "isBeginning"
      from address_words where word % ${typed} or word = any(${swaps})
      order by greatest(similarity(word, ${typed}), case when word = any(${swaps}) then 0.9 end) desc, word limit 3)`
  })
  const { rows } = await sql<{ typed: string; word: string; isBeginning: boolean }>`
    ${sql.join(asked, sql` union all `)}`.execute(db)
  const meant = new Map<string, Meant>()
  for (const { typed, word, isBeginning } of rows)
    meant.set(typed, { words: [...(meant.get(typed)?.words ?? []), word], isBeginning })
  return meant
}

interface Row extends Omit<AddressSuggestion, 'fullAddress' | 'doorNumber'> {
  full_address: string
  door_number: string
}

const columns = sql`full_address, door_number, street, city, state, zip, latitude, longitude`
const withUnit = (unit: string) => (unit ? sql`and home.key like ${`% ${unit}%`}` : sql``)

const toSuggestion = ({ full_address, door_number, ...row }: Row): AddressSuggestion => ({
  fullAddress: full_address,
  doorNumber: door_number,
  ...row,
})
