import type { Database, Db } from '../../api/src/platform/database.ts'
import type { AccountScope } from '../../api/src/platform/scope.ts'
import { captureQueries } from '../../api/src/testing/query-plans.ts'
import { middle, timeOf } from './bench.ts'

interface Measured {
  /** Asks the product over HTTP. */
  ask: () => Promise<unknown>
  /** What the product does for it. */
  work: (db: Db) => Promise<unknown>
  /** Of the statements of this work, those that speak of it count. */
  table: string
}

const rounds = 301
const warmUp = 50

/**
 * How long an answer takes, in milliseconds and against the same statements on one connection that has the account open.
 * The two take turns, so that whatever else the machine does falls on both.
 */
export async function againstBare({ product }: { product: Database }, scope: AccountScope, measured: Measured) {
  const bare = await bareStatements(product, scope, measured)
  const took: { asked: number; bare: number }[] = []
  while (took.length < rounds + warmUp) took.push({ asked: await timeOf(measured.ask), bare: await timeOf(bare.ask) })
  await bare.close()
  const warm = took.slice(warmUp)
  const asked = middle(warm.map((round) => round.asked))
  return { asked, ratio: asked / middle(warm.map((round) => round.bare)) }
}

async function bareStatements(product: Database, scope: AccountScope, { work, table }: Measured) {
  const statements = await captureQueries(product, scope, table, work)
  const connection = await product.pool.connect()
  await connection.query('begin')
  await connection.query(`select set_config('gable.account_id', $1, true)`, [scope.accountId])
  return {
    async ask() {
      for (const { sql, parameters } of statements) await connection.query(sql, [...parameters])
    },
    async close() {
      await connection.query('rollback')
      connection.release()
    },
  }
}
