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

export async function changeAccountSettings(
  db: Db,
  { accountId }: AccountScope,
  change: Omit<Updateable<Row>, 'account_id'>,
) {
  await db
    .insertInto('account_settings')
    .values({ account_id: accountId, ...change })
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
