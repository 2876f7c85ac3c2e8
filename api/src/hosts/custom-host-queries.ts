import { type Selectable, sql, type Updateable } from 'kysely'
import type { EmailTables, StoredChecks } from '../database/schema/emails.ts'
import { type Db, withDirectory } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export type CustomHostRow = Omit<Selectable<EmailTables['custom_hosts']>, 'account_id'>

export const getCustomHost = (db: Db, { accountId }: AccountScope): Promise<CustomHostRow | undefined> =>
  db.selectFrom('custom_hosts').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export const lockCustomHost = (db: Db, { accountId }: AccountScope): Promise<CustomHostRow | undefined> =>
  db.selectFrom('custom_hosts').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst()

/** Whether the host was inserted. It is not if the account has one already. */
export async function insertCustomHost(
  db: Db,
  { accountId }: AccountScope,
  { host, ownershipToken }: { host: string; ownershipToken: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('custom_hosts')
    .values({ account_id: accountId, host, ownership_token: ownershipToken })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const storeHostChecks = (
  db: Db,
  { accountId }: AccountScope,
  checks: StoredChecks,
  change: Omit<Updateable<EmailTables['custom_hosts']>, 'account_id'>,
) =>
  db
    .updateTable('custom_hosts')
    .set({ ...change, checks: JSON.stringify(checks), checked_at: new Date() })
    .where('account_id', '=', accountId)
    .execute()

export const deleteCustomHost = (db: Db, { accountId }: AccountScope) =>
  db.deleteFrom('custom_hosts').where('account_id', '=', accountId).returning('host').executeTakeFirst()

/** Serves the account's pages at the host, unless another account has it. */
export const claimHost = (db: Db, scope: AccountScope, host: string): Promise<boolean> =>
  withDirectory(db, scope, async (db) => {
    await db
      .insertInto('hosts')
      .values({ host, agency: scope.accountId, claimed_at: sql`now()` })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const owner = await db.selectFrom('hosts').select('agency').where('host', '=', host).executeTakeFirst()
    return owner?.agency === scope.accountId
  })

export const releaseHost = (db: Db, scope: AccountScope, host: string) =>
  withDirectory(db, scope, (db) =>
    db.deleteFrom('hosts').where('host', '=', host).where('agency', '=', scope.accountId).execute(),
  )

/** Accounts whose host is asked about again: every hour until it is verified, for a week, and once a day after that. */
export async function listAccountsWithDueHost(db: Db): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id as "accountId" from custom_hosts
    where checked_at is null or checked_at < now() - case
      when verified_at is null and created_at > now() - interval '7 days' or failing_since is not null then interval '50 minutes'
      else interval '23 hours' end`.execute(db)
  return rows.map(({ accountId }) => accountId)
}
