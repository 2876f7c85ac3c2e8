import type { Selectable, Updateable } from 'kysely'
import type { AccountSettingsTables } from '../database/schema/account-settings.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

type Row = AccountSettingsTables['account_settings']
export type AccountSettings = Omit<Selectable<Row>, 'account_id'>

/** What the account decided, and of everything else what holds for all who did not. */
export async function readAccountSettings(db: Db, { accountId }: AccountScope): Promise<AccountSettings> {
  const row = await db.selectFrom('account_settings').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row ?? undecided
}

/** For who looks before writing: nobody else writes meanwhile. */
export async function lockAccountSettings(db: Db, scope: AccountScope): Promise<AccountSettings> {
  await changeAccountSettings(db, scope, { account_id: scope.accountId })
  return readAccountSettings(db, scope)
}

export async function changeAccountSettings(db: Db, { accountId }: AccountScope, change: Updateable<Row>) {
  await db
    .insertInto('account_settings')
    .values({ ...change, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute()
}

export const undecided: AccountSettings = {
  keeps_homes_current: false,
  homes_current_days: 7,
  tracking_code: '',
  answer_within_hours: null,
  export_kept_days: 7,
  import_kept_days: 30,
  import_owner_id: null,
}
