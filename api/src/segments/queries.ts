import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { newId } from '@gable/shared/ids.ts'
import type { NewSegment, SegmentChange, segmentListSorts, segmentOwners } from '@gable/shared/segments/segment.ts'
import { sql } from 'kysely'
import { selectVisibleSegments } from '../contacts/segment-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

export interface SegmentRow {
  id: string
  name: string
  isShared: boolean
  search: string
  filters: ContactFilter[]
  ownerId: string
  ownerName: string
  updatedAt: Date
}

const withOwner = (segments: ReturnType<typeof selectVisibleSegments>) =>
  segments
    .innerJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 's.account_id').onRef('a.id', '=', 's.agent_id'),
    )
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      's.id',
      's.name',
      's.is_shared as isShared',
      's.search',
      's.filters',
      's.agent_id as ownerId',
      'u.display_name as ownerName',
      's.updated_at as updatedAt',
    ])

interface SegmentListQuery {
  search: string
  whose?: (typeof segmentOwners)[number] | undefined
  by?: string | undefined
  sort: (typeof segmentListSorts)[number]
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

export async function listSegments(
  db: Db,
  scope: Scope,
  { search, whose, by, sort, sortOrder, page, pageSize }: SegmentListQuery,
): Promise<{ segments: SegmentRow[]; total: number }> {
  const matching = selectVisibleSegments(db, scope)
    .$if(search !== '', (segments) =>
      segments.where(sql<boolean>`strpos(search_key(s.name), search_key(${search})) > 0`),
    )
    .$if(whose !== undefined, (segments) => segments.where('s.agent_id', whose === 'MINE' ? '=' : '<>', scope.agentId))
    .$if(by !== undefined, (segments) =>
      segments.where(sql<boolean>`s.filters @> ${JSON.stringify([{ key: by }])}::jsonb`),
    )
  const segments = await withOwner(matching)
    .orderBy(sql`${sql.raw(sortColumns[sort])} ${sql.raw(sortOrder)}`)
    .orderBy('s.id', sortOrder)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { segments, total: Number(total) }
}

const sortColumns = { name: 'lower(s.name)', updatedAt: 's.updated_at' }

/** All segments visible to the agent, by name. */
export const listAllSegments = (db: Db, scope: Scope): Promise<SegmentRow[]> =>
  withOwner(selectVisibleSegments(db, scope)).orderBy(sql`lower(s.name)`).orderBy('s.id').execute()

export const getSegment = (db: Db, scope: Scope, id: string): Promise<SegmentRow | undefined> =>
  withOwner(selectVisibleSegments(db, scope).where('s.id', '=', id)).executeTakeFirst()

export const lockSegment = (db: Db, scope: Scope, id: string): Promise<SegmentRow | undefined> =>
  withOwner(selectVisibleSegments(db, scope).where('s.id', '=', id))
    .forUpdate('s')
    .executeTakeFirst()

export async function insertSegment(
  db: Db,
  { accountId, agentId }: Scope,
  { name, isShared, search, filters }: NewSegment,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('segments')
    .values({
      account_id: accountId,
      id,
      agent_id: agentId,
      name,
      is_shared: isShared,
      search,
      filters: JSON.stringify(filters),
    })
    .execute()
  return id
}

export async function updateSegment(
  db: Db,
  { accountId }: Scope,
  id: string,
  { name, isShared, search, filters }: Omit<SegmentChange, 'basedOn'>,
) {
  await db
    .updateTable('segments')
    .set({
      name,
      is_shared: isShared,
      search,
      filters: filters && JSON.stringify(filters),
      updated_at: sql`clock_timestamp()`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function deleteSegment(db: Db, { accountId }: Scope, id: string) {
  await db.deleteFrom('segments').where('account_id', '=', accountId).where('id', '=', id).execute()
}
