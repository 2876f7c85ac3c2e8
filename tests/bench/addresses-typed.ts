import type { Database } from '../../api/src/platform/database.ts'

/** What people type on their way to homes that exist: beginnings, words in another order, letters missing or swapped. */
export async function typedBeginnings({ pool }: Database): Promise<string[]> {
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
    `${door} ${swap(street)} ${city}`,
    `${street} ${swap(city)}`,
  ])
}

const swap = (word: string) => `${word[0]}${word[2]}${word[1]}${word.slice(3)}`
