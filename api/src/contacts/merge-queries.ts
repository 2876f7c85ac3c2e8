import type { Mergeable, MergeMoves } from '@gable/shared/contacts/merge.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface Party extends Mergeable {
  id: string
  lastActivityAt: Date | null
  archivedAt: Date | null
  updatedAt: Date
}

/** Both, held until the transaction ends, whichever way round they are named. */
export async function lockBoth(
  db: Db,
  { accountId }: AccountScope,
  ids: [string, string],
): Promise<Map<string, Party>> {
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

/** Tables whose rows belong to a contact, by what names a row among them. */
const belongings = {
  contact_emails: 'email',
  contact_phones: 'phone_key',
  contact_properties: 'property_id',
  leads: 'id',
  submissions: 'id',
  consents: 'id',
  timeline_entries: 'id',
  note_revisions: 'id',
} as const
type Belongings = keyof typeof belongings

/** What came over, by table. What both had already stays where it is. */
export type Moved = Partial<Record<Belongings | 'contacts', string[]>>

/** How many of each would come over. */
export async function countMoves(db: Db, { accountId }: AccountScope, from: string, to: string): Promise<MergeMoves> {
  const of = (table: Belongings, isSuch = sql`true`) => sql<number>`(select count(*)::int from ${sql.table(table)} t
    where t.account_id = ${accountId} and t.contact_id = ${from} and ${isNew(accountId, table, to)} and ${isSuch})`
  const { rows } = await sql<MergeMoves>`select ${of('contact_emails')} as emails, ${of('contact_phones')} as phones,
    ${of('contact_properties')} as properties, ${of('leads')} as leads, ${of('submissions')} as submissions,
    ${of('timeline_entries', sql`event_group = 'NOTES'`)} as notes, ${of('timeline_entries')} as entries`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a table answers one row')
  return row
}

/** A row `t` that the other contact has no such of. */
const isNew = (accountId: string, table: Belongings, to: string) => sql`not exists (select from ${sql.table(table)} own
  where own.account_id = ${accountId} and own.contact_id = ${to}
    and own.${sql.ref(belongings[table])} = t.${sql.ref(belongings[table])})`

export async function moveAll(db: Db, { accountId }: AccountScope, from: string, to: string): Promise<Moved> {
  const moved: Moved = {}
  for (const table of Object.keys(belongings) as Belongings[])
    moved[table] = await move(db, accountId, table, { from, to }, isNew(accountId, table, to))
  const { rows } = await sql<{ id: string }>`update contacts set merged_into = ${to}
    where account_id = ${accountId} and merged_into = ${from} returning id`.execute(db)
  return { ...moved, contacts: rows.map(({ id }) => id) }
}

/** Only what is still where it was moved to. */
export async function moveBack(db: Db, { accountId }: AccountScope, moved: Moved, from: string, to: string) {
  for (const [table, name] of Object.entries(belongings) as [Belongings, string][])
    await move(db, accountId, table, { from, to }, sql`t.${sql.ref(name)}::text = any(${moved[table] ?? []}::text[])`)
  await sql`update contacts set merged_into = ${to}
    where account_id = ${accountId} and id = any(${moved.contacts ?? []}::uuid[]) and merged_into = ${from}`.execute(db)
}

async function move(
  db: Db,
  accountId: string,
  table: Belongings,
  { from, to }: { from: string; to: string },
  isMoved: ReturnType<typeof sql>,
) {
  const { rows } = await sql<{ name: string }>`update ${sql.table(table)} t set contact_id = ${to}
    where t.account_id = ${accountId} and t.contact_id = ${from} and ${isMoved}
    returning t.${sql.ref(belongings[table])}::text as name`.execute(db)
  return rows.map(({ name }) => name)
}

export async function writeParty(db: Db, { accountId }: AccountScope, id: string, party: Party) {
  await db
    .updateTable('contacts')
    .set({
      first_name: party.firstName,
      last_name: party.lastName,
      email: party.email,
      phone: party.phone,
      owner_id: party.ownerId,
      source: party.source,
      tags: party.tags,
      custom: JSON.stringify(party.custom),
      unsubscribed_at: party.unsubscribedAt,
      unsubscribed_by: party.unsubscribedBy,
      last_activity_at: party.lastActivityAt,
      updated_at: sql`clock_timestamp()`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function setAside(
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
