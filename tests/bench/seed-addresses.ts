import type { Database } from '../../api/src/platform/database.ts'

export const addressRowCount = 1_000_000

/** Seeds as many addresses as a large state has: 25 door numbers per street, with street names that repeat across towns. */
export async function seedAddresses({ pool }: Database, rowCount: number) {
  // The triggers would fill the search tables row by row. Only searching is measured, so they are filled in one statement.
  await pool.query('alter table addresses disable trigger user')
  await pool.query(
    `with named as (
      select ${pickWord('first', 'n * 7 + n / 40')} || case n % 3 when 0 then '' else ' ' || ${pickWord('second', 'n / 3')} end
          || ' ' || ${pickWord('kinds', 'n')} as street,
        ${pickWord('towns', 'n / 11')} || ${pickWord('endings', 'n / 220')} as city,
        ${pickWord('states', 'n / 3300')} as state,
        lpad((1000 + n / 11 % 1200)::text, 5, '0') as zip
      from generate_series(1, $1::int) as n, json_to_record($2) as word(
        first text[], second text[], kinds text[], towns text[], endings text[], states text[])
    ), streets as materialized (
      select distinct on (key) * from (
        select address_key(concat_ws(' ', street, city, state, zip)) as key, * from named
      ) as keyed order by key
    ), inserted_addresses as (
      insert into addresses (key, street_key, door_key, full_address, door_number, street, city, state, zip)
      select door || ' ' || key, key, door::text, concat(door, ' ', street, ', ', city, ', ', state, ' ', zip),
        door::text, street, city, state, zip
      from streets, generate_series(1, 25) as door
    ), inserted_streets as (
      insert into address_streets (key) select key from streets
    )
    insert into address_words (word)
    select distinct word from streets, regexp_split_to_table(key, ' ') as word where word ~ '^[^0-9]{3,}$'`,
    [rowCount / 25, JSON.stringify(words)],
  )
  await pool.query('alter table addresses enable trigger user')
  await pool.query('vacuum analyze addresses, address_streets, address_words')
}

function pickWord(list: keyof typeof words, n: string) {
  return `${list}[1 + (${n}) % cardinality(${list})]`
}

const split = (text: string) => text.split(' ')

const words = {
  first: split(
    'Maple Oak Harbor Pine Cedar Main Church Mill River Spring Washington Lincoln Franklin Jefferson Highland Forest Meadow Prospect Chestnut Walnut Willow Birch Congress Pleasant Summer Winter School Park Lake Ocean Sunset Valley Union Court Pearl Elm Grove Central Bay Beach',
  ),
  second: split(
    'Hill View Ridge Brook Point Cove Field Wood Glen Crest Haven Side Bridge Stone Bank Landing Crossing Gate Spring Run',
  ),
  kinds: split('Street Avenue Road Lane Drive Court Place Way'),
  towns: split('Port West East South North New Fair Green Spring Brun Kenne Cam Bel Rock Free Scar Fal York Glou Ply'),
  endings: split('land field port wick bunk den fast ville borough mouth ham bury ton ford dale'),
  states: split('ME NH MA VT'),
}
