import type { AddressComponents, PropertyFacts } from '@gable/shared/properties/facts.ts'
import type { LoanProgram } from '@gable/shared/properties/loan-programs.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PropertyFactColumns } from './property-facts.ts'

type Cents = ColumnType<string, number, number>
/** A date without a time zone, YYYY-MM-DD. */
type Day = string

interface ComparableSnapshot {
  opd: PropertyFacts
  imgs: string[]
  addressComponent: AddressComponents
}

type MarketFactColumns = PropertyFactColumns & { property_type: string | null }

export interface MarketTables {
  property_lookups: {
    account_id: string
    property_id: string
    asked_at: Date | null
    ended_at: Date | null
    failed: Generated<string[]>
    facts_provider: string | null
    facts_source: string | null
    facts_as_of: Day | null
  }
  comparables: {
    account_id: string
    property_id: string
    place: number
    category: 'active' | 'sold'
    home: JSONColumnType<ComparableSnapshot>
    distance_miles: number | null
    provider: string
    source: string
    as_of: Day | null
  }
  market_properties: MarketFactColumns & {
    key: string
    address: string
    county: Generated<string>
    latitude: number | null
    longitude: number | null
    last_sold_on: Day | null
    last_sold_cents: Cents | null
    clip_id: string | null
    attom_id: string | null
    quant_id: string | null
    provider: string
    source: string
    as_of: Day | null
  }
  market_estimates: {
    key: string
    provider: string
    value_date: Day
    median_cents: Cents
    low_cents: Cents
    high_cents: Cents
    confidence: number
    deviation: string | null
    source: string
  }
  market_mortgages: {
    key: string
    mortgage_date: Day
    document_number: Generated<string>
    amount_cents: Cents
    term_months: number | null
    annual_rate: string | null
    loan_type: string | null
    borrower_names: Generated<string[]>
    loan_officer_name: string | null
    loan_officer_nmls_id: string | null
    lender_name: string | null
    lender_code: string | null
    provider: string
    source: string
    as_of: Day | null
  }
  market_listings: MarketFactColumns & {
    provider: string
    listing_id: string
    category: 'active' | 'sold'
    key: string
    address: string
    door_number: Generated<string>
    street: Generated<string>
    city: Generated<string>
    county: Generated<string>
    state: Generated<string>
    zip: Generated<string>
    latitude: number
    longitude: number
    priced_on: Day | null
    price_cents: Cents | null
    images: Generated<string[]>
    source: string
    as_of: Day | null
  }
  market_rates: { program: LoanProgram; observed_on: Day; rate: string; apr: string | null; source: string }
  market_score_rates: {
    term_years: number
    /** The rate applies from this credit score up to the next one of the file. */
    min_score: number
    observed_on: Day
    rate: string
    source: string
  }
  market_property_taxes: {
    state: string
    /** See the SQL function `county_key`. */
    key: string
    county: string
    fips: string | null
    /** Percent of a home's value per year. */
    rate: string
    year: number
    zips: Generated<string[]>
    source: string
  }
}
