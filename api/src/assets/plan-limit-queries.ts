import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/**
 * Those who publish at once come one after the other: until the transaction ends nobody else of the account gets past
 * here. Visitors do, whose calls only refer to the account.
 */
export const lockPlanLimit = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('agencies')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
