import { isId } from '@gable/shared/ids.ts'
import { type Db, withAccount } from './database.ts'
import { hashToken } from './gate.ts'
import { mintAccountScope } from './mint.ts'
import type { AccountScope } from './scope.ts'

/** A token for a person without a session. It names the account, so the secret is looked up inside the tenant. */
export const createAccountToken = (accountId: string, secret: string): string =>
  `${accountId.replaceAll('-', '')}.${secret}`

/** Runs `work` in the account the token names. This proves nothing yet: `work` must find the secret's hash. */
export async function withTokenAccount<T>(
  db: Db,
  token: string,
  work: (db: Db, scope: AccountScope, secretHash: Buffer) => Promise<T>,
): Promise<T | undefined> {
  const [account = '', secret] = token.split('.')
  const accountId = account.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  if (!secret || !isId(accountId)) return undefined
  const scope = mintAccountScope(accountId)
  return withAccount(db, scope, (db) => work(db, scope, hashToken(secret)))
}
