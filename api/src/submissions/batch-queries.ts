import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Runs writes that do not read each other's rows as one statement, to save round trips. `call` runs last. */
export async function batchWrites(db: Db, writes: readonly Compilable[], call: RawBuilder<unknown> = sql`1`) {
  const parts = writes.map((write, n) => sql`${sql.ref(`part_${n}`)} as (${write as unknown as RawBuilder<unknown>})`)
  await sql`with ${sql.join(parts)} select ${call}`.execute(db)
}
