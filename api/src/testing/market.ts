import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** An address far from all others, so that tests do not find each other's comparables. */
export function createUniqueAddress() {
  const random = newId().slice(-12)
  // Printed, "ff" is one character, which a reader of the file may set apart.
  const street = random.replaceAll('f', 'g')
  const toShare = (digits: string) => Number.parseInt(digits, 16) / 16 ** digits.length
  const share = toShare(random.slice(0, 6))
  return {
    address: `${1 + Math.floor(share * 9000)} ${street} Street, Dover, NH 03820`,
    latitude: -60 + share * 120,
    longitude: -170 + toShare(random.slice(6)) * 300,
  }
}

/** Inserts complete market data of a property, and five listings around it of which two are comparable. */
export async function seedMarketData(db: Db, { address, latitude, longitude }: ReturnType<typeof createUniqueAddress>) {
  const key = sql<string>`address_key(${address})`
  const source = { provider: 'County', source: 'Assessor', as_of: '2026-01-15' }
  await db
    .insertInto('market_properties')
    .values({
      key,
      address,
      latitude,
      longitude,
      county: 'Strafford',
      property_type: 'Condo',
      bedrooms: 3,
      full_baths: 2,
      partial_baths: 1,
      above_grade_sqft: 1500,
      below_grade_sqft: null,
      lot_size_acres: '0.255',
      parking_spaces: 2,
      floor_count: 2,
      year_built: 1990,
      last_sold_on: daysAgo(2000),
      last_sold_cents: 30_000_000,
      clip_id: '1234567890',
      attom_id: '222222222',
      quant_id: null,
      ...source,
    })
    .execute()
  const estimate = {
    key,
    low_cents: 38_000_000,
    high_cents: 42_000_000,
    confidence: 90,
    deviation: '4.5',
    source: 'Model',
  }
  await db
    .insertInto('market_estimates')
    .values([
      { ...estimate, provider: 'CORELOGIC', value_date: daysAgo(40), median_cents: 39_000_000 },
      { ...estimate, provider: 'CORELOGIC', value_date: daysAgo(10), median_cents: 40_000_000 },
      { ...estimate, provider: 'ATTOM', value_date: daysAgo(10), median_cents: 41_000_000, confidence: 70 },
    ])
    .execute()
  await db
    .insertInto('market_mortgages')
    .values({
      key,
      mortgage_date: daysAgo(2000),
      document_number: '2020-0042',
      amount_cents: 24_000_000,
      term_months: 360,
      annual_rate: '3.0000',
      loan_type: 'Conventional',
      borrower_names: ['Nora Field', 'Tom Field'],
      loan_officer_name: 'Renata Alvarado',
      loan_officer_nmls_id: '1048223',
      lender_name: 'First Granite',
      lender_code: null,
      provider: 'County',
      source: 'Registry of Deeds',
      as_of: '2026-01-15',
    })
    .execute()
  const listing = {
    key: `listing ${newId()}`,
    longitude,
    property_type: 'Condo',
    bedrooms: 4,
    full_baths: 2,
    partial_baths: 0,
    above_grade_sqft: 1600,
    below_grade_sqft: null,
    lot_size_acres: '0.500',
    parking_spaces: 2,
    floor_count: 2,
    year_built: 1985,
    source: 'Listing service',
    as_of: '2026-01-15',
    provider: 'Listings',
  }
  await db
    .insertInto('market_listings')
    .values([
      {
        ...listing,
        listing_id: newId(),
        category: 'sold',
        address: '1 Near Street',
        latitude: latitude + 0.01,
        priced_on: daysAgo(30),
        price_cents: 41_500_000,
      },
      {
        ...listing,
        listing_id: newId(),
        category: 'active',
        address: '2 Near Street',
        latitude: latitude + 0.02,
        priced_on: daysAgo(5),
        price_cents: 43_000_000,
      },
      {
        ...listing,
        listing_id: newId(),
        category: 'sold',
        address: '3 Long Ago Street',
        latitude,
        priced_on: daysAgo(500),
        price_cents: 20_000_000,
      },
      {
        ...listing,
        listing_id: newId(),
        category: 'sold',
        address: '4 Far Street',
        latitude: latitude + 2,
        priced_on: daysAgo(30),
        price_cents: 20_000_000,
      },
      {
        ...listing,
        listing_id: newId(),
        category: 'sold',
        key,
        address,
        latitude,
        priced_on: daysAgo(30),
        price_cents: 20_000_000,
      },
    ])
    .execute()
}

export const daysAgo = (days: number) => new Date(Date.now() - days * dayLength).toISOString().slice(0, 10)
