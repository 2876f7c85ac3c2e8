import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import { getCells } from '../platform/cells/cells.ts'
import { type Database, type Db, withAccount } from '../platform/database.ts'
import { isPrepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Records the queries of some work that mention a table. */
export async function captureQueries(
  { db: product, pool }: Database,
  scope: AccountScope,
  table: string,
  work: (db: Db) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const captured: CompiledQuery[] = []
  const cell = await getCells(product)?.find(scope.accountId)
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: cell?.product.pool ?? pool }),
    log: ({ query }) => void (query.sql.includes(table) && captured.push(query)),
  })
  await withAccount(db, scope, work)
  return captured
}

/**
 * Explains each query with its parameters. Of a table with a few rows Postgres reads all once it has counted them, which
 * happens at some time in the background: `isSmall` asks what it does if it can use an index.
 */
export const explainQueries = (
  { db }: Database,
  scope: AccountScope,
  queries: CompiledQuery[],
  { isSmall = false } = {},
): Promise<string[]> =>
  withAccount(db, scope, async (db) => {
    if (isSmall) await db.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    const plans: string[] = []
    for (const { sql: text, parameters } of queries) {
      const explain = CompiledQuery.raw(`explain ${text}`, [...parameters])
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  })

/** Explains the generic plan of the queries that are prepared once. */
export const explainGenericPlans = async ({ pool }: Database, queries: CompiledQuery[]): Promise<string[]> => {
  const plans: string[] = []
  for (const { sql: text } of queries.filter(isPrepared)) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}
