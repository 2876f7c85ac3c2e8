import type { PropertySort } from '@gable/shared/contacts/list.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AccountScope } from '../platform/scope.ts'
import type { Cursor } from './cursor.ts'
import { homeValue, isShownEstimate } from './home-value-queries.ts'
import type { selectContacts } from './selection-queries.ts'

type Sql = RawBuilder<unknown>
type SortOrder = 'asc' | 'desc'

/** The sort key of a contact `c`: of the first property, which lists show. */
export const propertySortKey = ({ accountId }: AccountScope, sort: PropertySort, sortOrder: SortOrder): Sql =>
  toSortKey(accountId, firstPropertyId(accountId), sort, sortOrder)

/** A row for each property of the contacts `few`, and one for a contact without any. */
export const propertyRows = ({ accountId }: AccountScope, { sort, sortOrder }: PropertyOrdering): Sql =>
  sql`(select c.id, l.property_id, ${toSortKey(accountId, sql`l.property_id`, sort, sortOrder)} as key
    from few c left join contact_properties l on l.account_id = ${accountId} and l.contact_id = c.id)`

interface PropertyOrdering {
  sort: PropertySort
  sortOrder: SortOrder
}

interface PropertyPage extends PropertyOrdering {
  pageSize: number
  after: Cursor | undefined
  /** A row for each property instead of one for each contact. */
  eachProperty: boolean
}

/** Reads properties or estimates in the order of an index, and rows without a value once no others are left. */
export function pageByProperty(
  { accountId }: AccountScope,
  contacts: ReturnType<typeof selectContacts>,
  { sort, sortOrder, pageSize, after, eachProperty }: PropertyPage,
): Sql {
  const { source, value, type, propertyId, isShown, propertyValue, format } = propertyOrders[sort]
  const { known, unknown } = keyPrefixes[sortOrder]
  const order = sql.raw(sortOrder)
  const comparison = sql.raw(sortOrder === 'asc' ? '>' : '<')
  const limit = sql.lit(pageSize + 1)
  const isAfterId = (propertyId: Sql) => {
    if (!after) return sql<boolean>`true`
    if (!eachProperty) return sql<boolean>`c.id ${comparison} ${after.id}::uuid`
    return sql<boolean>`(c.id, ${propertyId}) ${comparison} (${after.id}::uuid, ${after.propertyId ?? noPropertyId}::uuid)`
  }

  const isPastKnown = after?.key === unknown
  const shown = eachProperty ? sql`l.property_id` : firstPropertyId(accountId)
  const rows = eachProperty
    ? contacts
        // Postgres reads contacts in the order of the index only if it cannot turn this into a join of all properties.
        .leftJoinLateral(
          ({ selectFrom }) =>
            selectFrom('contact_properties as f')
              .select('f.property_id')
              .where('f.account_id', '=', accountId)
              .whereRef('f.contact_id', '=', 'c.id')
              .offset(sql.lit(0))
              .as('l'),
          (join) => join.onTrue(),
        )
        .orderBy('c.id', sortOrder)
        .orderBy('l.property_id', sortOrder)
    : contacts.orderBy('c.id', sortOrder)
  const withoutValue = rows
    .where(sql<boolean>`${propertyValue(accountId, shown)} is null`)
    // An index only finds the start by the id alone.
    .where(isPastKnown ? sql<boolean>`c.id ${comparison}= ${after.id}::uuid` : sql<boolean>`true`)
    .where(isPastKnown ? isAfterId(sql`coalesce(l.property_id, ${noPropertyId}::uuid)`) : sql<boolean>`true`)
    .select(['c.id', (eachProperty ? shown : sql`null::uuid`).as('property_id'), sql.lit(unknown).as('key')])
    .limit(limit)
  if (isPastKnown) return sql`${withoutValue}`

  const start = after && sql`${after.key.slice(known.length)}::${type}`
  const owners = contacts
    .where(sql<boolean>`c.id in (select l.contact_id from contact_properties l
      where l.account_id = ${accountId} and l.property_id = ${propertyId})`)
    .where(eachProperty ? sql<boolean>`true` : sql<boolean>`${firstPropertyId(accountId)} = ${propertyId}`)
    .where(isShown(accountId))
    .where(start ? sql<boolean>`(${value} <> ${start} or ${isAfterId(propertyId)})` : sql<boolean>`true`)
    .select('c.id')
    .orderBy('c.id', sortOrder)
    .limit(limit)
  return sql`with known as materialized (
      select owner.id, ${propertyId} as property_id, ${sql.lit(known)} || ${format(value)} as key
      from ${source} cross join lateral (${owners}) owner
      where s.account_id = ${accountId} and ${start ? sql`${value} ${comparison}= ${start}` : sql`true`}
      order by ${value} ${order}, owner.id ${order}, ${propertyId} ${order} limit ${limit}
    )
    select id, property_id, key from known
    union all (select id, property_id, key from (${withoutValue}) unknown limit ${limit} - (select count(*) from known))`
}

/** Stands for the property of a contact without any, who has one row. */
export const noPropertyId = '00000000-0000-0000-0000-000000000000'

function toSortKey(accountId: string, propertyId: Sql, sort: PropertySort, sortOrder: SortOrder): Sql {
  const { propertyValue, format } = propertyOrders[sort]
  const { known, unknown } = keyPrefixes[sortOrder]
  return sql`coalesce(${sql.lit(known)} || ${format(propertyValue(accountId, propertyId))}, ${sql.lit(unknown)})`
}

/** Prefixes of keys that sort rows without a value last in either direction. */
export const keyPrefixes = { asc: { known: '0', unknown: '1' }, desc: { known: '1', unknown: '0' } }

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
  /** The value of any property. */
  propertyValue: (accountId: string, propertyId: Sql) => Sql
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
    propertyValue: (accountId, propertyId) => sql`(select h.address_key from properties h
      where h.account_id = ${accountId} and h.id = ${propertyId})`,
    format: (value) => value,
  },
  homeValue: {
    source: sql`value_estimates s`,
    value: sql`s.median_cents`,
    type: sql`bigint`,
    propertyId: sql`s.property_id`,
    isShown: isShownEstimate,
    propertyValue: homeValue,
    format: (value) => sql`lpad(${value}::text, 19, '0')`,
  },
}
