import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A hash of all provider data of a property. It tells whether a lookup changed anything. */
export async function getFingerprint(db: Db, { accountId }: AccountScope, propertyId: string): Promise<string> {
  const isOfProperty = sql`account_id = ${accountId} and property_id = ${propertyId}`
  const { rows } = await sql<{ fingerprint: string }>`
    select md5(concat_ws('|',
      (select row(county, latitude, longitude, property_type, bedrooms, full_baths, partial_baths, above_grade_sqft,
          below_grade_sqft, lot_size_acres, parking_spaces, floor_count, year_built, last_sold_on, last_sold_cents, clip_id,
          attom_id, quant_id)::text
        from properties where account_id = ${accountId} and id = ${propertyId}),
      (select string_agg(row(provider, value_date, median_cents, low_cents, high_cents, confidence)::text, ','
          order by provider, value_date) from value_estimates where ${isOfProperty}),
      (select string_agg(record, ',' order by record) from (
        select row(mortgage_date, amount_cents, term_months, annual_rate, loan_type, borrower_names, lender_name,
          document_number)::text as record from mortgages where ${isOfProperty}) recorded),
      (select string_agg(row(place, category, home, distance_miles)::text, ',' order by place)
        from comparables where ${isOfProperty}))) as fingerprint`.execute(db)
  return rows[0]?.fingerprint ?? ''
}
