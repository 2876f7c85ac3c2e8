import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { type NearbyListing, selectNearbyListings } from '../properties/listing-queries.ts'
import { toComparable } from '../properties/market-provider.ts'
import { insertRows } from './insert-rows.ts'
import { generateListingRows } from './listing-rows.ts'
import { sampleProvider, sampleSource } from './sample-source.ts'
import type { WorldContext } from './world-context.ts'

/** Provider data for the agency's properties and those around them, as if the agency had looked it up. */
export async function seedMarket(db: Db, accountId: string, context: WorldContext) {
  await insertRows(db, 'market_listings', generateListingRows(context))
  await sql`update market_listings set key = address_key(address) where key = ''`.execute(db)
  await sql`delete from market_listings l using properties p where p.address_key = l.key`.execute(db)
  await seedProviderRecords(db, accountId)
  await seedComparables(db, accountId)
  await sql`
    insert into property_lookups (account_id, property_id, asked_at, ended_at, facts_provider, facts_source, facts_as_of)
    select account_id, id, now(), clock_timestamp(), ${sampleProvider}, ${sampleSource}, date_trunc('month', now())::date
    from properties where account_id = ${accountId}`.execute(db)
}

/** The agency's properties as a provider would have delivered them. */
async function seedProviderRecords(db: Db, accountId: string) {
  await sql`
    insert into market_properties (key, address, county, latitude, longitude, property_type, bedrooms, full_baths, partial_baths,
      above_grade_sqft, below_grade_sqft, lot_size_acres, parking_spaces, floor_count, year_built, last_sold_on,
      last_sold_cents, clip_id, attom_id, quant_id, provider, source, as_of)
    select address_key, full_address, county, latitude, longitude, property_type, bedrooms, full_baths, partial_baths,
      above_grade_sqft, below_grade_sqft, lot_size_acres, parking_spaces, floor_count, year_built, last_sold_on,
      last_sold_cents, clip_id, attom_id, quant_id, ${sampleProvider}, ${sampleSource}, date_trunc('month', now())::date
    from properties where account_id = ${accountId} on conflict do nothing`.execute(db)
  await sql`
    insert into market_estimates (key, provider, value_date, median_cents, low_cents, high_cents, confidence, deviation, source)
    select address_key, v.provider, value_date, median_cents, low_cents, high_cents, confidence, deviation, source
    from value_estimates v join properties p on p.account_id = v.account_id and p.id = v.property_id
    where v.account_id = ${accountId} and value_date > now() - interval '2 months' on conflict do nothing`.execute(db)
  await sql`
    insert into market_mortgages (key, mortgage_date, document_number, amount_cents, term_months, annual_rate, loan_type,
      borrower_names, loan_officer_name, loan_officer_nmls_id, lender_name, lender_code, provider, source, as_of)
    select address_key, mortgage_date, coalesce(document_number, ''), amount_cents, term_months, annual_rate, loan_type,
      borrower_names, loan_officer_name, loan_officer_nmls_id, lender_name, lender_code, provider, source, as_of
    from mortgages m join properties p on p.account_id = m.account_id and p.id = m.property_id
    where m.account_id = ${accountId} on conflict do nothing`.execute(db)
}

async function seedComparables(db: Db, accountId: string) {
  const nearby = selectNearbyListings({
    key: sql`p.address_key`,
    latitude: sql`p.latitude`,
    longitude: sql`p.longitude`,
    sqft: sql`p.above_grade_sqft`,
  })
  const { rows } = await sql<NearbyListing & { property_id: string; place: number }>`
    select p.id as property_id, (row_number() over (partition by p.id order by category, likeness) - 1)::int as place, listing.*
    from properties p cross join lateral (${nearby}) as listing
    where p.account_id = ${accountId} and p.latitude is not null and p.longitude is not null`.execute(db)
  await insertRows(
    db,
    'comparables',
    rows.map(({ property_id, place, ...listing }) => {
      const { listingCategory, distanceMiles, from, opd, imgs, addressComponent } = toComparable(listing)
      return {
        account_id: accountId,
        property_id: property_id,
        place,
        category: listingCategory,
        home: { opd, imgs, addressComponent },
        distance_miles: distanceMiles,
        provider: from.provider,
        source: from.source,
        as_of: from.date,
      }
    }),
  )
}
