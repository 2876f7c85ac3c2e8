import { newId } from '@gable/shared/ids.ts'
import type { EntryReason, EntryState, IntakeEntry, IntakeEntryDetail } from '@gable/shared/lead-intake/entry.ts'
import type { LeadDraft } from '@gable/shared/lead-intake/lead-draft.ts'
import type { PayloadField } from '@gable/shared/lead-intake/payload-fields.ts'
import type { ReceivedPayload } from '@gable/shared/lead-intake/source.ts'
import { sql } from 'kysely'
import type { ForwardingVerification } from '../database/schema/lead-intake.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { InquiryKey } from './inquiry-key.ts'

interface NewEntry {
  channel: 'EMAIL' | 'WEBHOOK'
  sourceId: string | null
  sourceName: string
  state: EntryState
  reason: EntryReason | null
  sender?: string
  title: string
  body?: string
  fields?: readonly PayloadField[]
  draft: Partial<LeadDraft>
  verification?: ForwardingVerification | undefined
  key: InquiryKey
  leadId: string | null
}

/** Returns its id. */
export async function insertEntry(db: Db, { accountId }: AccountScope, entry: NewEntry): Promise<string> {
  const id = newId()
  await db
    .insertInto('lead_intake_entries')
    .values({
      account_id: accountId,
      id,
      channel: entry.channel,
      source_id: entry.sourceId,
      source_name: entry.sourceName,
      state: entry.state,
      reason: entry.reason,
      sender: entry.sender ?? '',
      title: entry.title,
      body: entry.body ?? '',
      fields: JSON.stringify(entry.fields ?? []),
      draft: JSON.stringify(entry.draft),
      verification: entry.verification ? JSON.stringify(entry.verification) : null,
      key: entry.key.hash,
      lead_id: entry.leadId,
    })
    .execute()
  return id
}

/** The same message, as it was stored before; one that is only known by its content, in the last day. */
export const findEntryByKey = (db: Db, { accountId }: AccountScope, { hash, isContent }: InquiryKey) =>
  db
    .selectFrom('lead_intake_entries')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .where('key', '=', hash)
    .$if(isContent, (entries) => entries.where('received_at', '>', sql<Date>`now() - interval '1 day'`))
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Keeps the newest, and those that need a look before the others. `sourceId` null means emails. */
export const deleteSurplus = (db: Db, { accountId }: AccountScope, sourceId: string | null, maximum: number) =>
  sql`
    delete from lead_intake_entries where account_id = ${accountId} and id in (
      select id from lead_intake_entries
      where account_id = ${accountId} and source_id is not distinct from ${sourceId}::uuid
      order by state = 'OPEN' desc, received_at desc, id offset ${maximum})`.execute(db)

export async function countOpenEmails(db: Db, { accountId }: AccountScope): Promise<number> {
  const { open } = await db
    .selectFrom('lead_intake_entries')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'OPEN')
    .where('source_id', 'is', null)
    .executeTakeFirstOrThrow()
  return open
}

const selectEntries = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('lead_intake_entries as e')
    .leftJoin('leads as l', (join) => join.onRef('l.account_id', '=', 'e.account_id').onRef('l.id', '=', 'e.lead_id'))
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'l.account_id').onRef('c.id', '=', 'l.contact_id'),
    )
    .where('e.account_id', '=', accountId)

const listColumns = [
  'e.id',
  'e.channel',
  'e.state',
  'e.reason',
  'e.source_id',
  'e.source_name',
  'e.sender',
  'e.title',
  'e.received_at',
  'e.lead_id',
  'c.full_name as contactName',
] as const

interface EntryFilter {
  state?: EntryState | undefined
  sourceId?: string | undefined
  search: string
  page: number
  pageSize: number
}

export async function listEntries(
  db: Db,
  scope: AccountScope,
  { state, sourceId, search, page, pageSize }: EntryFilter,
): Promise<{ data: IntakeEntry[]; total: number }> {
  const term = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const filtered = selectEntries(db, scope)
    .$if(state !== undefined, (entries) => entries.where('e.state', '=', state ?? 'OPEN'))
    .$if(sourceId === 'email', (entries) => entries.where('e.source_id', 'is', null))
    .$if(sourceId !== undefined && sourceId !== 'email', (entries) => entries.where('e.source_id', '=', sourceId ?? ''))
    .$if(search !== '', (entries) =>
      entries.where((entry) =>
        entry.or([
          entry('e.title', 'ilike', term),
          entry('e.sender', 'ilike', term),
          entry('e.body', 'ilike', term),
          entry('e.source_name', 'ilike', term),
          entry('c.full_name', 'ilike', term),
        ]),
      ),
    )
  const { total } = await filtered.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await filtered
    .select(listColumns)
    .orderBy('e.received_at', 'desc')
    .orderBy('e.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { data: rows.map(toEntry), total }
}

type EntryRow = Awaited<
  ReturnType<ReturnType<ReturnType<typeof selectEntries>['select']>['executeTakeFirstOrThrow']>
> & {
  id: string
  channel: 'EMAIL' | 'WEBHOOK'
  state: EntryState
  reason: EntryReason | null
  source_id: string | null
  source_name: string
  sender: string
  title: string
  received_at: Date
  lead_id: string | null
  contactName: string | null
}

const toEntry = (row: EntryRow): IntakeEntry => ({
  _id: row.id,
  channel: row.channel,
  state: row.state,
  reason: row.reason,
  sourceId: row.source_id,
  sourceName: row.source_name,
  sender: row.sender,
  title: row.title,
  receivedAt: row.received_at.toISOString(),
  leadId: row.lead_id,
  contactName: row.contactName,
})

type StoredEntry = Omit<IntakeEntryDetail, 'draft'> & { draft: Partial<LeadDraft> }

export async function getEntry(db: Db, scope: AccountScope, entryId: string): Promise<StoredEntry | undefined> {
  const row = await selectEntries(db, scope)
    .select([...listColumns, 'e.body', 'e.fields', 'e.draft', 'e.verification'])
    .where('e.id', '=', entryId)
    .executeTakeFirst()
  return (
    row && {
      ...toEntry(row),
      text: row.body,
      fields: row.fields,
      draft: row.draft,
      verification: row.verification,
    }
  )
}

/** Makes concurrent changes of an entry wait for one another. */
export const lockEntry = (db: Db, { accountId }: AccountScope, entryId: string) =>
  db
    .selectFrom('lead_intake_entries')
    .select(['id', 'state', 'lead_id as leadId', 'key', 'source_id as sourceId', 'source_name as sourceName'])
    .where('account_id', '=', accountId)
    .where('id', '=', entryId)
    .forUpdate()
    .executeTakeFirst()

export const updateEntryState = (
  db: Db,
  { accountId }: AccountScope,
  entryId: string,
  change: { state: EntryState; leadId?: string },
) =>
  db
    .updateTable('lead_intake_entries')
    .set({ state: change.state, ...(change.leadId && { lead_id: change.leadId }) })
    .where('account_id', '=', accountId)
    .where('id', '=', entryId)
    .execute()

/** Few, because the mapping page shows one at a time. */
const payloadsShown = 10

export async function listPayloads(db: Db, { accountId }: AccountScope, sourceId: string): Promise<ReceivedPayload[]> {
  const rows = await db
    .selectFrom('lead_intake_entries')
    .select(['id', 'received_at', 'fields'])
    .where('account_id', '=', accountId)
    .where('source_id', '=', sourceId)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(payloadsShown)
    .execute()
  return rows.map(({ id, received_at, fields }) => ({ _id: id, receivedAt: received_at.toISOString(), fields }))
}
