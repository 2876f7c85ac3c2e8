import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { RecordedLoan } from '@gable/shared/properties/equity.ts'
import type { PropertyFacts } from '@gable/shared/properties/facts.ts'
import type { ListingCredit } from '@gable/shared/properties/listing-credit.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listListingsNearProperties, toListingComparable } from '../properties/nearby-listing-queries.ts'
import { toNumber } from '../properties/property-facts.ts'

export interface EstimateRow {
  propertyId: string
  valueDate: string
  medianCents: string
  lowCents: string
  highCents: string
  /** The same provider's estimate of a year before. */
  yearAgoCents: string | null
}

/** The main estimate of each home, as `getHomeValue` chooses it: the newest, and of those the most confident. */
export async function listMainEstimates(
  db: Db,
  { accountId }: AccountScope,
  propertyIds: readonly string[],
): Promise<EstimateRow[]> {
  const { rows } = await sql<EstimateRow>`
    select main.property_id as "propertyId", main.value_date as "valueDate", main.median_cents as "medianCents",
      main.low_cents as "lowCents", main.high_cents as "highCents", earlier.median_cents as "yearAgoCents"
    from unnest(${propertyIds}::uuid[]) as home(id)
      cross join lateral (
        select * from value_estimates v where v.account_id = ${accountId} and v.property_id = home.id
          and v.value_date > current_date - interval '2 years'
        order by v.value_date desc, v.confidence desc, v.provider limit 1
      ) main
      left join lateral (
        select v.median_cents from value_estimates v
        where v.account_id = ${accountId} and v.property_id = home.id and v.provider = main.provider
          and v.value_date between main.value_date - interval '1 year' - interval '45 days'
            and main.value_date - interval '1 year' + interval '45 days'
        order by abs(v.value_date - (main.value_date - interval '1 year')::date), v.value_date limit 1
      ) earlier on true`.execute(db)
  return rows
}

export async function listLoansOfHomes(
  db: Db,
  { accountId }: AccountScope,
  propertyIds: readonly string[],
): Promise<Map<string, RecordedLoan[]>> {
  const rows = await db
    .selectFrom('mortgages')
    .select(['property_id', 'mortgage_date', 'amount_cents', 'term_months', 'annual_rate', 'loan_type'])
    .where('account_id', '=', accountId)
    .where('property_id', '=', sql<string>`any(${propertyIds}::uuid[])`)
    .orderBy('mortgage_date', 'desc')
    .orderBy('id')
    .execute()
  return groupByHome(rows, (row) => ({
    date: row.mortgage_date,
    amount: Number(row.amount_cents) / 100,
    termMonths: row.term_months,
    annualRate: toNumber(row.annual_rate),
    loanType: row.loan_type,
  }))
}

/** The balances that owners gave and agents accepted, in whole dollars. */
export async function listAcceptedBalances(
  db: Db,
  { accountId }: AccountScope,
  propertyIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ propertyId: string; balance: number }>`
    select distinct on (property_id) property_id as "propertyId", value::float8 as balance from owner_corrections
    where account_id = ${accountId} and property_id = any(${propertyIds}::uuid[])
      and state = 'ACCEPTED' and field = 'loanBalance'
    order by property_id, decided_at desc`.execute(db)
  return new Map(rows.map(({ propertyId, balance }) => [propertyId, balance]))
}

export interface SaleRow {
  address: { doorNumber: string; street: string; unit: string; fullAddress: string }
  facts: PropertyFacts
  credit?: ListingCredit | undefined
}

/** Homes that sold nearby: those of the MLSs, then others, most similar first. */
export async function listSalesNearHomes(
  db: Db,
  scope: AccountScope,
  propertyIds: readonly string[],
): Promise<Map<string, SaleRow[]>> {
  const rows = await db
    .selectFrom('comparables')
    .select(['property_id', 'home', sql<string>`address_key(home -> 'addressComponent' ->> 'fullAddress')`.as('key')])
    .where('account_id', '=', scope.accountId)
    .where('property_id', '=', sql<string>`any(${propertyIds}::uuid[])`)
    .where('category', '=', 'sold')
    .orderBy('property_id')
    .orderBy('place')
    .execute()
  const listings = await listListingsNearProperties(db, scope, propertyIds)
  const listed = new Set(listings.map(({ property_id, key }) => `${property_id} ${key}`))
  return groupByHome<SoldRow, SaleRow>(
    [
      ...listings
        .filter(({ category }) => category === 'sold')
        .map((row) => ({ property_id: row.property_id, sale: toSale(toListingComparable(row)) })),
      ...rows
        .filter(({ property_id, key }) => !listed.has(`${property_id} ${key}`))
        .map(({ property_id, home }) => ({ property_id, sale: toSale(home) })),
    ],
    ({ sale }) => sale,
  )
}

interface SoldRow {
  property_id: string
  sale: SaleRow
}

const toSale = ({
  addressComponent,
  opd,
  credit,
}: Pick<Comparable, 'addressComponent' | 'opd' | 'credit'>): SaleRow => ({
  address: addressComponent,
  facts: opd,
  credit,
})

export interface MarketRow {
  zip: string
  sales: number
  medianCents: number
  earlierSales: number
  earlierMedianCents: number | null
}

/** Sales of the last twelve months and of those before, by zip code. One sale may be in the files of several providers. */
export async function listMarketFigures(db: Db, zips: readonly string[]): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    with sales as (
      select distinct on (zip, key, priced_on) zip, price_cents, priced_on > current_date - interval '1 year' as "isRecent"
      from market_listings
      where zip = any(${zips}::text[]) and category = 'sold' and price_cents > 0
        and priced_on > current_date - interval '2 years' and priced_on <= current_date
      order by zip, key, priced_on, provider
    )
    select zip, count(*) filter (where "isRecent")::int as sales,
      percentile_cont(0.5) within group (order by price_cents) filter (where "isRecent") as "medianCents",
      count(*) filter (where not "isRecent")::int as "earlierSales",
      percentile_cont(0.5) within group (order by price_cents) filter (where not "isRecent") as "earlierMedianCents"
    from sales group by zip having count(*) filter (where "isRecent") > 0`.execute(db)
  return rows
}

function groupByHome<R extends { property_id: string }, T>(rows: R[], toItem: (row: R) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(row.property_id)
    if (group) group.push(toItem(row))
    else groups.set(row.property_id, [toItem(row)])
  }
  return groups
}
