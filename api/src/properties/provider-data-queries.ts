import { newId } from '@gable/shared/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ProviderComparable, ProviderEstimate, ProviderFacts, ProviderMortgage } from './provider-data.ts'

/** A null fact does not overwrite a stored one. */
export async function updateFacts(db: Db, { accountId }: AccountScope, propertyId: string, facts: ProviderFacts) {
  const orStored = (value: unknown, column: string): RawBuilder<never> => sql`coalesce(${value}, ${sql.ref(column)})`
  await db
    .updateTable('properties')
    .set({
      county: orStored(facts.county, 'county'),
      latitude: orStored(facts.latitude, 'latitude'),
      longitude: orStored(facts.longitude, 'longitude'),
      property_type: orStored(facts.propertyType, 'property_type'),
      bedrooms: orStored(facts.bedrooms, 'bedrooms'),
      full_baths: orStored(facts.fullBaths, 'full_baths'),
      partial_baths: orStored(facts.partialBaths, 'partial_baths'),
      above_grade_sqft: orStored(facts.aboveGradeSqft, 'above_grade_sqft'),
      below_grade_sqft: orStored(facts.belowGradeSqft, 'below_grade_sqft'),
      lot_size_acres: orStored(facts.lotSizeAcres, 'lot_size_acres'),
      parking_spaces: orStored(facts.parkingSpaces, 'parking_spaces'),
      floor_count: orStored(facts.floorCount, 'floor_count'),
      year_built: orStored(facts.yearBuilt, 'year_built'),
      last_sold_on: orStored(facts.lastSoldOn, 'last_sold_on'),
      last_sold_cents: orStored(facts.lastSoldCents, 'last_sold_cents'),
      clip_id: orStored(facts.clipId, 'clip_id'),
      attom_id: orStored(facts.attomId, 'attom_id'),
      quant_id: orStored(facts.quantId, 'quant_id'),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', propertyId)
    .execute()
}

/** Keeps estimates of other dates, which make up the value history. */
export async function upsertEstimates(
  db: Db,
  { accountId }: AccountScope,
  propertyId: string,
  estimates: ProviderEstimate[],
) {
  if (estimates.length === 0) return
  await db
    .insertInto('value_estimates')
    .values(
      estimates.map((estimate) => ({
        account_id: accountId,
        property_id: propertyId,
        provider: estimate.provider,
        value_date: estimate.valueDate,
        median_cents: estimate.medianCents,
        low_cents: estimate.lowCents,
        high_cents: estimate.highCents,
        confidence: estimate.confidence,
        deviation: estimate.deviation === null ? null : String(estimate.deviation),
        source: estimate.source,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'property_id', 'provider', 'value_date']).doUpdateSet((row) => ({
        median_cents: row.ref('excluded.median_cents'),
        low_cents: row.ref('excluded.low_cents'),
        high_cents: row.ref('excluded.high_cents'),
        confidence: row.ref('excluded.confidence'),
        deviation: row.ref('excluded.deviation'),
        source: row.ref('excluded.source'),
      })),
    )
    .execute()
}

export async function replaceMortgages(
  db: Db,
  { accountId }: AccountScope,
  propertyId: string,
  mortgages: ProviderMortgage[],
) {
  await db.deleteFrom('mortgages').where('account_id', '=', accountId).where('property_id', '=', propertyId).execute()
  if (mortgages.length === 0) return
  await db
    .insertInto('mortgages')
    .values(
      mortgages.map((mortgage) => ({
        account_id: accountId,
        id: newId(),
        property_id: propertyId,
        mortgage_date: mortgage.date,
        amount_cents: mortgage.amountCents,
        term_months: mortgage.termMonths,
        annual_rate: mortgage.annualRate === null ? null : String(mortgage.annualRate),
        loan_type: mortgage.loanType,
        borrower_names: mortgage.borrowerNames,
        loan_officer_name: mortgage.officerName,
        loan_officer_nmls_id: mortgage.officerNmlsId,
        lender_name: mortgage.lenderName,
        lender_code: mortgage.lenderCode,
        document_number: mortgage.documentNumber,
        provider: mortgage.from.provider,
        source: mortgage.from.source,
        as_of: mortgage.from.date,
      })),
    )
    .execute()
}

export async function replaceComparables(
  db: Db,
  { accountId }: AccountScope,
  propertyId: string,
  comparables: ProviderComparable[],
) {
  await db.deleteFrom('comparables').where('account_id', '=', accountId).where('property_id', '=', propertyId).execute()
  if (comparables.length === 0) return
  await db
    .insertInto('comparables')
    .values(
      comparables.map(({ listingCategory, opd, imgs, addressComponent, distanceMiles, from }, place) => ({
        account_id: accountId,
        property_id: propertyId,
        place,
        category: listingCategory,
        home: JSON.stringify({ opd, imgs, addressComponent }),
        distance_miles: distanceMiles,
        provider: from.provider,
        source: from.source,
        as_of: from.date,
      })),
    )
    .execute()
}
