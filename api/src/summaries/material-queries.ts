import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Request } from './queries.ts'
import type { Material, MaterialEntry } from './writer.ts'

/** As much history as a few sentences can rest on. */
const entriesRead = 200

/** What there is to write from, unless nobody waits for it any more. */
export async function readMaterial(
  db: Db,
  { accountId }: AccountScope,
  { contactId, requestId }: Request,
): Promise<Material | undefined> {
  const person = await db
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
  if (!person) return undefined
  const { unsubscribedAt, ...material } = person
  return {
    ...material,
    isUnsubscribed: unsubscribedAt !== null,
    entries: await newestEntries(db, accountId, contactId),
  }
}

export async function newestEntries(db: Db, accountId: string, contactId: string): Promise<MaterialEntry[]> {
  return db
    .selectFrom('timeline_entries as e')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'e.account_id').onRef('a.id', '=', 'e.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'e.id',
      'e.at',
      sql<MaterialEntry['eventGroup']>`e.event_group`.as('eventGroup'),
      'e.kind',
      sql<object>`e.detail`.as('detail'),
      sql<string | null>`btrim(u.first_name || ' ' || u.last_name)`.as('agentName'),
    ])
    .where('e.account_id', '=', accountId)
    .where('e.contact_id', '=', contactId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id')
    .limit(entriesRead)
    .execute()
}
