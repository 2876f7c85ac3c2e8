import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { type ContactListQuery, type ContactSort, countBound, type Total } from '@gable/shared/contacts/list.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Cursor } from './cursor.ts'
import { countUpTo, foundContacts, type Wanted } from './found-queries.ts'
import { rowOf, rowsOf } from './row-queries.ts'

export type Page = Pick<ContactListQuery, 'sort' | 'sortOrder' | 'pageSize'> & { after: Cursor | undefined }

/** The contacts of one page, and where the next one begins, if there is one. */
export async function listPage(
  db: Db,
  scope: AccountScope,
  wanted: Wanted,
  { sort, sortOrder, pageSize, after }: Page,
): Promise<{ data: ContactRow[]; next: Cursor | null }> {
  const { key, type } = orders[sort]
  const isAfter = sql<boolean>`(${key}, c.id) ${sql.raw(sortOrder === 'asc' ? '>' : '<')}
    (${after?.key}::${sql.raw(type)}, ${after?.id}::uuid)`
  const found = await foundContacts(db, scope, wanted)
    .$if(after !== undefined, (contacts) => contacts.where(isAfter))
    .select(['c.id', sql<string>`(${key})::text`.as('key')])
    .orderBy(key, sortOrder)
    .orderBy('c.id', sortOrder)
    .limit(pageSize + 1)
    .execute()
  return pageOf(db, scope, found, pageSize)
}

/**
 * Where few match, all of them are found at once, counted and put in order: looking for them a second time would take
 * as long as the first. Nothing where there are more than a list counts.
 */
export async function fewFound(
  db: Db,
  scope: AccountScope,
  wanted: Wanted,
  { sort, sortOrder, pageSize, after }: Page,
): Promise<{ data: ContactRow[]; next: Cursor | null; total: Total } | undefined> {
  const { key, type } = orders[sort]
  const order = sql.raw(sortOrder)
  const few = foundContacts(db, scope, wanted)
    .select(['c.id', key.as('key')])
    .limit(countBound + 1)
  const isAfter = sql`where (key, id) ${sql.raw(sortOrder === 'asc' ? '>' : '<')}
    (${after?.key}::${sql.raw(type)}, ${after?.id}::uuid)`
  const { rows } = await sql<{ count: number; id: string | null; key: string }>`
    with few as materialized (${few})
    select counted.count, page.id, page.key::text as key
    from (select count(*)::int as count from few) counted
    left join (select id, key from few ${after ? isAfter : sql``} order by key ${order}, id ${order}
      limit ${pageSize + 1}) page on true
    order by page.key ${order}, page.id ${order}`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count > countBound) return undefined
  const found = rows.flatMap(({ id, key }) => (id === null ? [] : [{ id, key }]))
  return { ...(await pageOf(db, scope, found, pageSize)), total: { count, isExact: true } }
}

/** What is shown of those who were found; one more than a page holds tells that there is a next one. */
async function pageOf(db: Db, scope: AccountScope, found: readonly Cursor[], pageSize: number) {
  const shown = found.slice(0, pageSize)
  const ids = shown.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await rowsOf(db, scope, sql`c.id = any(${ids}::uuid[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, rowOf(row)]))
  return {
    data: ids.flatMap((id) => byId.get(id) ?? []),
    next: found.length > pageSize ? (shown.at(-1) ?? null) : null,
  }
}

/** Exact as far as it is worth counting. */
export async function totalOf(db: Db, scope: AccountScope, wanted: Wanted): Promise<Total> {
  const count = await countUpTo(db, scope, wanted, countBound + 1)
  return { count: Math.min(count, countBound), isExact: count <= countBound }
}

const orders: Record<ContactSort, { key: RawBuilder<unknown>; type: string }> = {
  name: { key: sql`lower(c.full_name)`, type: 'text' },
  lastActivityAt: { key: sql`coalesce(c.last_activity_at, c.created_at)`, type: 'timestamptz' },
  createdAt: { key: sql`c.created_at`, type: 'timestamptz' },
}
