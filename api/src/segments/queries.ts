import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { newId } from '@gable/shared/ids.ts'
import type { NewSegment, SegmentChange, segmentListSorts, segmentOwners } from '@gable/shared/segments/segment.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** A segment as it is stored. */
export interface KeptSegment {
  id: string
  name: string
  isShared: boolean
  search: string
  filters: ContactFilter[]
  ownerId: string
  ownerName: string
  updatedAt: Date
}

/** The person's own, and those that others share. */
const visible = (db: Db, { accountId, agentId }: Scope) =>
  db
    .selectFrom('segments as s')
    .where('s.account_id', '=', accountId)
    .where((is) => is.or([is('s.agent_id', '=', agentId), is('s.is_shared', '=', true)]))

const withOwner = (segments: ReturnType<typeof visible>) =>
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
      sql<string>`coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email)`.as('ownerName'),
      's.updated_at as updatedAt',
    ])

export interface AskedSegments {
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
  { search, whose, by, sort, sortOrder, page, pageSize }: AskedSegments,
): Promise<{ segments: KeptSegment[]; total: number }> {
  const asked = visible(db, scope)
    .$if(search !== '', (segments) =>
      segments.where(sql<boolean>`strpos(search_key(s.name), search_key(${search})) > 0`),
    )
    .$if(whose !== undefined, (segments) => segments.where('s.agent_id', whose === 'MINE' ? '=' : '<>', scope.agentId))
    .$if(by !== undefined, (segments) =>
      segments.where(sql<boolean>`s.filters @> ${JSON.stringify([{ key: by }])}::jsonb`),
    )
  const segments = await withOwner(asked)
    .orderBy(sql`${sql.raw(orders[sort])} ${sql.raw(sortOrder)}`)
    .orderBy('s.id', sortOrder)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await asked.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { segments, total: Number(total) }
}

const orders = { name: 'lower(s.name)', updatedAt: 's.updated_at' }

/** All that this person may see, by name. */
export const everySegment = (db: Db, scope: Scope): Promise<KeptSegment[]> =>
  withOwner(visible(db, scope)).orderBy(sql`lower(s.name)`).orderBy('s.id').execute()

export const findSegment = (db: Db, scope: Scope, id: string): Promise<KeptSegment | undefined> =>
  withOwner(visible(db, scope).where('s.id', '=', id)).executeTakeFirst()

/** Held until the transaction ends, so that of two who change it the later one sees the earlier. */
export const lockSegment = (db: Db, scope: Scope, id: string): Promise<KeptSegment | undefined> =>
  withOwner(visible(db, scope).where('s.id', '=', id))
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
