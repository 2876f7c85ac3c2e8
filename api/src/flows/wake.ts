import type { Db } from '../platform/database.ts'
import { wakeAccount } from '../platform/jobs/account-work.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Takes the steps that are due, soon after the transaction of the caller commits. */
export const wakeFlows = (db: Db, { accountId }: AccountScope): Promise<void> => wakeAccount(db, 'run-flows', accountId)
