import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/**
 * Chance and ids for rows that are made inside Postgres, by the number of the row and a salt: the same row always
 * draws the same. The functions live in this connection's temporary schema and end with it.
 */
export async function teachChance(db: Db) {
  await sql
    .raw(`
    create or replace function pg_temp.chance(n bigint, salt bigint) returns double precision
      language sql immutable as $$
        select (hashint8extended(n, salt) & 9007199254740991)::double precision / 9007199254740992
      $$;

    create or replace function pg_temp.pick(choices anyarray, n bigint, salt bigint) returns anyelement
      language sql immutable as $$
        select choices[1 + floor(pg_temp.chance(n, salt) * cardinality(choices))::int]
      $$;

    create or replace function pg_temp.moment(ms bigint) returns timestamptz
      language sql immutable as $$ select to_timestamp(ms / 1000.0::double precision) $$;

    create or replace function pg_temp.milliseconds(at timestamptz) returns bigint
      language sql stable as $$ select (extract(epoch from at) * 1000)::bigint $$;

    -- UUIDv7: 48 bits of time, the version, 12 bits of chance, the variant, 62 bits of chance.
    create or replace function pg_temp.id_at(ms bigint, n bigint, salt bigint) returns uuid
      language sql immutable as $$
        select encode(
          int8send((ms << 16) | 28672 | (hashint8extended(n, salt) & 4095)) ||
          int8send((hashint8extended(n, salt + 1) & 4611686018427387903) | (-9223372036854775808)),
          'hex')::uuid
      $$;
  `)
    .execute(db)
}
