import type { AuditTarget } from '@gable/shared/audit-log/audit-log.ts'
import { isId } from '@gable/shared/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The records among these that still exist, by ID, with their names and pages. */
export async function listTargets(
  db: Db,
  { accountId }: AccountScope,
  ids: readonly string[],
): Promise<Map<string, AuditTarget>> {
  if (ids.length === 0) return new Map()
  const selects = targets.map(
    ({ type, table, name, path }) => sql`
      select t.id as _id, ${sql.lit(type)} as type, coalesce(${name}, '') as name, ${path} as path
      from ${table} where t.account_id = ${accountId}::uuid and t.id = any(${ids}::uuid[])`,
  )
  const { rows } = await sql<AuditTarget>`${sql.join(selects, sql` union all `)}`.execute(db)
  return new Map(rows.map((row) => [row._id, row]))
}

/**
 * The records that a search means: an ID, or a part of a name. Contacts are found by their search column, and through
 * them their leads and properties; the others are so few that every name is compared.
 */
export async function findTargetIds(db: Db, { accountId }: AccountScope, search: string): Promise<string[]> {
  if (isId(search)) return [search.toLowerCase()]
  const text = search.replace(/[\\%_]/g, '\\$&')
  const named = targets
    .filter(({ isFew }) => isFew)
    .map(
      ({ table, name }) => sql`
        (select t.id from ${table} where t.account_id = ${accountId}::uuid and ${name} ilike ${`%${text}%`} limit ${perType})`,
    )
  const { rows } = await sql<{ id: string }>`
    with found as (
      select t.id from contacts t where t.account_id = ${accountId}::uuid
        and t.search like '%' || search_key(${text}) || '%' limit ${perType}
    )
    select id from found
    union all select l.id from leads l where l.account_id = ${accountId}::uuid and l.contact_id in (select id from found)
    union all select p.property_id from contact_properties p
      where p.account_id = ${accountId}::uuid and p.contact_id in (select id from found)
    union all ${sql.join(named, sql` union all `)}`.execute(db)
  return rows.map(({ id }) => id)
}

const perType = 200

interface Target {
  type: string
  table: RawBuilder<unknown>
  name: RawBuilder<unknown>
  path: RawBuilder<unknown>
  /** An account has so few that a search compares every name. */
  isFew?: true
}

const memberPath = sql`'settings/team/users/' || u.id || '/profile'`

const targets: readonly Target[] = [
  { type: 'contact', table: sql`contacts t`, name: sql`t.full_name`, path: sql`'contacts/' || t.id || '/activity'` },
  {
    type: 'lead',
    table: sql`leads t join contacts c on c.account_id = t.account_id and c.id = t.contact_id`,
    name: sql`c.full_name`,
    path: sql`'leads/today?lead=' || t.id`,
  },
  {
    type: 'property',
    table: sql`properties t`,
    name: sql`t.full_address`,
    path: sql`'property/' || t.id || '/overview'`,
  },
  {
    type: 'note',
    table: sql`timeline_entries t join contacts c on c.account_id = t.account_id and c.id = t.contact_id`,
    name: sql`c.full_name`,
    path: sql`'contacts/' || c.id || '/activity'`,
  },
  {
    type: 'content',
    isFew: true,
    table: sql`contents t`,
    name: sql`t.title`,
    path: sql`case t.medium when 'POSTCARD' then 'marketing/postcard/' else 'marketing/email/' end || t.id`,
  },
  {
    type: 'asset',
    isFew: true,
    table: sql`assets t`,
    name: sql`t.name`,
    path: sql`case t.kind when 'widget' then 'marketing/widget/' || t.id
      when 'contact-dashboard' then 'marketing/contact-dashboard/' || t.id
      else 'marketing/landing-page/' || t.id end`,
  },
  {
    type: 'form',
    isFew: true,
    table: sql`forms t`,
    name: sql`t.name`,
    path: sql`'marketing/form/form/' || t.id || '/edit'`,
  },
  {
    type: 'brand',
    isFew: true,
    table: sql`brandings t`,
    name: sql`t.name`,
    path: sql`'marketing/branding/' || t.id || '/style'`,
  },
  { type: 'segment', isFew: true, table: sql`segments t`, name: sql`t.name`, path: sql`'contacts/segments/' || t.id` },
  {
    type: 'attribute',
    isFew: true,
    table: sql`attribute_definitions t`,
    name: sql`t.label`,
    path: sql`'settings/attributes'`,
  },
  { type: 'webhook', isFew: true, table: sql`webhooks t`, name: sql`t.url`, path: sql`'settings/webhooks/' || t.id` },
  {
    type: 'import',
    isFew: true,
    table: sql`imports t`,
    name: sql`t.file_name`,
    path: sql`'settings/import-contacts/' || t.id`,
  },
  { type: 'API key', isFew: true, table: sql`api_keys t`, name: sql`t.name`, path: sql`'settings/api-keys'` },
  {
    type: 'connected app',
    isFew: true,
    table: sql`connected_apps t`,
    name: sql`initcap(replace(t.app_name, '-', ' '))`,
    path: sql`'integrations/' || t.app_name || '/' || t.id`,
  },
  {
    type: 'member',
    isFew: true,
    table: sql`agents t join users u on u.id = t.user_id`,
    name: sql`u.full_name`,
    path: memberPath,
  },
  {
    // Calls about a member have the ID of the user.
    type: 'member',
    isFew: true,
    table: sql`(select account_id, user_id as id from agents) t join users u on u.id = t.id`,
    name: sql`u.full_name`,
    path: memberPath,
  },
]
