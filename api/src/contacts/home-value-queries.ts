import { type RawBuilder, sql } from 'kysely'

/** The value that lists show of a property: its latest estimate. The name of the provider decides between equals. */
export const homeValue = (accountId: string, propertyId: RawBuilder<unknown>) =>
  sql<number | null>`(select v.median_cents ${latestEstimate(accountId, propertyId)})`

/** Whether the estimate `s` is the one that lists show. */
export const isShownEstimate = (accountId: string) =>
  sql<boolean>`(s.provider, s.value_date) = (select v.provider, v.value_date ${latestEstimate(accountId, sql`s.property_id`)})`

const latestEstimate = (accountId: string, propertyId: RawBuilder<unknown>) => sql`from value_estimates v
  where v.account_id = ${accountId} and v.property_id = ${propertyId} and v.value_date > current_date - interval '2 years'
  order by v.value_date desc, v.confidence desc, v.provider limit 1`
