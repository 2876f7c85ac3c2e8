import type { ChangelogEntry, ChangelogRequest, changelogTags } from '@gable/shared/activity/changelog.ts'
import { countLimit, type Total } from '@gable/shared/http/total.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

type EntryFilters = Pick<ChangelogRequest, 'eventGroups' | 'tags'> & {
  from: Date | undefined
  before: Date | undefined
}

function selectEntries(db: Db, { accountId }: AccountScope, { eventGroups, tags, from, before }: EntryFilters) {
  const getTagValues = (type: (typeof changelogTags)[number]) =>
    tags.flatMap((tag) => (tag.type === type ? [tag.value] : []))
  const [contactIds, propertyIds] = [getTagValues('CONTACT_ID'), getTagValues('PROPERTY_ID')]
  let entries = db.selectFrom('timeline_entries as e').where('e.account_id', '=', accountId)
  if (eventGroups?.length) entries = entries.where('e.event_group', 'in', eventGroups)
  if (contactIds.length > 0) entries = entries.where('e.contact_id', 'in', contactIds)
  if (propertyIds.length > 0) entries = entries.where('e.property_id', 'in', propertyIds)
  if (from) entries = entries.where('e.at', '>=', from)
  if (before) entries = entries.where('e.at', '<', before)
  return entries
}

export type EntryRow = Omit<ChangelogEntry, 'at' | 'note'> & { at: Date; agentId: string | null }

export async function listEntries(
  db: Db,
  scope: AccountScope,
  filters: EntryFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<EntryRow[]> {
  const page = selectEntries(db, scope, filters)
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
    .leftJoin('properties as p', (join) =>
      join.onRef('p.account_id', '=', 'e.account_id').onRef('p.id', '=', 'e.property_id'),
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
      'p.id as propertyId',
      'p.full_address as address',
      'e.agent_id as agentId',
      'u.full_name as agentName',
    ])
    .orderBy('e.at', 'desc')
    .orderBy('e.id')
    .execute()
  return rows.map(({ contactId, propertyId, address, agentName, ...entry }) => ({
    ...entry,
    contact: { _id: contactId, fullName: entry.contactName },
    property: propertyId === null ? null : { _id: propertyId, fullAddress: address ?? '' },
    agent: entry.agentId === null ? null : { _id: entry.agentId, fullName: agentName ?? '' },
  }))
}

/** Exact up to `countLimit`. */
export async function countEntries(db: Db, scope: AccountScope, filters: EntryFilters): Promise<Total> {
  const limited = selectEntries(db, scope, filters)
    .select('e.id')
    .limit(countLimit + 1)
  const { count } = await db
    .selectFrom(limited.as('limited'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(Number(count), countLimit), isExact: Number(count) <= countLimit }
}

/** The user's own time zone, or else the agency's. */
export async function getViewerTimeZone(db: Db, { accountId, userId }: Scope): Promise<string> {
  const { timeZone } = await db
    .selectFrom('agencies as a')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select(sql<string>`coalesce(u.time_zone, a.time_zone)`.as('timeZone'))
    .where('a.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return timeZone
}
