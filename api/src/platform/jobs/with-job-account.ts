import { type Db, withAccount } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import type { AccountScope } from '../scope.ts'

/** Runs `work` in the account of a job. The code that enqueued the job worked in that account, which proves it. */
export const withJobAccount = <T>(
  db: Db,
  { accountId }: { accountId: string },
  work: (db: Db, scope: AccountScope) => Promise<T>,
): Promise<T> => {
  const scope = mintAccountScope(accountId)
  return withAccount(db, scope, (db) => work(db, scope))
}
