import type { Database } from '../../api/src/platform/database.ts'

/** Searches for existing addresses as people type them: incomplete, in another word order, with missing or swapped letters. */
export async function listTypedSearches({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ door: string; street: string; city: string }>(`
    select door_number as door, street, city from addresses
    where hashtext(key) % 4000 = 0 order by hashtext(key), key limit 200`)
  return rows.flatMap(({ door, street, city }) => [
    `${door} ${street.slice(0, 3)}`,
    `${door} ${street}`,
    `${door} ${street}, ${city.slice(0, 4)}`,
    `${street} ${city}`,
    `${door} ${city} ${street}`,
    `${door} ${street.slice(0, 2)}${street.slice(3)}`,
    `${door} ${swapLetters(street)} ${city}`,
    `${street} ${swapLetters(city)}`,
  ])
}

const swapLetters = (word: string) => `${word[0]}${word[2]}${word[1]}${word.slice(3)}`
