import { type Db, inAccount } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import type { AccountScope } from '../scope.ts'

/** Opens the account a job speaks of. Whoever asked for the job had it open: that is what proves it. */
export const inAccountOfJob = <T>(
  db: Db,
  { accountId }: { accountId: string },
  work: (db: Db, scope: AccountScope) => Promise<T>,
): Promise<T> => {
  const scope = mintAccountScope(accountId)
  return inAccount(db, scope, (db) => work(db, scope))
}
