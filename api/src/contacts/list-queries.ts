import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import {
  type ContactListQuery,
  type ContactSort,
  isPropertySort,
  type PropertySort,
} from '@gable/shared/contacts/list.ts'
import { countLimit, type Total } from '@gable/shared/http/total.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Cursor } from './cursor.ts'
import { keyPrefixes, noPropertyId, pageByProperty, propertyRows, propertySortKey } from './property-order-queries.ts'
import { selectContactRows, toContactRow } from './row-queries.ts'
import { type ResolvedContactQuery, selectContacts } from './selection-queries.ts'

export type PageOptions = Pick<ContactListQuery, 'sort' | 'sortOrder' | 'pageSize'> & {
  after: Cursor | undefined
  /** Each property is a row, if the order is one of properties. */
  eachProperty?: boolean
}

interface ContactPage {
  data: ContactRow[]
  /** The cursor of the next page, if there is one. */
  next: Cursor | null
}

export async function listPage(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
  page: PageOptions,
): Promise<ContactPage> {
  const { rows } = await sql<Cursor>`select ${cursorColumns(page)} from (${sortedPage(db, scope, query, page)}) page
    order by ${inOrder(page)}`.execute(db)
  return toContactPage(db, scope, rows, page)
}

/** A page of all contacts and their total, in one statement. */
export async function listAllContacts(
  db: Db,
  scope: AccountScope,
  page: PageOptions,
): Promise<ContactPage & { total: Total }> {
  const all = { search: '', filters: [] }
  const upToLimit = selectContacts(db, scope, all)
    .select('c.id')
    .limit(sql.lit(countLimit + 1))
  const ordered = sortedPage(db, scope, all, page)
  const { count, keys } = await countedPage(db, prepared, sql`(${upToLimit})`, sql`(${ordered})`, page)
  return { ...(await toContactPage(db, scope, keys, page)), total: toTotal(count) }
}

/**
 * Finds, counts and sorts the contacts in one statement when few match, because finding them again would take as long.
 * Returns undefined when more match than a list counts.
 */
export async function listIfFewMatch(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
  page: PageOptions,
): Promise<(ContactPage & { total: Total }) | undefined> {
  const matching = selectContacts(db, scope, query).limit(countLimit + 1)
  const [few, rows, position] = hasPropertyRows(page)
    ? [matching.select('c.id'), propertyRows(scope, page), sql`(key, id, coalesce(property_id, ${noPropertyId}::uuid))`]
    : [matching.select(['c.id', sortKey(scope, page).as('key')]), sql`few`, sql`(key, id)`]
  const afterCursor = page.after ? sql`where ${isAfterCursor(position, page.after, page)}` : sql``
  const ordered = sql`(select page.* from ${rows} page ${afterCursor} order by ${inOrder(page)} limit ${page.pageSize + 1})`
  const { count, keys } = await countedPage(db, sql`with few as materialized (${few})`, sql`few`, ordered, page)
  if (count > countLimit) return undefined
  return { ...(await toContactPage(db, scope, keys, page)), total: toTotal(count) }
}

type Sql = RawBuilder<unknown>

