import type { Selectable, Updateable } from 'kysely'
import type { AccountSettingsTables } from '../database/schema/account-settings.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

type AccountSettingsRow = AccountSettingsTables['account_settings']
export type AccountSettings = Omit<Selectable<AccountSettingsRow>, 'account_id'>

/** The settings of the account, or the defaults if it never changed any. */
export async function getAccountSettings(db: Db, { accountId }: AccountScope): Promise<AccountSettings> {
  const row = await db.selectFrom('account_settings').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row ?? defaultAccountSettings
}

/** Locks the settings until the transaction ends, for a caller that reads before it writes. Inserts the row if it is missing. */
export async function lockAccountSettings(db: Db, scope: AccountScope): Promise<AccountSettings> {
  await updateAccountSettings(db, scope, { account_id: scope.accountId })
  return getAccountSettings(db, scope)
}

export async function updateAccountSettings(
  db: Db,
  { accountId }: AccountScope,
  change: Updateable<AccountSettingsRow>,
) {
  await db
    .insertInto('account_settings')
    .values({ ...change, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute()
}

const defaultAccountSettings: AccountSettings = {
  keeps_homes_current: false,
  homes_current_days: 7,
  tracking_code: '',
  answer_within_hours: null,
  office_hours: null,
  export_kept_days: 7,
  import_kept_days: 30,
  import_owner_id: null,
  suggests_addresses: true,
  two_factor_from: null,
}
