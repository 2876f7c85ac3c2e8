import { type ContactMap, type ContactMapQuery, pinMaximum } from '@gable/shared/contacts/list.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type ResolvedContactQuery, selectContacts } from './selection-queries.ts'

type BoundingBox = Pick<ContactMapQuery, 'south' | 'north' | 'west' | 'east'>

/** Cells per axis when clustering. */
const gridSize = 12

/** Few properties as pins, many as clusters by grid cell. */
export async function getContactMap(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
  box: BoundingBox,
): Promise<ContactMap> {
  const pins = await listPins(db, scope, query, box)
  if (pins.length <= pinMaximum) return { total: pins.length, pins, clusters: [] }
  const clusters = await listClusters(db, scope, query, box)
  return { total: clusters.reduce((total, { count }) => total + count, 0), pins: [], clusters }
}

const listPins = (db: Db, scope: AccountScope, query: ResolvedContactQuery, box: BoundingBox) =>
  selectPropertiesInBox(db, scope, query, box)
    .select([
      'h.id as propertyId',
      'c.id as contactId',
      'c.full_name as fullName',
      'h.full_address as fullAddress',
      sql<number>`h.latitude`.as('latitude'),
      sql<number>`h.longitude`.as('longitude'),
    ])
    .limit(pinMaximum + 1)
    .execute()

const listClusters = (db: Db, scope: AccountScope, query: ResolvedContactQuery, box: BoundingBox) =>
  selectPropertiesInBox(db, scope, query, box)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`mode() within group (order by h.city)`.as('place'),
      sql<number>`avg(h.latitude)`.as('latitude'),
      sql<number>`avg(h.longitude)`.as('longitude'),
      sql<number>`min(h.latitude)`.as('south'),
      sql<number>`max(h.latitude)`.as('north'),
      sql<number>`min(h.longitude)`.as('west'),
      sql<number>`max(h.longitude)`.as('east'),
    ])
    .groupBy([gridCell('latitude', box.south, box.north), gridCell('longitude', box.west, box.east)])
    .execute()

const gridCell = (column: string, from: number, to: number) =>
  sql`floor((h.${sql.ref(column)} - ${sql.lit(from)}) / ${sql.lit((to - from) / gridSize || 1)})`

const selectPropertiesInBox = (
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
  { south, north, west, east }: BoundingBox,
) =>
  selectContacts(db, scope, query)
    .innerJoin('contact_properties as link', (join) =>
      join.on('link.account_id', '=', scope.accountId).onRef('link.contact_id', '=', 'c.id'),
    )
    .innerJoin('properties as h', (join) =>
      join.on('h.account_id', '=', scope.accountId).onRef('h.id', '=', 'link.property_id'),
    )
    .where('h.latitude', '>=', south)
    .where('h.latitude', '<=', north)
    .where('h.longitude', '>=', west)
    .where('h.longitude', '<=', east)
