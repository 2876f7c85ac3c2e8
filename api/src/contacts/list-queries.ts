import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { type ContactListQuery, type ContactSort, countBound, type Total } from '@gable/shared/contacts/list.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { plannedOnce } from '../platform/fewer-trips.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Cursor } from './cursor.ts'
import { foundContacts, type Wanted } from './found-queries.ts'
import { rowOf, rowsOf } from './row-queries.ts'

export type Page = Pick<ContactListQuery, 'sort' | 'sortOrder' | 'pageSize'> & { after: Cursor | undefined }

interface Found {
  data: ContactRow[]
  /** Where the next page begins, if there is one. */
  next: Cursor | null
}

/** The contacts of one page. */
export async function listPage(db: Db, scope: AccountScope, wanted: Wanted, page: Page): Promise<Found> {
  const { key } = orders[page.sort]
  const found = await inOrder(foundContacts(db, scope, wanted), page)
    .select(sql<string>`(${key})::text`.as('key'))
    .execute()
  return pageOf(db, scope, found, page)
}

/** A page of all contacts, and how many there are. */
export async function everyone(db: Db, scope: AccountScope, page: Page): Promise<Found & { total: Total }> {
  const all = foundContacts(db, scope, { search: '', filters: [] })
  const some = all.select('c.id').limit(sql.lit(countBound + 1))
  const ordered = inOrder(all, page).select(orders[page.sort].key.as('key'))
  const { count, found } = await countedPage(db, plannedOnce, sql`(${some})`, sql`(${ordered})`, page)
  return { ...(await pageOf(db, scope, found, page)), total: totalIn(count) }
}

/**
 * Where few match, all of them are found at once, counted and put in order: looking for them a second time would take
 * as long as the first. Nothing where there are more than a list counts.
 */
export async function fewFound(
  db: Db,
  scope: AccountScope,
  wanted: Wanted,
  page: Page,
): Promise<(Found & { total: Total }) | undefined> {
  const few = foundContacts(db, scope, wanted)
    .select(['c.id', orders[page.sort].key.as('key')])
    .limit(countBound + 1)
  const isAfter = page.after ? sql`where ${follows(sql`(key, id)`, page.after, page)}` : sql``
  const order = sql.raw(page.sortOrder)
  const ordered = sql`(select id, key from few ${isAfter} order by key ${order}, id ${order} limit ${page.pageSize + 1})`
  const { count, found } = await countedPage(db, sql`with few as materialized (${few})`, sql`few`, ordered, page)
  if (count > countBound) return undefined
  return { ...(await pageOf(db, scope, found, page)), total: totalIn(count) }
}

type Text = RawBuilder<unknown>

/** The count comes even where the page has nobody on it. */
async function countedPage(db: Db, front: Text, some: Text, ordered: Text, { sortOrder }: Page) {
  const order = sql.raw(sortOrder)
  const { rows } = await sql<{ count: number; id: string | null; key: string }>`${front}
    select counted.count, page.id, page.key::text as key
    from (select count(*)::int as count from ${some} up_to_bound) counted left join ${ordered} page on true
    order by page.key ${order}, page.id ${order}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    found: rows.flatMap(({ id, key }) => (id === null ? [] : [{ id, key }])),
  }
}

/** One more than a page holds tells that there is a next one. */
function inOrder(found: ReturnType<typeof foundContacts>, page: Page) {
  const { sort, sortOrder, pageSize, after } = page
  const { key } = orders[sort]
  const rest = after ? found.where(follows(sql`(${key}, c.id)`, after, page)) : found
  return rest
    .select('c.id')
    .orderBy(key, sortOrder)
    .orderBy('c.id', sortOrder)
    .limit(sql.lit(pageSize + 1))
}

const follows = (place: Text, { key, id }: Cursor, { sort, sortOrder }: Page) =>
  sql<boolean>`${place} ${sql.raw(sortOrder === 'asc' ? '>' : '<')}
    (${key}::${sql.raw(orders[sort].type)}, ${id}::uuid)`

/** What is shown of those who were found. */
async function pageOf(db: Db, scope: AccountScope, found: readonly Cursor[], { pageSize }: Page): Promise<Found> {
  const shown = found.slice(0, pageSize)
  const ids = shown.map(({ id }) => id)
  const isShown = sql<boolean>`c.id = any(${ids}::uuid[])`
  const rows = ids.length === 0 ? [] : await rowsOf(db, scope, isShown).modifyFront(plannedOnce).execute()
  const byId = new Map(rows.map((row) => [row.id, rowOf(row)]))
  return {
    data: ids.flatMap((id) => byId.get(id) ?? []),
    next: found.length > pageSize ? (shown.at(-1) ?? null) : null,
  }
}

/** Exact as far as it is worth counting. */
const totalIn = (count: number): Total => ({ count: Math.min(count, countBound), isExact: count <= countBound })

const orders: Record<ContactSort, { key: RawBuilder<unknown>; type: string }> = {
  name: { key: sql`lower(c.full_name)`, type: 'text' },
  lastActivityAt: { key: sql`coalesce(c.last_activity_at, c.created_at)`, type: 'timestamptz' },
  createdAt: { key: sql`c.created_at`, type: 'timestamptz' },
}
