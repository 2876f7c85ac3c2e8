import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { SummaryRequest } from './queries.ts'
import type { SummaryEntry, SummaryInput } from './writer.ts'

/** Enough for a few sentences. */
const maxEntries = 200

/** Undefined if a newer request has replaced this one. */
export async function getSummaryInput(
  db: Db,
  { accountId }: AccountScope,
  { contactId, requestId }: SummaryRequest,
): Promise<SummaryInput | undefined> {
  const row = await db
    .selectFrom('contact_summaries as s')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 's.account_id').onRef('c.id', '=', 's.contact_id'),
    )
    .innerJoin('agencies as a', 'a.account_id', 's.account_id')
    .select([
      'c.full_name as name',
      'c.unsubscribed_at as unsubscribedAt',
      'a.time_zone as timeZone',
      sql<Date>`now()`.as('now'),
    ])
    .where('s.account_id', '=', accountId)
    .where('s.contact_id', '=', contactId)
    .where('s.request_id', '=', requestId)
    .where('s.status', '=', 'generating')
    .executeTakeFirst()
  if (!row) return undefined
  const { unsubscribedAt, ...contact } = row
  return {
    ...contact,
    isUnsubscribed: unsubscribedAt !== null,
    entries: await listNewestEntries(db, accountId, contactId),
  }
}

export async function listNewestEntries(db: Db, accountId: string, contactId: string): Promise<SummaryEntry[]> {
  return db
    .selectFrom('timeline_entries as e')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'e.account_id').onRef('a.id', '=', 'e.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'e.id',
      'e.at',
      sql<SummaryEntry['eventGroup']>`e.event_group`.as('eventGroup'),
      'e.kind',
      sql<object>`e.detail`.as('detail'),
      'u.full_name as agentName',
    ])
    .where('e.account_id', '=', accountId)
    .where('e.contact_id', '=', contactId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id')
    .limit(maxEntries)
    .execute()
}
