import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'

const preparedMarker = '/* prepared */'
const openingMarker = '/* opening */'

/**
 * Marks a query as a prepared statement, planned once per connection. Use it only for queries whose text never varies
 * and whose best plan is the same for every account and value: rows by key. List the columns, because a cached plan
 * fails when a `select *` returns different ones later.
 */
export const prepared = sql.raw(preparedMarker)

/**
 * Marks queries as prepared whose text varies in a few ways, such as with the kinds of filters. Every plan takes memory in
 * each connection, so only the first texts are: `maximum` of them.
 */
export function prepareFirst(maximum: number) {
  const texts = new Set<string>()
  return <T extends { sql: string }>(query: T): T => {
    if (texts.size < maximum) texts.add(query.sql)
    return texts.has(query.sql) ? { ...query, sql: `${preparedMarker}${query.sql}` } : query
  }
}

/**
 * Marks statements that open a transaction: they have no values, and nobody needs their result. They are sent with the
 * next statement, which fails with their error.
 */
export const opening = sql.raw(openingMarker)

/** A pool where what opens a transaction travels with its first statement, which saves round trips. */
export const batchStatements = (pool: pg.Pool): PostgresPool => ({
  connect: async () => toBatchingClient(await pool.connect()),
  end: () => pool.end(),
})

/** Postgres takes several statements in one message only without values. A transaction without statements sends nothing. */
function toBatchingClient(client: pg.PoolClient): PostgresPoolClient {
  /** What opens the transaction and was not sent yet. */
  let unsent = ''
  let hasFailedToOpen = false

  const query = async (text: string, values: readonly unknown[]) => {
    if (text === 'begin') {
      unsent = text
      hasFailedToOpen = false
      return emptyResult
    }
    if (unsent === '') return run(text, values)
    if (text.includes(openingMarker)) {
      unsent += `; ${text}`
      return emptyResult
    }
    const first = unsent
    unsent = ''
    if (text === 'commit' || text === 'rollback') return emptyResult
    if (values.length === 0) return lastResult(await open(`${first}; ${text}`))
    if (client.pipeline) return openAndRun(first, text, values)
    await open(first)
    return run(text, values)
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }

  async function open(text: string) {
    try {
      return await client.query(text)
    } catch (error) {
      hasFailedToOpen = true
      throw error
    }
  }

  /** Sends both in one write. If the first fails, Postgres refuses the second. */
  async function openAndRun(first: string, text: string, values: readonly unknown[]) {
    const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
    stream.cork()
    const opened = open(first)
    const result = run(text, values)
    stream.uncork()
    result.catch(() => {})
    await opened
    return result
  }

  async function run(text: string, values: readonly unknown[]) {
    // The caller needs the error of what failed to open the transaction, not that of the rollback after it.
    if (hasFailedToOpen && text === 'rollback') return client.query(text).catch(() => emptyResult)
    const result = isPrepared({ sql: text })
      ? await client.query({ name: getStatementName(text), text, values: [...values] })
      : await client.query(text, [...values])
    return lastResult(result)
  }
}

const emptyResult = { rows: [] }

/** For several statements in one message pg returns an array of results, despite its types. */
const lastResult = (results: pg.QueryResult | pg.QueryResult[]) => (Array.isArray(results) ? results.at(-1) : results)

export const isPrepared = ({ sql }: { sql: string }): boolean => sql.includes(preparedMarker)

const statementNames = new Map<string, string>()

function getStatementName(text: string) {
  const existing = statementNames.get(text)
  if (existing) return existing
  const name = createHash('sha1').update(text).digest('hex')
  statementNames.set(text, name)
  return name
}
