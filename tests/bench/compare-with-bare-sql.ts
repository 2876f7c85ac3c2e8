import type { Database, Db } from '../../api/src/platform/database.ts'
import type { AccountScope } from '../../api/src/platform/scope.ts'
import { captureQueries } from '../../api/src/testing/query-plans.ts'
import { measureTime, median } from './bench.ts'

interface Comparison {
  /** Requests the data from the product over HTTP. */
  request: () => Promise<unknown>
  /** The code that the product runs for this request. */
  work: (db: Db) => Promise<unknown>
  /** Only statements that mention this table are repeated. */
  table: string
}

const rounds = 301
const warmUpRounds = 50

/**
 * Measures the response time in milliseconds, and its ratio to the same statements on one connection that is already open.
 * Both run alternately, so that other load on the machine affects both.
 */
export async function compareWithBareSql({ product }: { product: Database }, scope: AccountScope, input: Comparison) {
  const bareSql = await prepareStatements(product, scope, input)
  const times: { request: number; bareSql: number }[] = []
  while (times.length < rounds + warmUpRounds)
    times.push({ request: await measureTime(input.request), bareSql: await measureTime(bareSql.run) })
  await bareSql.close()
  const warmTimes = times.slice(warmUpRounds)
  const responseTime = median(warmTimes.map(({ request }) => request))
  return { responseTime, ratio: responseTime / median(warmTimes.map(({ bareSql }) => bareSql)) }
}

async function prepareStatements(product: Database, scope: AccountScope, { work, table }: Comparison) {
  const statements = await captureQueries(product, scope, table, work)
  const connection = await product.pool.connect()
  await connection.query('begin')
  await connection.query(`select set_config('gable.account_id', $1, true)`, [scope.accountId])
  return {
    async run() {
      for (const { sql, parameters } of statements) await connection.query(sql, [...parameters])
    },
    async close() {
      await connection.query('rollback')
      connection.release()
    },
  }
}
