import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { allowReportMemory } from './memory-queries.ts'
import { type ReportQueue, tooSlow } from './report-queue.ts'

/** Waits for its turn, then reads in a transaction of its own, so that readers who wait hold no connection. */
export const readInTurn = <T>(
  queue: ReportQueue,
  db: Db,
  scope: AccountScope,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  queue.run(scope.accountId, () =>
    withAccount(db, scope, async (db) => {
      await allowReportMemory(db)
      return work(db)
    }).catch((error: { code?: string }) => {
      throw error.code === statementTimeout ? tooSlow() : error
    }),
  )

/** What Postgres reports for a statement that it cancels. */
const statementTimeout = '57014'
