import type { EventGroup } from '@gable/shared/activity/entry.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import type { SummaryContent } from './content.ts'

export interface KeptSummary {
  status: 'generating' | 'generated' | 'error'
  requestedAt: Date
  content: SummaryContent | null
  isByModel: boolean
  updatedAt: Date | null
  /** Something happened, was rewritten, or came over from another contact, since. */
  hasNews: boolean
}

export async function findSummary(
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
): Promise<KeptSummary | undefined> {
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
          and greatest(m.at, m.undone_at) > s.known_until)`.as('hasNews'),
    ])
    .where('s.account_id', '=', accountId)
    .where('s.contact_id', '=', contactId)
    .executeTakeFirst()
}

/** Notes that were deleted are cited no more. */
export async function citable(db: Db, { accountId }: AccountScope, contactId: string, ids: string[]) {
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

/** What was written before stays until the new is there. */
export async function beginSummary(
  db: Db,
  { accountId, agentId }: Scope,
  { contactId, requestId }: { contactId: string; requestId: string },
) {
  const asked = { request_id: requestId, status: 'generating', requested_by: agentId } as const
  await db
    .insertInto('contact_summaries')
    .values({ account_id: accountId, contact_id: contactId, ...asked })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'contact_id']).doUpdateSet({ ...asked, requested_at: sql<Date>`now()` }),
    )
    .execute()
}

export interface Request {
  contactId: string
  requestId: string
}

const asked = (db: Db, { accountId }: AccountScope, { contactId, requestId }: Request) =>
  db
    .updateTable('contact_summaries')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('request_id', '=', requestId)
    .where('status', '=', 'generating')

/** Says whether anybody still waits for it. */
export async function keepSummary(
  db: Db,
  scope: AccountScope,
  request: Request,
  { content, isByModel, knownUntil }: { content: SummaryContent; isByModel: boolean; knownUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await asked(db, scope, request)
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

export async function keepFailure(db: Db, scope: AccountScope, request: Request): Promise<boolean> {
  const { numUpdatedRows } = await asked(db, scope, request).set({ status: 'error' }).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
