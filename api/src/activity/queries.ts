import type { ChangelogEntry, ChangelogRequest, changelogTags } from '@gable/shared/activity/changelog.ts'
import { countBound, type Total } from '@gable/shared/contacts/list.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

type Asked = Pick<ChangelogRequest, 'eventGroups' | 'tags'> & { from: Date | undefined; before: Date | undefined }

function entriesOf(db: Db, { accountId }: AccountScope, { eventGroups, tags, from, before }: Asked) {
  const valuesOf = (type: (typeof changelogTags)[number]) =>
    tags.flatMap((tag) => (tag.type === type ? [tag.value] : []))
  const [contactIds, homeIds] = [valuesOf('CONTACT_ID'), valuesOf('PROPERTY_ID')]
  let entries = db.selectFrom('timeline_entries as e').where('e.account_id', '=', accountId)
  if (eventGroups?.length) entries = entries.where('e.event_group', 'in', eventGroups)
  if (contactIds.length > 0) entries = entries.where('e.contact_id', 'in', contactIds)
  if (homeIds.length > 0) entries = entries.where('e.property_id', 'in', homeIds)
  if (from) entries = entries.where('e.at', '>=', from)
  if (before) entries = entries.where('e.at', '<', before)
  return entries
}

export type EntryRow = Omit<ChangelogEntry, 'at' | 'note'> & { at: Date; agentId: string | null }

export async function listEntries(
  db: Db,
  scope: AccountScope,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<EntryRow[]> {
  const page = entriesOf(db, scope, asked)
    .selectAll()
    .orderBy('e.at', 'desc')
    .orderBy('e.id')
    .limit(limit)
    .offset(offset)
  const rows = await db
    .selectFrom(page.as('e'))
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'e.account_id').onRef('c.id', '=', 'e.contact_id'),
    )
    .leftJoin('properties as h', (join) =>
      join.onRef('h.account_id', '=', 'e.account_id').onRef('h.id', '=', 'e.property_id'),
    )
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'e.account_id').onRef('a.id', '=', 'e.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'e.id as _id',
      'e.at',
      sql<ChangelogEntry['eventGroup']>`e.event_group`.as('eventGroup'),
      'e.kind',
      'e.detail',
      'e.contact_id as contactId',
      'c.full_name as contactName',
      'h.id as homeId',
      'h.full_address as address',
      'e.agent_id as agentId',
      sql<string | null>`btrim(u.first_name || ' ' || u.last_name)`.as('agentName'),
    ])
    .orderBy('e.at', 'desc')
    .orderBy('e.id')
    .execute()
  return rows.map(({ contactId, homeId, address, agentName, ...entry }) => ({
    ...entry,
    contact: { _id: contactId, fullName: entry.contactName },
    property: homeId === null ? null : { _id: homeId, fullAddress: address ?? '' },
    agent: entry.agentId === null ? null : { _id: entry.agentId, fullName: agentName ?? '' },
  }))
}

/** Exact as far as it is worth counting. */
export async function totalOfEntries(db: Db, scope: AccountScope, asked: Asked): Promise<Total> {
  const some = entriesOf(db, scope, asked)
    .select('e.id')
    .limit(countBound + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(Number(count), countBound), isExact: Number(count) <= countBound }
}

/** By whose clock who asks tells days: their own, or the agency's. */
export async function readOwnZone(db: Db, { accountId, userId }: Scope): Promise<string> {
  const { timeZone } = await db
    .selectFrom('agencies as a')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select(sql<string>`coalesce(u.time_zone, a.time_zone)`.as('timeZone'))
    .where('a.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return timeZone
}
