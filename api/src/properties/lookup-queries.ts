import type { Provenance } from '@gable/shared/properties/facts.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { selectAcceptedFacts } from './accepted-fact-queries.ts'
import type { LookupTarget, ProviderDataKind } from './provider.ts'

/** A lookup that takes longer was lost, for example when its job died. */
const abandonedAfter = '15 minutes'

/** Returns false when another lookup of the property is in progress. */
export async function claimLookup(db: Db, { accountId }: AccountScope, propertyId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into property_lookups as l (account_id, property_id, asked_at)
    values (${accountId}, ${propertyId}, clock_timestamp())
    on conflict (account_id, property_id) do update set asked_at = excluded.asked_at
    where l.asked_at is null or l.ended_at >= l.asked_at or l.asked_at < now() - ${abandonedAfter}::interval
    returning 1`.execute(db)
  return rows.length > 0
}

export async function completeLookup(
  db: Db,
  { accountId }: AccountScope,
  propertyId: string,
  { failed, from }: { failed: ProviderDataKind[]; from: Provenance | undefined },
) {
  const result = {
    ended_at: sql<Date>`clock_timestamp()`,
    failed,
    ...(from && { facts_provider: from.provider, facts_source: from.source, facts_as_of: from.date }),
  }
  await db
    .insertInto('property_lookups')
    .values({ account_id: accountId, property_id: propertyId, ...result })
    .onConflict((conflict) => conflict.columns(['account_id', 'property_id']).doUpdateSet(result))
    .execute()
}

export async function getLookupTarget(db: Db, scope: AccountScope, id: string): Promise<LookupTarget | undefined> {
  const row = await db
    .selectFrom('properties')
    .select(['full_address as address', 'latitude', 'longitude', 'above_grade_sqft as recordedSqft'])
    .select(selectAcceptedFacts(scope, 'properties.id').as('accepted'))
    .where('account_id', '=', scope.accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { recordedSqft, accepted, ...target } = row
  return { ...target, aboveGradeSqft: accepted?.aboveGradeSqft?.value ?? recordedSqft }
}
