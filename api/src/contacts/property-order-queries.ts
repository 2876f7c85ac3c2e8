import type { ContactSort } from '@gable/shared/contacts/list.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AccountScope } from '../platform/scope.ts'
import type { Cursor } from './cursor.ts'
import { homeValue, isShownEstimate } from './home-value-queries.ts'
import type { selectContacts } from './selection-queries.ts'

type Sql = RawBuilder<unknown>
type SortOrder = 'asc' | 'desc'
export type PropertySort = 'address' | 'homeValue'

export const isPropertySort = (sort: ContactSort): sort is PropertySort => sort in propertyOrders

/** The sort key of a contact `c`: of the first property, which lists show. */
export function propertySortKey({ accountId }: AccountScope, sort: PropertySort, sortOrder: SortOrder): Sql {
  const { contactValue, format } = propertyOrders[sort]
  const { known, unknown } = keyPrefixes[sortOrder]
  return sql`coalesce(${sql.lit(known)} || ${format(contactValue(accountId))}, ${sql.lit(unknown)})`
}

interface PropertyPage {
  sort: PropertySort
  sortOrder: SortOrder
  pageSize: number
  after: Cursor | undefined
}

/** Reads properties or estimates in the order of an index, and contacts without a value once no others are left. */
export function pageByProperty(
  { accountId }: AccountScope,
  contacts: ReturnType<typeof selectContacts>,
  { sort, sortOrder, pageSize, after }: PropertyPage,
): Sql {
  const { source, value, type, propertyId, isShown, contactValue, format } = propertyOrders[sort]
  const { known, unknown } = keyPrefixes[sortOrder]
  const order = sql.raw(sortOrder)
  const comparison = sql.raw(sortOrder === 'asc' ? '>' : '<')
  const limit = sql.lit(pageSize + 1)
  const isAfterId = after ? sql<boolean>`c.id ${comparison} ${after.id}::uuid` : sql<boolean>`true`

  const isPastKnown = after?.key === unknown
  const withoutValue = contacts
    .where(sql<boolean>`${contactValue(accountId)} is null`)
    .where(isPastKnown ? isAfterId : sql<boolean>`true`)
    .select(['c.id', sql.lit(unknown).as('key')])
    .orderBy('c.id', sortOrder)
    .limit(limit)
  if (isPastKnown) return sql`${withoutValue}`

  const start = after && sql`${after.key.slice(known.length)}::${type}`
  const owners = contacts
    .where(sql<boolean>`c.id in (select l.contact_id from contact_properties l
      where l.account_id = ${accountId} and l.property_id = ${propertyId})`)
    .where(sql<boolean>`${firstPropertyId(accountId)} = ${propertyId}`)
    .where(isShown(accountId))
    .where(start ? sql<boolean>`(${value} <> ${start} or ${isAfterId})` : sql<boolean>`true`)
    .select('c.id')
    .orderBy('c.id', sortOrder)
    .limit(limit)
  return sql`with known as materialized (
      select owner.id, ${sql.lit(known)} || ${format(value)} as key
      from ${source} cross join lateral (${owners}) owner
      where s.account_id = ${accountId} and ${start ? sql`${value} ${comparison}= ${start}` : sql`true`}
      order by ${value} ${order}, owner.id ${order} limit ${limit}
    )
    select id, key from known
    union all (select id, key from (${withoutValue}) unknown limit ${limit} - (select count(*) from known))`
}

/** Prefixes of keys that sort contacts without a value last in either direction. */
const keyPrefixes = { asc: { known: '0', unknown: '1' }, desc: { known: '1', unknown: '0' } }

const firstPropertyId = (accountId: string) => sql`(select f.property_id from contact_properties f
  where f.account_id = ${accountId} and f.contact_id = c.id
  order by f.claimed_at is null, f.created_at, f.property_id limit 1)`

interface PropertyOrder {
  /** The rows `s` that an index has in this order. */
  source: Sql
  value: Sql
  type: Sql
  propertyId: Sql
  isShown: (accountId: string) => RawBuilder<boolean>
  /** The value of a contact `c`. */
  contactValue: (accountId: string) => Sql
  /** A value as text that sorts like it. */
  format: (value: Sql) => Sql
}

const propertyOrders: Record<PropertySort, PropertyOrder> = {
  address: {
    source: sql`properties s`,
    value: sql`s.address_key`,
    type: sql`text`,
    propertyId: sql`s.id`,
    isShown: () => sql`true`,
    contactValue: (accountId) => sql`(select h.address_key from properties h
      where h.account_id = ${accountId} and h.id = ${firstPropertyId(accountId)})`,
    format: (value) => value,
  },
  homeValue: {
    source: sql`value_estimates s`,
    value: sql`s.median_cents`,
    type: sql`bigint`,
    propertyId: sql`s.property_id`,
    isShown: isShownEstimate,
    contactValue: (accountId) => homeValue(accountId, firstPropertyId(accountId)),
    format: (value) => sql`lpad(${value}::text, 19, '0')`,
  },
}
