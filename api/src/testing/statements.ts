import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import { type Database, type Db, inAccount } from '../platform/database.ts'
import { isPlannedOnce } from '../platform/fewer-trips.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The statements that some work sends which speak of a table. */
export async function statementsOf(
  { pool }: Database,
  scope: AccountScope,
  table: string,
  work: (db: Db) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = []
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void (query.sql.includes(table) && sent.push(query)),
  })
  await inAccount(db, scope, work)
  return sent
}

/** How the database goes about each of them. */
export const plansOf = ({ db }: Database, scope: AccountScope, statements: CompiledQuery[]): Promise<string[]> =>
  inAccount(db, scope, async (db) => {
    const plans: string[] = []
    for (const { sql: text, parameters } of statements) {
      const explain = CompiledQuery.raw(`explain ${text}`, [...parameters])
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  })

/** How it goes about those that are planned once for all values. */
export const keptPlansOf = async ({ pool }: Database, statements: CompiledQuery[]): Promise<string[]> => {
  const plans: string[] = []
  for (const { sql: text } of statements.filter(isPlannedOnce)) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}
