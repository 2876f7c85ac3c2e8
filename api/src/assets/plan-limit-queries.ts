import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/**
 * Serializes publishing within the account until the transaction ends, so that the plan limit holds under concurrency.
 * The lock does not block visitor requests, which only reference the row by foreign key.
 */
export const lockPlanLimit = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('agencies')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
