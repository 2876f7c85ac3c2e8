import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Writes that do not read one another, as one statement: one way to the database and back. */
export async function together(db: Db, writes: readonly Compilable[], call: RawBuilder<unknown> = sql`1`) {
  const parts = writes.map((write, n) => sql`${sql.ref(`part_${n}`)} as (${write as unknown as RawBuilder<unknown>})`)
  await sql`with ${sql.join(parts)} select ${call}`.execute(db)
}
