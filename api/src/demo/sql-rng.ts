import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/**
 * Random numbers and ids for rows that are created inside Postgres, derived from a row number and a salt, so that the
 * same row always gets the same values. The functions live in the temporary schema of the connection.
 */
export async function createRngFunctions(db: Db) {
  await sql
    .raw(`
    create or replace function pg_temp.rng(n bigint, salt bigint) returns double precision
      language sql immutable as $$
        select (hashint8extended(n, salt) & 9007199254740991)::double precision / 9007199254740992
      $$;

    create or replace function pg_temp.pick(choices anyarray, n bigint, salt bigint) returns anyelement
      language sql immutable as $$
        select choices[1 + floor(pg_temp.rng(n, salt) * cardinality(choices))::int]
      $$;

    create or replace function pg_temp.to_time(ms bigint) returns timestamptz
      language sql immutable as $$ select to_timestamp(ms / 1000.0::double precision) $$;

    create or replace function pg_temp.to_ms(at timestamptz) returns bigint
      language sql stable as $$ select (extract(epoch from at) * 1000)::bigint $$;

    -- UUIDv7: 48 bits of time, the version, 12 random bits, the variant, 62 random bits.
    create or replace function pg_temp.uuid_at(ms bigint, n bigint, salt bigint) returns uuid
      language sql immutable as $$
        select encode(
          int8send((ms << 16) | 28672 | (hashint8extended(n, salt) & 4095)) ||
          int8send((hashint8extended(n, salt + 1) & 4611686018427387903) | (-9223372036854775808)),
          'hex')::uuid
      $$;
  `)
    .execute(db)
}
