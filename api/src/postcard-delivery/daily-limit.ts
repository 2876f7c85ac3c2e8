import type { Db } from '../platform/database.ts'
import { wakeAccount } from '../platform/jobs/account-work.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getToday } from './account-day.ts'
import { lockDailyLimit, planQueue, storeDailyLimit } from './queue-queries.ts'

/** Changes how many postcards leave on one day, over everything that sends, and the days of those that wait. */
export async function changeDailyLimit(db: Db, scope: AccountScope, limit: number): Promise<void> {
  await lockDailyLimit(db, scope)
  await storeDailyLimit(db, scope, limit)
  await planQueue(db, scope, { today: await getToday(db, scope), limit })
  await wakeAccount(db, 'send-postcards', scope.accountId)
}
