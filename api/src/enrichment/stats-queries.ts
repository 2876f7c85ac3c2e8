import {
  type DataSource,
  type Enrichment,
  propertiesPerRun,
  staleAfterHours,
} from '@gable/shared/enrichment/enrichment.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

type StatsRow = Enrichment['homes'] & Enrichment['ages'] & { stale: number }

export async function getEnrichmentStats(
  db: Db,
  { accountId }: AccountScope,
): Promise<Pick<Enrichment, 'homes' | 'ages' | 'due'>> {
  // `exists` uses an index, so the length of a value history does not matter.
  const countPropertiesIn = (table: string) => sql`
    (select count(*)::int from properties p where p.account_id = ${accountId} and exists (
      select from ${sql.table(table)} t where t.account_id = ${accountId} and t.property_id = p.id))`
  const { rows } = await sql<StatsRow>`
    select count(*)::int as total,
      count(*) filter (where l.facts_provider is not null
        or coalesce(p.bedrooms, p.above_grade_sqft, p.year_built) is not null)::int as "withFacts",
      ${countPropertiesIn('value_estimates')} as "withEstimate",
      ${countPropertiesIn('comparables')} as "withComparables",
      ${countPropertiesIn('mortgages')} as "withMortgages",
      count(*) filter (where l.ended_at >= now() - interval '1 day')::int as day,
      count(*) filter (where l.ended_at >= now() - interval '7 days' and l.ended_at < now() - interval '1 day')::int as week,
      count(*) filter (where l.ended_at >= now() - interval '30 days' and l.ended_at < now() - interval '7 days')::int as month,
      count(*) filter (where l.ended_at < now() - interval '30 days')::int as older,
      count(*) filter (where l.ended_at is null)::int as never,
      count(*) filter (where l.ended_at is null
        or l.ended_at < now() - make_interval(hours => ${staleAfterHours}))::int as stale
    from properties p
    left join property_lookups l on l.account_id = ${accountId} and l.property_id = p.id
    where p.account_id = ${accountId}`.execute(db)
  const {
    stale = 0,
    day = 0,
    week = 0,
    month = 0,
    older = 0,
    never = 0,
    ...homes
  } = rows[0] ?? ({} as Partial<StatsRow>)
  return {
    homes: { total: 0, withFacts: 0, withEstimate: 0, withComparables: 0, withMortgages: 0, ...homes },
    ages: { day, week, month, older, never },
    due: Math.min(stale, propertiesPerRun),
  }
}

/** Delivered data belongs to no account. */
export async function listDataSources(db: Db): Promise<DataSource[]> {
  const { rows } = await sql<DataSource>`
    select kind, provider, source, count(*)::int as count, max(day)::text as newest from (
      select 'HOMES' as kind, provider, source, as_of as day from market_properties
      union all select 'ESTIMATES', provider, source, value_date from market_estimates
      union all select 'MORTGAGES', provider, source, as_of from market_mortgages
      union all select 'LISTINGS', provider, source, as_of from market_listings
    ) as delivered
    group by kind, provider, source order by provider, kind, source`.execute(db)
  return rows
}
