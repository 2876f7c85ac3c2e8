import { noOwner } from '@gable/shared/contacts/filter.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface FilterOptions {
  agents: { value: string; label: string }[]
  tags: string[]
  sources: string[]
  campaigns: string[]
  /** Where the links of campaigns were found. */
  campaignSources: string[]
  cities: string[]
  zips: string[]
  propertyTypes: string[]
}

const optionMaximum = 500

export async function getFilterOptions(db: Db, { accountId }: AccountScope): Promise<FilterOptions> {
  const { rows } = await sql<FilterOptions>`
    select
      (select coalesce(json_agg(agent), '[]') from (
        select a.id as value, u.display_name || case when a.deactivated_at is null then '' else ' (deactivated)' end as label
        from agents a join users u on u.id = a.user_id where a.account_id = ${accountId} order by 2, 1) agent) as agents,
      array(select name from contact_tags where account_id = ${accountId} order by lower(name) limit ${optionMaximum}) as tags,
      ${distinctValues(accountId, 'contacts', 'source', sql` and archived_at is null`)} as sources,
      ${distinctValues(accountId, 'submissions', 'campaign', sql` and campaign <> ''`)} as campaigns,
      ${distinctValues(accountId, 'submissions', 'source', sql` and source <> ''`)} as "campaignSources",
      ${distinctValues(accountId, 'properties', 'city')} as cities,
      ${distinctValues(accountId, 'properties', 'zip')} as zips,
      ${distinctValues(accountId, 'properties', 'property_type')} as "propertyTypes"
  `.execute(db)
  const [row] = rows
  invariant(row, 'filter options returned no row')
  return { ...row, agents: [{ value: noOwner, label: 'No owner' }, ...row.agents] }
}

/** Campaigns whose links brought submissions. */
export async function listCampaigns(db: Db, { accountId }: AccountScope): Promise<string[]> {
  const { rows } = await sql<{ campaigns: string[] }>`
    select ${distinctValues(accountId, 'submissions', 'campaign', sql` and campaign <> ''`)} as campaigns`.execute(db)
  return rows[0]?.campaigns ?? []
}

/** Walks the index from one distinct value to the next, so the time does not grow with the number of rows. */
const distinctValues = (
  accountId: string,
  table: string,
  column: string,
  condition: RawBuilder<unknown> = sql``,
) => sql`array(
  with recursive seen(value) as (
    (select ${sql.ref(column)} from ${sql.table(table)} where account_id = ${accountId} ${condition}
      order by ${sql.ref(column)} limit 1)
    union all
    select (select ${sql.ref(column)} from ${sql.table(table)}
      where account_id = ${accountId} and ${sql.ref(column)} > seen.value ${condition} order by ${sql.ref(column)} limit 1)
    from seen where seen.value is not null
  )
  select value from seen where value <> '' limit ${optionMaximum})`

export const listTags = async (db: Db, { accountId }: AccountScope): Promise<string[]> => {
  const rows = await db
    .selectFrom('contact_tags')
    .select('name')
    .where('account_id', '=', accountId)
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(({ name }) => name)
}

/** Replaces each tag by the existing spelling of it, ignoring case. */
export async function matchExistingTags(db: Db, { accountId }: AccountScope, tags: string[]): Promise<string[]> {
  if (tags.length === 0) return []
  const lower = tags.map((tag) => tag.toLowerCase())
  const rows = await db
    .selectFrom('contact_tags')
    .select('name')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`lower(name) = any(${lower}::text[])`)
    .execute()
  const spellings = new Map(rows.map(({ name }) => [name.toLowerCase(), name]))
  for (const tag of tags) if (!spellings.has(tag.toLowerCase())) spellings.set(tag.toLowerCase(), tag)
  return [...new Set(lower)].map((key) => spellings.get(key) ?? key)
}
