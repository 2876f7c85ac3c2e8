import { createHash } from 'node:crypto'
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'

/**
 * A statement that says this is planned once for each connection. It is for those whose text never varies and whose way
 * is the same for every account and every value: rows by their keys. They name their columns, for a plan that is kept
 * must not answer others later.
 */
export const plannedOnce = sql.raw('/* planned once */')

/** The pool as queries use it, with nothing sent by itself that can travel along with something else. */
export const fewerTrips = (pool: pg.Pool): PostgresPool => ({
  connect: async () => withFewerTrips(await pool.connect()),
  end: () => pool.end(),
})

/** A transaction begins with its first statement, in one message where that has no values; one without any is none. */
function withFewerTrips(client: pg.PoolClient): PostgresPoolClient {
  let state: 'plain' | 'to begin' | 'not begun' = 'plain'
  const query = async (text: string, values: readonly unknown[]) => {
    const was = state
    state = text === 'begin' ? 'to begin' : 'plain'
    if (text === 'begin') return nothing
    if (was === 'to begin') {
      if (text === 'commit' || text === 'rollback') return nothing
      const isAlone = values.length > 0
      const begun = client.query(isAlone ? 'begin' : `begin; ${text}`)
      begun.catch(() => (state = 'not begun'))
      if (!isAlone) return lastOf(await begun)
      await begun
    }
    // Why it could not begin is what matters then, not that nothing can be taken back.
    if (was === 'not begun' && text === 'rollback') return client.query(text).catch(() => nothing)
    return isPlannedOnce({ sql: text })
      ? client.query({ name: nameOf(text), text, values: [...values] })
      : client.query(text, [...values])
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}

const nothing = { rows: [] }

/** Several statements in one message are answered one by one, whatever the types say. */
const lastOf = (results: pg.QueryResult | pg.QueryResult[]) => (Array.isArray(results) ? results.at(-1) : results)

export const isPlannedOnce = ({ sql }: { sql: string }): boolean => sql.includes(mark)

const mark = '/* planned once */'

const names = new Map<string, string>()

function nameOf(text: string) {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('hex')
  names.set(text, name)
  return name
}
