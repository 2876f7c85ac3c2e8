import { noOwner } from '@gable/shared/contacts/filter.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface FilterOptions {
  agents: { value: string; label: string }[]
  tags: string[]
  sources: string[]
  cities: string[]
  zips: string[]
  propertyTypes: string[]
}

/** More than these are found by typing. */
const optionMaximum = 500

export async function filterOptions(db: Db, { accountId }: AccountScope): Promise<FilterOptions> {
  const { rows } = await sql<FilterOptions>`
    select
      (select coalesce(json_agg(agent), '[]') from (
        select a.id as value, coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email) as label
        from agents a join users u on u.id = a.user_id where a.account_id = ${accountId} order by 2, 1) agent) as agents,
      array(select name from contact_tags where account_id = ${accountId} order by lower(name) limit ${optionMaximum}) as tags,
      ${values(accountId, 'contacts', 'source', sql` and archived_at is null`)} as sources,
      ${values(accountId, 'properties', 'city')} as cities,
      ${values(accountId, 'properties', 'zip')} as zips,
      ${values(accountId, 'properties', 'property_type')} as "propertyTypes"
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a table answers one row')
  return { ...row, agents: [{ value: noOwner, label: 'No owner' }, ...row.agents] }
}

/** From one value to the next by the index: as quick for a hundred thousand rows as for ten. */
const values = (accountId: string, table: string, column: string, further: RawBuilder<unknown> = sql``) => sql`array(
  with recursive known(value) as (
    (select ${sql.ref(column)} from ${sql.table(table)} where account_id = ${accountId} ${further}
      order by ${sql.ref(column)} limit 1)
    union all
    select (select ${sql.ref(column)} from ${sql.table(table)}
      where account_id = ${accountId} and ${sql.ref(column)} > known.value ${further} order by ${sql.ref(column)} limit 1)
    from known where known.value is not null
  )
  select value from known where value <> '' limit ${optionMaximum})`

export const listTags = async (db: Db, { accountId }: AccountScope): Promise<string[]> => {
  const rows = await db
    .selectFrom('contact_tags')
    .select('name')
    .where('account_id', '=', accountId)
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(({ name }) => name)
}

/** Tags in the spelling under which each is known already. */
export async function knownTags(db: Db, { accountId }: AccountScope, tags: string[]): Promise<string[]> {
  if (tags.length === 0) return []
  const lower = tags.map((tag) => tag.toLowerCase())
  const rows = await db
    .selectFrom('contact_tags')
    .select('name')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`lower(name) = any(${lower}::text[])`)
    .execute()
  const known = new Map(rows.map(({ name }) => [name.toLowerCase(), name]))
  for (const tag of tags) if (!known.has(tag.toLowerCase())) known.set(tag.toLowerCase(), tag)
  return [...new Set(lower)].map((key) => known.get(key) ?? key)
}
