import { type ContactMap, type ContactMapQuery, pinMaximum } from '@gable/shared/contacts/list.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { foundContacts, type Wanted } from './found-queries.ts'

type Box = Pick<ContactMapQuery, 'south' | 'north' | 'west' | 'east'>

/** A box is divided into so many parts each way. */
const grid = 12

/** Few homes one by one, many by the parts of the box they lie in. */
export async function mapOf(db: Db, scope: AccountScope, wanted: Wanted, box: Box): Promise<ContactMap> {
  const pins = await pinsWithin(db, scope, wanted, box)
  if (pins.length <= pinMaximum) return { total: pins.length, pins, clusters: [] }
  const clusters = await clustersWithin(db, scope, wanted, box)
  return { total: clusters.reduce((total, { count }) => total + count, 0), pins: [], clusters }
}

const pinsWithin = (db: Db, scope: AccountScope, wanted: Wanted, box: Box) =>
  homesWithin(db, scope, wanted, box)
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

const clustersWithin = (db: Db, scope: AccountScope, wanted: Wanted, box: Box) =>
  homesWithin(db, scope, wanted, box)
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
    .groupBy([partOf('latitude', box.south, box.north), partOf('longitude', box.west, box.east)])
    .execute()

const partOf = (column: string, from: number, till: number) =>
  sql`floor((h.${sql.ref(column)} - ${sql.lit(from)}) / ${sql.lit((till - from) / grid || 1)})`

const homesWithin = (db: Db, scope: AccountScope, wanted: Wanted, { south, north, west, east }: Box) =>
  foundContacts(db, scope, wanted)
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
