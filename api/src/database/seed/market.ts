import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { type NearbyListing, nearbyListings } from '../../properties/listing-queries.ts'
import { comparableOf } from '../../properties/market.ts'
import { listingRows } from './listing-rows.ts'
import { plantRows } from './plant-rows.ts'
import { sampleProvider, sampleSource } from './sample-source.ts'
import type { Setting } from './setting.ts'

/** What the providers of the demo know of an agency's homes and of those around them, and that the agency has looked it up. */
export async function plantMarket(db: Db, accountId: string, setting: Setting) {
  await plantRows(db, 'market_listings', listingRows(setting))
  await sql`update market_listings set key = address_key(address) where key = ''`.execute(db)
  await sql`delete from market_listings l using properties h where h.address_key = l.key`.execute(db)
  await plantRecords(db, accountId)
  await plantComparables(db, accountId)
  await sql`
    insert into property_lookups (account_id, property_id, asked_at, ended_at, facts_provider, facts_source, facts_as_of)
    select account_id, id, now(), clock_timestamp(), ${sampleProvider}, ${sampleSource}, date_trunc('month', now())::date
    from properties where account_id = ${accountId}`.execute(db)
}

/** The homes of the agency as they would have been delivered. */
async function plantRecords(db: Db, accountId: string) {
  await sql`
    insert into market_homes (key, address, county, latitude, longitude, property_type, bedrooms, full_baths, partial_baths,
      above_grade_sqft, below_grade_sqft, lot_size_acres, parking_spaces, floor_count, year_built, last_sold_on,
      last_sold_cents, clip_id, attom_id, quant_id, provider, source, as_of)
    select address_key, full_address, county, latitude, longitude, property_type, bedrooms, full_baths, partial_baths,
      above_grade_sqft, below_grade_sqft, lot_size_acres, parking_spaces, floor_count, year_built, last_sold_on,
      last_sold_cents, clip_id, attom_id, quant_id, ${sampleProvider}, ${sampleSource}, date_trunc('month', now())::date
    from properties where account_id = ${accountId} on conflict do nothing`.execute(db)
  await sql`
    insert into market_estimates (key, provider, value_date, median_cents, low_cents, high_cents, confidence, deviation, source)
    select address_key, v.provider, value_date, median_cents, low_cents, high_cents, confidence, deviation, source
    from value_estimates v join properties h on h.account_id = v.account_id and h.id = v.property_id
    where v.account_id = ${accountId} and value_date > now() - interval '2 months' on conflict do nothing`.execute(db)
  await sql`
    insert into market_mortgages (key, mortgage_date, document_number, amount_cents, term_months, annual_rate, loan_type,
      borrower_names, loan_officer_name, loan_officer_nmls_id, lender_name, lender_code, provider, source, as_of)
    select address_key, mortgage_date, coalesce(document_number, ''), amount_cents, term_months, annual_rate, loan_type,
      borrower_names, loan_officer_name, loan_officer_nmls_id, lender_name, lender_code, provider, source, as_of
    from mortgages m join properties h on h.account_id = m.account_id and h.id = m.property_id
    where m.account_id = ${accountId} on conflict do nothing`.execute(db)
}

async function plantComparables(db: Db, accountId: string) {
  const nearby = nearbyListings({
    key: sql`h.address_key`,
    latitude: sql`h.latitude`,
    longitude: sql`h.longitude`,
    sqft: sql`h.above_grade_sqft`,
  })
  const { rows } = await sql<NearbyListing & { home_id: string; place: number }>`
    select h.id as home_id, (row_number() over (partition by h.id order by category, likeness) - 1)::int as place, listing.*
    from properties h cross join lateral (${nearby}) as listing
    where h.account_id = ${accountId} and h.latitude is not null and h.longitude is not null`.execute(db)
  await plantRows(
    db,
    'comparables',
    rows.map(({ home_id, place, ...listing }) => {
      const { listingCategory, distanceMiles, from, opd, imgs, addressComponent } = comparableOf(listing)
      return {
        account_id: accountId,
        property_id: home_id,
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
