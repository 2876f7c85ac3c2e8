import { createHash } from 'node:crypto'
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'

/**
 * Marks a query as a prepared statement, planned once per connection. Use it only for queries whose text never varies
 * and whose best plan is the same for every account and value: rows by key. List the columns, because a cached plan
 * fails when a `select *` returns different ones later.
 */
export const prepared = sql.raw('/* prepared */')

/** A pool whose `begin` travels with the first statement of the transaction, which saves a round trip. */
export const batchStatements = (pool: pg.Pool): PostgresPool => ({
  connect: async () => toBatchingClient(await pool.connect()),
  end: () => pool.end(),
})

/** Postgres takes several statements in one message only without values. A transaction without statements sends nothing. */
function toBatchingClient(client: pg.PoolClient): PostgresPoolClient {
  let state: 'idle' | 'begin pending' | 'begin failed' = 'idle'
  const query = async (text: string, values: readonly unknown[]) => {
    const previousState = state
    state = text === 'begin' ? 'begin pending' : 'idle'
    if (text === 'begin') return emptyResult
    if (previousState === 'begin pending') {
      if (text === 'commit' || text === 'rollback') return emptyResult
      const hasValues = values.length > 0
      const begin = client.query(hasValues ? 'begin' : `begin; ${text}`)
      begin.catch(() => (state = 'begin failed'))
      if (!hasValues) return lastResult(await begin)
      await begin
    }
    // The caller needs the error of the failed `begin`, not that of the rollback after it.
    if (previousState === 'begin failed' && text === 'rollback') return client.query(text).catch(() => emptyResult)
    return isPrepared({ sql: text })
      ? client.query({ name: getStatementName(text), text, values: [...values] })
      : client.query(text, [...values])
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}

const emptyResult = { rows: [] }

/** For several statements in one message pg returns an array of results, despite its types. */
const lastResult = (results: pg.QueryResult | pg.QueryResult[]) => (Array.isArray(results) ? results.at(-1) : results)

export const isPrepared = ({ sql }: { sql: string }): boolean => sql.includes(preparedMarker)

const preparedMarker = '/* prepared */'

const statementNames = new Map<string, string>()

function getStatementName(text: string) {
  const existing = statementNames.get(text)
  if (existing) return existing
  const name = createHash('sha1').update(text).digest('hex')
  statementNames.set(text, name)
  return name
}
