import type { MergeableContact, MergeMoves } from '@gable/shared/contacts/merge.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import { lockInAccount } from '../platform/account-lock-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface MergeContact extends MergeableContact {
  id: string
  lastActivityAt: Date | null
  archivedAt: Date | null
  updatedAt: Date
}

/**
 * Locks both contacts. Merges of an account run one at a time: one also changes contacts that were merged before, so
 * several of the same contacts could deadlock.
 */
export async function lockMergeContacts(
  db: Db,
  scope: AccountScope,
  ids: [string, string],
): Promise<Map<string, MergeContact>> {
  await lockInAccount(db, scope, 'merges')
  const { accountId } = scope
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        phone: row.phone,
        ownerId: row.owner_id,
        source: row.source,
        language: row.language,
        tags: row.tags,
        custom: row.custom,
        unsubscribedAt: row.unsubscribed_at,
        unsubscribedBy: row.unsubscribed_by,
        lastActivityAt: row.last_activity_at,
        archivedAt: row.archived_at,
        updatedAt: row.updated_at,
      },
    ]),
  )
}

/** Tables whose rows belong to a contact, with the column that identifies a row. */
const rowKeys = {
  contact_emails: 'email',
  contact_phones: 'phone_key',
  contact_properties: 'property_id',
  leads: 'id',
  submissions: 'id',
  consents: 'id',
  timeline_entries: 'id',
  note_revisions: 'id',
  email_pieces: 'id',
  postcard_pieces: 'id',
  text_consents: 'id',
  text_messages: 'id',
  contact_topic_opt_outs: 'topic',
  flow_runs: 'id',
  sync_links: 'app_id',
} as const
type OwnedTable = keyof typeof rowKeys

/** The moved rows by table. Rows both contacts already had stay where they are; their phone numbers may get a label. */
export type MovedRows = Partial<Record<OwnedTable | 'contacts' | 'labeled_phones', string[]>>

export async function countMoves(db: Db, { accountId }: AccountScope, from: string, to: string): Promise<MergeMoves> {
  const countIn = (
    table: OwnedTable,
    condition = sql`true`,
  ) => sql<number>`(select count(*)::int from ${sql.table(table)} t
    where t.account_id = ${accountId} and t.contact_id = ${from} and ${isMissingFrom(accountId, table, to)} and ${condition})`
  const { rows } =
    await sql<MergeMoves>`select ${countIn('contact_emails')} as emails, ${countIn('contact_phones')} as phones,
    ${countIn('contact_properties')} as properties, ${countIn('leads')} as leads, ${countIn('submissions')} as submissions,
    ${countIn('timeline_entries', sql`event_group = 'NOTES'`)} as notes, ${countIn('timeline_entries')} as entries`.execute(
      db,
    )
  const [row] = rows
  invariant(row, 'merge counts returned no row')
  return row
}

/** A row `t` the other contact does not have yet. An email that went to both of them stays with both. */
const isMissingFrom = (
  accountId: string,
  table: OwnedTable,
  to: string,
) => sql`not exists (select from ${sql.table(table)} existing
  where existing.account_id = ${accountId} and existing.contact_id = ${to} and ${sql.join(
    (uniqueColumns[table] ?? [rowKeys[table]]).map((column) => sql`existing.${sql.ref(column)} = t.${sql.ref(column)}`),
    sql` and `,
  )} ${table === 'flow_runs' ? isInSameFlow : sql``})`

const uniqueColumns: Partial<Record<OwnedTable, string[]>> = {
  email_pieces: ['content_id', 'occasion'],
  postcard_pieces: ['content_id', 'occasion'],
  flow_runs: ['flow_id'],
}

/** Nobody goes through a flow twice at the same time, or twice for the same occasion. */
const isInSameFlow = sql`and (existing.occasion = t.occasion
  or existing.state in ('ACTIVE', 'FAILED') and t.state in ('ACTIVE', 'FAILED'))`

export async function moveRows(db: Db, { accountId }: AccountScope, from: string, to: string): Promise<MovedRows> {
  const moved: MovedRows = {}
  for (const table of Object.keys(rowKeys) as OwnedTable[])
    moved[table] = await moveTableRows(db, accountId, table, { from, to }, isMissingFrom(accountId, table, to))
  const { rows } = await sql<{ id: string }>`update contacts set merged_into = ${to}
    where account_id = ${accountId} and merged_into = ${from} returning id`.execute(db)
  return {
    ...moved,
    contacts: rows.map(({ id }) => id),
    labeled_phones: await copyPhoneLabels(db, accountId, from, to),
  }
}

/** Moves back only rows that still belong to the contact they were moved to. */
export async function moveRowsBack(db: Db, { accountId }: AccountScope, moved: MovedRows, from: string, to: string) {
  await removeCopiedLabels(db, accountId, moved.labeled_phones ?? [], from, to)
  for (const [table, key] of Object.entries(rowKeys) as [OwnedTable, string][])
    await moveTableRows(
      db,
      accountId,
      table,
      { from, to },
      sql`t.${sql.ref(key)}::text = any(${moved[table] ?? []}::text[])`,
    )
  await sql`update contacts set merged_into = ${to}
    where account_id = ${accountId} and id = any(${moved.contacts ?? []}::uuid[]) and merged_into = ${from}`.execute(db)
}

/** Labels phone numbers that both contacts have. */
async function copyPhoneLabels(db: Db, accountId: string, from: string, to: string) {
  const { rows } = await sql<{ phone_key: string }>`
    update contact_phones t set label = source.label from contact_phones source
    where t.account_id = ${accountId} and t.contact_id = ${to} and t.label = '' and source.account_id = ${accountId}
      and source.contact_id = ${from} and source.phone_key = t.phone_key and source.label <> ''
    returning t.phone_key`.execute(db)
  return rows.map(({ phone_key }) => phone_key)
}

/** Removes copied labels that nobody changed since. */
const removeCopiedLabels = (db: Db, accountId: string, keys: string[], from: string, to: string) =>
  sql`
    update contact_phones t set label = '' from contact_phones source
    where t.account_id = ${accountId} and t.contact_id = ${from} and t.phone_key = any(${keys}::text[])
      and source.account_id = ${accountId} and source.contact_id = ${to} and source.phone_key = t.phone_key
      and source.label = t.label`.execute(db)

async function moveTableRows(
  db: Db,
  accountId: string,
  table: OwnedTable,
  { from, to }: { from: string; to: string },
  condition: ReturnType<typeof sql>,
) {
  const { rows } = await sql<{ key: string }>`update ${sql.table(table)} t set contact_id = ${to}
    where t.account_id = ${accountId} and t.contact_id = ${from} and ${condition}
    returning t.${sql.ref(rowKeys[table])}::text as key`.execute(db)
  return rows.map(({ key }) => key)
}

export async function updateMergedFields(db: Db, { accountId }: AccountScope, id: string, contact: MergeContact) {
  await db
    .updateTable('contacts')
    .set({
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      owner_id: contact.ownerId,
      source: contact.source,
      language: contact.language,
      tags: contact.tags,
      custom: JSON.stringify(contact.custom),
      unsubscribed_at: contact.unsubscribedAt,
      unsubscribed_by: contact.unsubscribedBy,
      last_activity_at: contact.lastActivityAt,
      updated_at: sql`clock_timestamp()`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function setMergeState(
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { mergedInto, archivedAt, ...rest }: { mergedInto: string | null; archivedAt: Date | null; email?: null },
) {
  await db
    .updateTable('contacts')
    .set({ ...rest, merged_into: mergedInto, archived_at: archivedAt, updated_at: sql`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}
