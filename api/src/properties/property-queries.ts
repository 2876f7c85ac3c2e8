import type { Property } from '@gable/shared/properties/property.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'
import { selectAcceptedFacts, withAcceptedFacts } from './accepted-fact-queries.ts'
import { toAddressComponents, toPropertyFacts } from './property-facts.ts'

/** Facts that an owner corrected and an agent accepted take the place of those on record. */
export async function getProperty(db: Db, scope: AccountScope, id: string): Promise<Property | undefined> {
  const row = await selectProperty(db, scope, id).modifyFront(prepared).executeTakeFirst()
  return row && toProperty(row)
}

export const selectProperty = (db: Db, scope: AccountScope, id: string) =>
  db
    .selectFrom('properties as h')
    .leftJoin('property_lookups as l', (join) =>
      join.onRef('l.account_id', '=', 'h.account_id').onRef('l.property_id', '=', 'h.id'),
    )
    .select(propertyColumns)
    .select(['l.facts_provider', 'l.facts_source', 'l.facts_as_of', 'l.asked_at', 'l.ended_at', 'l.failed'])
    .select([
      sql<boolean>`exists (select from contact_properties o where o.account_id = ${scope.accountId} and o.property_id = h.id
        and o.claimed_at is not null)`.as('is_claimed'),
      sql<boolean>`exists (select from contact_properties o join contacts c on c.account_id = ${scope.accountId} and c.id = o.contact_id
        where o.account_id = ${scope.accountId} and o.property_id = h.id and c.archived_at is null and c.is_non_marketing)`.as(
        'is_non_marketing',
      ),
      selectAcceptedFacts(scope, 'h.id').as('accepted_facts'),
    ])
    .where('h.account_id', '=', scope.accountId)
    .where('h.id', '=', id)

type SelectedProperty = Awaited<ReturnType<ReturnType<typeof selectProperty>['executeTakeFirstOrThrow']>>
type TimeColumn = 'asked_at' | 'ended_at' | 'updated_at'

/** As a row, or as a JSON object in a larger statement, where times are text. */
type PropertyRow = Omit<SelectedProperty, TimeColumn> & {
  [K in TimeColumn]: SelectedProperty[K] | string
}

export function toProperty(row: PropertyRow): Property {
  const [askedAt, endedAt] = [toDate(row.asked_at), toDate(row.ended_at)]
  const recordedFacts = toPropertyFacts(row, { date: row.last_sold_on, cents: row.last_sold_cents })
  const { facts, correctedFacts } = withAcceptedFacts(recordedFacts, row.accepted_facts)
  return {
    propertyId: row.id,
    address: row.full_address,
    claimStatus: row.is_claimed ? 'CLAIMED' : 'NOT_CLAIMED',
    addressComponents: toAddressComponents(row, row.full_address, row.unit),
    homeFacts: { img: row.images, opdLite: facts },
    vars: row.custom as Property['vars'],
    identifiers: { clipId: row.clip_id, attomId: row.attom_id, quantId: row.quant_id },
    isNonMarketing: row.is_non_marketing,
    factsFrom: row.facts_provider
      ? { provider: row.facts_provider, source: row.facts_source ?? '', date: row.facts_as_of }
      : null,
    correctedFacts,
    lookUp: {
      isUnderWay: askedAt !== null && (endedAt === null || endedAt < askedAt),
      endedAt: endedAt?.toISOString() ?? null,
      hasFailed: (row.failed ?? []).length > 0,
    },
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

const toDate = (time: Date | string | null) => (time === null ? null : new Date(time))

const propertyColumns = [
  'h.id',
  'h.full_address',
  'h.unit',
  'h.county',
  'h.door_number',
  'h.street',
  'h.city',
  'h.state',
  'h.zip',
  'h.latitude',
  'h.longitude',
  'h.property_type',
  'h.last_sold_on',
  'h.last_sold_cents',
  'h.bedrooms',
  'h.full_baths',
  'h.partial_baths',
  'h.above_grade_sqft',
  'h.below_grade_sqft',
  'h.lot_size_acres',
  'h.parking_spaces',
  'h.floor_count',
  'h.year_built',
  'h.images',
  'h.custom',
  'h.clip_id',
  'h.attom_id',
  'h.quant_id',
  'h.updated_at',
] as const

export interface LockedProperty {
  vars: Record<string, unknown>
  updatedAt: string
}

/**
 * Locks the property until the transaction ends. Lock a property before its contacts: an offer locks its contacts last,
 * to record its activity. Like the lock of a contact it leaves the key free, so that rows that reference both can be
 * inserted meanwhile.
 */
export async function lockProperty(
  db: Db,
  { accountId }: AccountScope,
  id: string,
): Promise<LockedProperty | undefined> {
  const row = await db
    .selectFrom('properties')
    .select(['custom', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { vars: row.custom, updatedAt: row.updated_at.toISOString() }
}

export const updateAttributeValues = (db: Db, { accountId }: AccountScope, id: string, vars: Record<string, unknown>) =>
  db
    .updateTable('properties')
    .set({ custom: JSON.stringify(vars), updated_at: sql`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
