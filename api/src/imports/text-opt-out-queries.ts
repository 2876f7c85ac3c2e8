import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { AddedIdentifier } from './write-queries.ts'

/** Which of these numbers have opted out of texts. */
export async function findTextOptOuts(db: Db, { accountId }: AccountScope, phoneKeys: string[]): Promise<Set<string>> {
  if (phoneKeys.length === 0) return new Set()
  const { rows } = await sql<{ phone_key: string }>`
    select phone_key from text_permissions
    where account_id = ${accountId} and phone_key = any(${phoneKeys}::text[]) and state = 'OUT'`.execute(db)
  return new Set(rows.map(({ phone_key }) => phone_key))
}

interface ImportSource {
  importId: string
  agentId: string
  fileName: string
  at: Date
}

/** What a file says about texts, in the name of the agent who imports it. Numbers that have opted out stay as they are. */
export async function insertTextOptOuts(
  db: Db,
  { accountId }: AccountScope,
  { importId, agentId, fileName, at }: ImportSource,
  numbers: readonly AddedIdentifier[],
) {
  const rows = numbers.map((number) => ({ ...number, id: newId() }))
  await sql`
    with given as (
      select distinct on (phone_key(text)) id, contact_id, phone_key(text) as phone_key
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, contact_id uuid, text text)
      order by phone_key(text)
    ), changed as (
      insert into text_permissions as p (account_id, phone_key, state, source, at)
      select ${accountId}, phone_key, 'OUT', 'AGENT', ${at} from given
      on conflict (account_id, phone_key) do update set state = 'OUT', source = 'AGENT', at = excluded.at
        where p.state <> 'OUT'
      returning phone_key
    )
    insert into text_consents (account_id, id, phone_key, contact_id, state, source, at, agent_id, note, import_id)
    select ${accountId}, id, phone_key, contact_id, 'OUT', 'AGENT', ${at}, ${agentId},
      ${`Imported from ${fileName}`.slice(0, 200)}, ${importId}
    from given join changed using (phone_key)`.execute(db)
}

/** What was said about the numbers of these contacts before the import holds again, unless something was said since. */
export async function undoTextOptOuts(db: Db, { accountId }: AccountScope, importId: string, contactIds: string[]) {
  if (contactIds.length === 0) return
  const { rows: undone } = await sql<{ phone_key: string; at: Date }>`
    delete from text_consents
    where account_id = ${accountId} and import_id = ${importId} and contact_id = any(${contactIds}::uuid[])
    returning phone_key, at`.execute(db)
  if (undone.length === 0) return
  const { rows: freed } = await sql<{ phone_key: string }>`
    delete from text_permissions p
    using jsonb_to_recordset(${JSON.stringify(undone)}::jsonb) as u (phone_key text, at timestamptz)
    where p.account_id = ${accountId} and p.phone_key = u.phone_key and p.at = u.at and p.source = 'AGENT'
    returning p.phone_key`.execute(db)
  await sql`
    insert into text_permissions (account_id, phone_key, state, source, at)
    select distinct on (phone_key) account_id, phone_key, state, source, at from text_consents
    where account_id = ${accountId} and phone_key = any(${freed.map(({ phone_key }) => phone_key)}::text[])
    order by phone_key, text_consents.at desc, id desc
    on conflict do nothing`.execute(db)
}
