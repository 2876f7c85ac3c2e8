import { highEquityShare, likelyScore, lowRateGap, type SellingReason } from '@gable/shared/reports/likely-to-sell.ts'
import { type PropertyBreakdown, propertyRanges } from '@gable/shared/reports/property-breakdown.ts'
import type { ShownHomes } from '@gable/shared/reports/shown-homes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

export interface HomesQuery {
  /** On `property_figures`. */
  condition: RawBuilder<unknown>
  city: string | undefined
}

const matches = ({ accountId }: AccountScope, { condition, city }: HomesQuery) =>
  sql`account_id = ${accountId} and ${condition} ${city ? sql`and city = ${city}` : sql``}`

/** Sums over the homes of one bar of the chart. Money is in whole dollars. */
export interface HomeGroup {
  /** The index of the range, the city, or null where the figure is not known. */
  bar: string | null
  homes: number
  /** Homes whose owners opted out of marketing, of which nothing is shown. */
  hidden: number
  valued: number
  value: number
  /** The values of homes that also had one a year ago, now and then. */
  comparedValue: number
  valueYearAgo: number
  withEquity: number
  equity: number
  highEquity: number
  withRate: number
  lowRate: number
  highRate: number
  likely: number
}

/** A loan at this many points above today’s rate may be worth refinancing. */
const refinanceGap = 0.5

/** All figures in one pass, grouped by what the chart shows. */
export async function sumHomes(
  db: Db,
  scope: AccountScope,
  query: HomesQuery & { breakdown: PropertyBreakdown },
): Promise<HomeGroup[]> {
  const { rows } = await sql<HomeGroup>`
    select ${toBar(query.breakdown)} as bar, count(*) filter (where not is_hidden)::int as homes,
      count(*) filter (where is_hidden)::int as hidden, count(value)::int as valued,
      coalesce(sum(value), 0)::float8 as value,
      coalesce(sum(value) filter (where value_year_ago is not null), 0)::float8 as "comparedValue",
      coalesce(sum(value_year_ago), 0)::float8 as "valueYearAgo",
      count(equity)::int as "withEquity", coalesce(sum(equity), 0)::float8 as equity,
      count(*) filter (where equity_share >= ${sql.lit(highEquityShare)})::int as "highEquity",
      count(rate_gap)::int as "withRate",
      count(*) filter (where rate_gap <= ${sql.lit(lowRateGap)})::int as "lowRate",
      count(*) filter (where rate_gap >= ${sql.lit(refinanceGap)})::int as "highRate",
      count(*) filter (where score >= ${sql.lit(likelyScore)})::int as likely
    from property_figures f where ${matches(scope, query)}
    group by 1`.execute(db)
  return rows
}

const columns = { equity: 'equity_share', value: 'value', loan: 'loan', 'rate-gap': 'rate_gap', years: 'years_owned' }

function toBar(breakdown: PropertyBreakdown): RawBuilder<unknown> {
  if (breakdown === 'area') return sql`city`
  const column = sql.ref(columns[breakdown])
  return sql`case when ${column} is null then null ${sql.join(
    propertyRanges[breakdown].bounds.map(
      (bound, index) => sql`when ${column} < ${sql.lit(bound)} then ${sql.lit(String(index))}`,
    ),
    sql` `,
  )} else ${sql.lit(String(propertyRanges[breakdown].bounds.length))} end`
}

interface ListedHome {
  id: string
  address: string
  contactId: string
  contact: string
  value: number | null
  equity: number | null
  equityShare: number | null
  yearsOwned: number | null
  rateGap: number | null
  score: number
  reasons: SellingReason[]
  latitude: number | null
  longitude: number | null
}

type HomeSort = 'score' | 'value' | 'equity' | 'years' | 'gap'

/** As they are counted. A hidden home has no figures. */
const shownConditions: Record<ShownHomes, RawBuilder<unknown>> = {
  all: sql`true`,
  likely: sql`score >= ${sql.lit(likelyScore)}`,
  valued: sql`value is not null`,
  equity: sql`equity is not null`,
  refinance: sql`rate_gap >= ${sql.lit(refinanceGap)}`,
}

/** One page of the homes, the likeliest to sell first. */
export async function listHomes(
  db: Db,
  scope: AccountScope,
  query: HomesQuery & {
    show: ShownHomes
    sort: HomeSort
    sortOrder: 'asc' | 'desc'
    limit: number
    offset: number
  },
): Promise<ListedHome[]> {
  const { show, sort, sortOrder, limit, offset } = query
  const order = sortOrder === 'desc' ? sql`desc` : sql`asc`
  const nulls = sort === 'score' ? sql`` : sql`nulls last`
  const { rows } = await sql<ListedHome>`
    with page as materialized (
      select * from property_figures f where ${matches(scope, query)} and not is_hidden
        and ${shownConditions[show]}
      order by ${sortKeys[sort]} ${order} ${nulls}, value desc nulls last, property_id
      limit ${limit} offset ${offset}
    )
    select page.property_id as id, h.full_address as address, page.contact_id as "contactId",
      coalesce(nullif(c.full_name, ''), c.email, c.phone, '') as contact, page.value, page.equity,
      page.equity_share::float8 as "equityShare", page.years_owned as "yearsOwned", page.rate_gap::float8 as "rateGap",
      page.score, page.reasons, page.latitude, page.longitude
    from page
      join properties h on h.account_id = ${scope.accountId} and h.id = page.property_id
      join contacts c on c.account_id = ${scope.accountId} and c.id = page.contact_id
    order by ${outerKeys[sort]} ${order} ${nulls}, page.value desc nulls last, page.property_id`.execute(db)
  return rows
}

const sortColumns: Record<HomeSort, string> = {
  score: 'score',
  value: 'value',
  equity: 'equity_share',
  years: 'years_owned',
  gap: 'rate_gap',
}
const toKeys = (table: string) =>
  Object.fromEntries(
    Object.entries(sortColumns).map(([sort, column]) => [sort, sql.ref(`${table}.${column}`)]),
  ) as Record<HomeSort, RawBuilder<unknown>>
const sortKeys = toKeys('f')
const outerKeys = toKeys('page')
