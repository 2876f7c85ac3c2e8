import type { Tag, tagSorts } from '@gable/shared/contacts/tag.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { tagsOfFilters, tagsOfSteps } from './tag-paths.ts'

interface TagListQuery {
  search: string
  sort: (typeof tagSorts)[number]
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

/** Counts every tag in one pass over the contacts of the account. */
export async function listTagUsage(
  db: Db,
  { accountId }: AccountScope,
  { search, sort, sortOrder, page, pageSize }: TagListQuery,
): Promise<{ data: Tag[]; total: number }> {
  const { rows } = await sql<Tag & { total: number }>`
    with tagged as (
      select tag, count(*)::int as count from account_contacts c, unnest(c.tags) tag
      where c.account_id = ${accountId} and c.archived_at is null group by tag
    ), filtering as (
      select tag, count(distinct id)::int as count from segments s,
        jsonb_array_elements_text(jsonb_path_query_array(s.filters, ${tagsOfFilters}::jsonpath, '{}', true)) tag
      where s.account_id = ${accountId} group by tag
    ), showing as (
      select tag, count(distinct id)::int as count from assets a,
        jsonb_array_elements_text(jsonb_path_query_array(a.settings, ${tagsOfFilters}::jsonpath, '{}', true)) tag
      where a.account_id = ${accountId} and a.kind = 'contact-dashboard' group by tag
    ), reacting as (
      select lower(tag) as key, count(distinct f.id)::int as count from flows f
        left join flow_versions v on v.account_id = ${accountId} and v.flow_id = f.id and v.version = f.published_version,
        lateral jsonb_build_array(f.draft, v.definition) as json,
        jsonb_array_elements_text(jsonb_path_query_array(json, ${tagsOfFilters}::jsonpath, '{}', true)
          || jsonb_path_query_array(json, ${tagsOfSteps}::jsonpath, '{}', true)) tag
      where f.account_id = ${accountId} and f.status <> 'ARCHIVED' group by 1
    )
    select t.name, coalesce(tagged.count, 0) as contacts, coalesce(filtering.count, 0) as segments,
      coalesce(showing.count, 0) as dashboards, coalesce(reacting.count, 0) as automations, (count(*) over ())::int as total
    from contact_tags t left join tagged on tagged.tag = t.name left join filtering on filtering.tag = t.name
      left join showing on showing.tag = t.name left join reacting on reacting.key = lower(t.name)
    where t.account_id = ${accountId} and strpos(search_key(t.name), search_key(${search})) > 0
    order by ${sql.raw(`${sortColumns[sort]} ${sortOrder}`)}, lower(t.name)
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { data: rows.map(({ total: _, ...tag }) => tag), total: rows[0]?.total ?? 0 }
}

const sortColumns = { name: 'lower(t.name)', contacts: 'contacts' }

export const lockTag = (db: Db, { accountId }: AccountScope, name: string) =>
  db
    .selectFrom('contact_tags')
    .select('name')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()

/** Call it last: a transaction that adds this tag to a contact waits for the end of this one. */
export const deleteTagRow = (db: Db, { accountId }: AccountScope, name: string) =>
  db.deleteFrom('contact_tags').where('account_id', '=', accountId).where('name', '=', name).execute()

export const insertTagRow = (db: Db, { accountId }: AccountScope, name: string) =>
  db
    .insertInto('contact_tags')
    .values({ account_id: accountId, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function isTagUsed(db: Db, { accountId }: AccountScope, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_contacts')
    .select('id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`tags @> array[${name}::text]`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