/** The left join returns the count even for an empty page. */
async function countedPage(db: Db, prefix: Sql, counted: Sql, ordered: Sql, page: PageOptions) {
  const { rows } = await sql<Omit<Cursor, 'id'> & { count: number; id: string | null }>`${prefix}
    select counted.count, ${cursorColumns(page)}
    from (select count(*)::int as count from ${counted} up_to_limit) counted left join ${ordered} page on true
    order by ${inOrder(page)}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    keys: rows.flatMap(({ id, key, propertyId }): Cursor[] => (id === null ? [] : [{ id, key, propertyId }])),
  }
}

const cursorColumns = (page: PageOptions): Sql =>
  hasPropertyRows(page)
    ? sql`page.id, page.key::text as key, page.property_id as "propertyId"`
    : sql`page.id, page.key::text as key`

function inOrder(page: PageOptions): Sql {
  const order = sql.raw(page.sortOrder)
  const byContact = sql`page.key ${order}, page.id ${order}`
  return hasPropertyRows(page) ? sql`${byContact}, page.property_id ${order}` : byContact
}

const hasPropertyRows = (page: PageOptions): page is PageOptions & { sort: PropertySort } =>
  page.eachProperty === true && isPropertySort(page.sort)

/** Selects one more row than fits the page, to know whether there is a next page. */
function sortedPage(db: Db, scope: AccountScope, query: ResolvedContactQuery, page: PageOptions): Sql {
  const contacts = selectContacts(db, scope, query)
  if (page.sort === 'owner') return pageByOwner(scope, contacts, page)
  const { sort, sortOrder, pageSize, after, eachProperty = false } = page
  if (isPropertySort(sort)) return pageByProperty(scope, contacts, { sort, sortOrder, pageSize, after, eachProperty })
  const { key } = orders[sort]
  const remaining = after ? contacts.where(isAfterCursor(sql`(${key}, c.id)`, after, page)) : contacts
  return sql`${remaining
    .select(['c.id', key.as('key')])
    .orderBy(key, sortOrder)
    .orderBy('c.id', sortOrder)
    .limit(sql.lit(pageSize + 1))}`
}

/** Reads the page of each owner from the index and sorts those few, because no index has the names of owners. */
function pageByOwner(
  { accountId }: AccountScope,
  contacts: ReturnType<typeof selectContacts>,
  { sortOrder, pageSize, after }: PageOptions,
): Sql {
  const order = sql.raw(sortOrder)
  const limit = sql.lit(pageSize + 1)
  const [comparison, startId] = sortOrder === 'asc' ? [sql`>`, firstId] : [sql`<`, lastId]
  const isAfter = after
    ? sql<boolean>`o.key ${comparison}= ${after.key} and c.id ${comparison} case when o.key = ${after.key} then ${after.id}::uuid else ${startId} end`
    : sql<boolean>`true`
  const pageOf = (owner: Sql, isOwned: RawBuilder<boolean>) =>
    sql`select owned.id, o.key from ${owner} o cross join lateral (${contacts
      .where(isOwned)
      .where(isAfter)
      .select('c.id')
      // Postgres reads contacts without an owner in the order of the index only if the order names the owner.
      .orderBy('c.owner_id', sortOrder)
      .orderBy('c.id', sortOrder)
      .limit(limit)}) owned`
  const { known, unknown } = keyPrefixes[sortOrder]
  const agents = sql`(select a.id, ${sql.lit(known)} || lower(u.display_name) as key
    from agents a join users u on u.id = a.user_id where a.account_id = ${accountId})`
  return sql`select id, key from (${pageOf(agents, sql`c.owner_id = o.id`)}
    union all ${pageOf(sql`(select ${sql.lit(unknown)}::text as key)`, sql`c.owner_id is null`)}) pages
    order by key ${order}, id ${order} limit ${limit}`
}

const firstId = sql`'00000000-0000-0000-0000-000000000000'::uuid`
const lastId = sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`

function isAfterCursor(position: Sql, { key, id, propertyId }: Cursor, page: PageOptions) {
  const { sort, sortOrder } = page
  const property = hasPropertyRows(page) ? sql`, ${propertyId ?? noPropertyId}::uuid` : sql``
  return sql<boolean>`${position} ${sql.raw(sortOrder === 'asc' ? '>' : '<')}
    (${key}::${sql.raw(isPropertySort(sort) || sort === 'owner' ? 'text' : orders[sort].type)}, ${id}::uuid${property})`
}

async function toContactPage(
  db: Db,
  scope: AccountScope,
  keys: readonly Cursor[],
  page: PageOptions,
): Promise<ContactPage> {
  const { pageSize } = page
  const pageKeys = keys.slice(0, pageSize)
  const ids = [...new Set(pageKeys.map(({ id }) => id))]
  const propertyIds = hasPropertyRows(page) ? pageKeys.flatMap(({ propertyId }) => propertyId ?? []) : undefined
  const isOnPage = sql<boolean>`c.id = any(${ids}::uuid[])`
  const rows =
    ids.length === 0 ? [] : await selectContactRows(db, scope, isOnPage, propertyIds).modifyFront(prepared).execute()
  const byId = new Map(rows.map((row) => [row.id, toContactRow(row)]))
  return {
    data: pageKeys.flatMap(({ id, propertyId }) => {
      const contact = byId.get(id)
      if (!contact || !propertyIds) return contact ?? []
      // Two contacts of a page may share a property of which only one has its row here.
      return { ...contact, properties: contact.properties.filter(({ _id }) => _id === propertyId) }
    }),
    next: keys.length > pageSize ? (pageKeys.at(-1) ?? null) : null,
  }
}

const toTotal = (count: number): Total => ({ count: Math.min(count, countLimit), isExact: count <= countLimit })

const sortKey = (scope: AccountScope, { sort, sortOrder }: PageOptions) =>
  isPropertySort(sort)
    ? propertySortKey(scope, sort, sortOrder)
    : sort === 'owner'
      ? ownerSortKey(sortOrder)
      : orders[sort].key

function ownerSortKey(sortOrder: PageOptions['sortOrder']): Sql {
  const { known, unknown } = keyPrefixes[sortOrder]
  return sql`coalesce((select ${sql.lit(known)} || lower(u.display_name) from agents a join users u on u.id = a.user_id
    where a.account_id = c.account_id and a.id = c.owner_id), ${sql.lit(unknown)})`
}

const orders: Record<Exclude<ContactSort, PropertySort | 'owner'>, { key: RawBuilder<unknown>; type: string }> = {
  name: { key: sql`lower(c.full_name)`, type: 'text' },
  // The digit sorts empty values behind all others.
  email: { key: sql`coalesce('0' || lower(c.email), '1')`, type: 'text' },
  phone: { key: sql`coalesce('0' || phone_key(c.phone), '1')`, type: 'text' },
  source: { key: sql`lower(c.source)`, type: 'text' },
  lastActivityAt: { key: sql`coalesce(c.last_activity_at, c.created_at)`, type: 'timestamptz' },
  createdAt: { key: sql`c.created_at`, type: 'timestamptz' },
}
