import type { EventGroup } from '@gable/shared/activity/entry.ts'
import type { SummaryContent } from '@gable/shared/summaries/summary-content.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export interface SummaryRow {
  status: 'generating' | 'generated' | 'error'
  requestedAt: Date
  content: SummaryContent | null
  isByModel: boolean
  updatedAt: Date | null
  /** New entries, edited notes or a merge since the summary was written. */
  hasNewActivity: boolean
}

export async function getSummaryRow(
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
): Promise<SummaryRow | undefined> {
  return db
    .selectFrom('contact_summaries as s')
    .select([
      's.status',
      's.requested_at as requestedAt',
      's.content',
      's.is_by_model as isByModel',
      's.updated_at as updatedAt',
      sql<boolean>`exists (select from timeline_entries e
        where e.account_id = s.account_id and e.contact_id = s.contact_id and (e.at > s.known_until
          or e.event_group = 'NOTES' and (e.detail->>'editedAt')::timestamptz > s.known_until))
        or exists (select from contact_merges m where m.account_id = s.account_id and m.kept_id = s.contact_id
          and greatest(m.at, m.undone_at) > s.known_until)`.as('hasNewActivity'),
    ])
    .where('s.account_id', '=', accountId)
    .where('s.contact_id', '=', contactId)
    .executeTakeFirst()
}

/** Leaves out deleted entries and entries of other contacts. */
export async function listCitedEntries(db: Db, { accountId }: AccountScope, contactId: string, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('timeline_entries')
    .select(['id as _id', 'at', sql<EventGroup>`event_group`.as('eventGroup')])
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}

export async function hasActivity(db: Db, { accountId }: AccountScope, contactId: string): Promise<boolean> {
  const row = await db
    .selectFrom('timeline_entries')
    .select('id')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface SummaryRequest {
  contactId: string
  requestId: string
}

/** Starts a request. An earlier summary stays readable until the new one is saved. */
export async function saveSummaryRequest(
  db: Db,
  { accountId, agentId }: Scope,
  { contactId, requestId }: SummaryRequest,
) {
  const request = { request_id: requestId, status: 'generating', requested_by: agentId } as const
  await db
    .insertInto('contact_summaries')
    .values({ account_id: accountId, contact_id: contactId, ...request })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'contact_id']).doUpdateSet({ ...request, requested_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Matches nothing once a newer request has replaced this one. */
const updatePendingSummary = (db: Db, { accountId }: AccountScope, { contactId, requestId }: SummaryRequest) =>
  db
    .updateTable('contact_summaries')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('request_id', '=', requestId)
    .where('status', '=', 'generating')

/** Returns false if a newer request has replaced this one. */
export async function saveSummary(
  db: Db,
  scope: AccountScope,
  request: SummaryRequest,
  { content, isByModel, knownUntil }: { content: SummaryContent; isByModel: boolean; knownUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await updatePendingSummary(db, scope, request)
    .set({
      status: 'generated',
      content: JSON.stringify(content),
      is_by_model: isByModel,
      known_until: knownUntil,
      updated_at: sql<Date>`now()`,
    })
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function saveFailure(db: Db, scope: AccountScope, request: SummaryRequest): Promise<boolean> {
  const { numUpdatedRows } = await updatePendingSummary(db, scope, request)
    .set({ status: 'error' })
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
