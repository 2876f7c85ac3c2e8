import { isId } from '@gable/shared/ids.ts'
import { type Db, inAccount } from './database.ts'
import { hashOf } from './gate.ts'
import { mintAccountScope } from './mint.ts'
import type { AccountScope } from './scope.ts'

/** A token for somebody without a session: names its account, so that it is looked up inside the tenant. */
export const accountToken = (accountId: string, secret: string): string => `${accountId.replaceAll('-', '')}.${secret}`

/** Opens the account a token names. Nothing is proved by that but where to look: the secret's hash is for `work` to find. */
export async function inAccountOfToken<T>(
  db: Db,
  token: string,
  work: (db: Db, scope: AccountScope, secretHash: Buffer) => Promise<T>,
): Promise<T | undefined> {
  const [account = '', secret] = token.split('.')
  const accountId = account.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  if (!secret || !isId(accountId)) return undefined
  const scope = mintAccountScope(accountId)
  return inAccount(db, scope, (db) => work(db, scope, hashOf(secret)))
}
