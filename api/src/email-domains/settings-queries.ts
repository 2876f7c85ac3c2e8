import type { Selectable, Updateable } from 'kysely'
import type { EmailTables } from '../database/schema/emails.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

type EmailSettingsRow = EmailTables['email_settings']
export type EmailSettingsOfAccount = Omit<Selectable<EmailSettingsRow>, 'account_id'>

/** The settings of the account, or the defaults if it never changed any. */
export async function getEmailSettings(db: Db, { accountId }: AccountScope): Promise<EmailSettingsOfAccount> {
  const row = await db.selectFrom('email_settings').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row ?? defaults
}

/** Locks the settings until the transaction ends. Inserts the row if it is missing. */
export async function lockEmailSettings(db: Db, scope: AccountScope): Promise<EmailSettingsOfAccount> {
  await updateEmailSettings(db, scope, { account_id: scope.accountId })
  return getEmailSettings(db, scope)
}

export async function updateEmailSettings(
  db: Db,
  { accountId }: AccountScope,
  change: Updateable<EmailSettingsRow>,
): Promise<void> {
  await db
    .insertInto('email_settings')
    .values({ ...change, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute()
}

const defaults: EmailSettingsOfAccount = {
  weekly_limit: 2,
  quiet_from: 20,
  quiet_till: 8,
  paused_at: null,
  pause_reason: '',
  warned_at: null,
  resumed_on: null,
  resumed_counts: {},
}
