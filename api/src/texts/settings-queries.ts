import type { TextSettings } from '@gable/shared/texts/text-settings.ts'
import { type Selectable, sql } from 'kysely'
import type { TextTables } from '../database/schema/texts.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export type TextSettingsRow = Selectable<TextTables['text_settings']>

export const getTextSettingsRow = (db: Db, { accountId }: AccountScope): Promise<TextSettingsRow | undefined> =>
  db.selectFrom('text_settings').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export async function getTextSettings(db: Db, scope: AccountScope): Promise<TextSettings> {
  const row = await getTextSettingsRow(db, scope)
  return {
    accountSid: row?.account_sid ?? null,
    isOn: row?.is_on ?? false,
    sender: row?.sender ?? '',
    senderName: row?.sender_name ?? '',
    problem: row?.problem ?? null,
  }
}

/** Whether forms ask for texts. */
export async function areTextsOn(db: Db, scope: AccountScope): Promise<boolean> {
  return (await getTextSettingsRow(db, scope))?.is_on ?? false
}

/** Another account at the provider has other numbers, so a sender is chosen again. */
export async function saveTextCredentials(
  db: Db,
  { accountId }: AccountScope,
  { accountSid, token }: { accountSid: string; token: Buffer },
) {
  await sql`
    insert into text_settings as t (account_id, account_sid, token) values (${accountId}, ${accountSid}, ${token})
    on conflict (account_id) do update set account_sid = excluded.account_sid, token = excluded.token, problem = null,
      updated_at = now(), is_on = t.is_on and t.account_sid = excluded.account_sid,
      sender = case when t.account_sid = excluded.account_sid then t.sender else '' end,
      sender_name = case when t.account_sid = excluded.account_sid then t.sender_name else '' end`.execute(db)
}

type Changes = Partial<Pick<TextSettingsRow, 'is_on' | 'sender' | 'sender_name' | 'problem'>>

export const updateTextSettings = (db: Db, { accountId }: AccountScope, changes: Changes) =>
  db
    .updateTable('text_settings')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .execute()

/** Switched off first, which public pages hear. */
export async function deleteTextSettings(db: Db, scope: AccountScope) {
  await updateTextSettings(db, scope, { is_on: false })
  await db.deleteFrom('text_settings').where('account_id', '=', scope.accountId).execute()
}
