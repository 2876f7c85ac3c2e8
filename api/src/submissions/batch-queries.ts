import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'

/**
 * Runs writes that do not read each other's rows as one statement, to save round trips. Postgres runs `call` first: the
 * main query comes before writes whose rows nothing reads. Planning the whole costs more than running it, so each of the
 * few combinations of writes is planned once per connection.
 */
export async function batchWrites(db: Db, writes: readonly Compilable[], call: RawBuilder<unknown> = sql`1`) {
  const parts = writes.map((write, n) => sql`${sql.ref(`part_${n}`)} as (${write as unknown as RawBuilder<unknown>})`)
  await sql`with ${sql.join(parts)} select ${call} ${prepared}`.execute(db)
}
