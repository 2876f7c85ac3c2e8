import { type DuplicateGroup, type DuplicateSign, duplicateSigns, groupMaximum } from '@gable/shared/contacts/merge.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { rowOf, rowsOf } from './row-queries.ts'

interface Asked {
  by?: DuplicateSign | undefined
  page: number
  pageSize: number
}

interface Found {
  ids: string[]
  shared: DuplicateGroup['shared']
  total: number
}

/** Groups of contacts in the lists who share something, those with most of them first. */
export async function findDuplicates(db: Db, scope: AccountScope, { by, page, pageSize }: Asked) {
  const signs = by ? [by] : duplicateSigns
  const { rows: groups } = await sql<Found>`
    with groups as materialized (${sql.join(
      signs.map((sign) => groupsBy(scope, sign)),
      sql` union all `,
    )}),
    alike as (select by, value, ${lookingAlike(scope)} as ids from groups),
    found as (
      select ids, json_agg(json_build_object('by', by, 'value', value) order by by, value) as shared
      from alike where cardinality(ids) > 1 group by ids
    )
    select ids, shared, (count(*) over ())::int as total from found
    order by cardinality(ids) desc, ids limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { data: await withRows(db, scope, groups), total: groups[0]?.total ?? 0 }
}

/** Of very many who share something, such as the number of an office, only so many are compared. */
const comparedMaximum = 100

const groupsBy = (scope: AccountScope, by: DuplicateSign) => sql`
  select ${by}::text as by, value, (array_agg(distinct id order by id))[1:${sql.lit(comparedMaximum)}] as ids
  from (${signs[by](scope)}) as sign group by ${by === 'ADDRESS' ? sql`value, name` : sql`value`}
  having count(distinct id) > 1`

/** Without those who are distinct from each of the others. */
const lookingAlike = ({ accountId }: AccountScope) => sql`array(
  select one from unnest(ids) as one
  where exists (select from unnest(ids) as other where other <> one and not exists (
    select from distinct_contacts d where d.account_id = ${accountId}
      and d.one_id = least(one, other) and d.other_id = greatest(one, other)))
  order by one limit ${sql.lit(groupMaximum)})`

async function withRows(db: Db, scope: AccountScope, groups: Found[]): Promise<DuplicateGroup[]> {
  const ids = groups.flatMap((group) => group.ids)
  if (ids.length === 0) return []
  const rows = await rowsOf(db, scope, sql`c.id = any(${ids}::uuid[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, rowOf(row)]))
  return groups.map(({ shared, ids }) => ({ shared, contacts: ids.flatMap((id) => byId.get(id) ?? []) }))
}

const signs: Record<DuplicateSign, (scope: AccountScope) => RawBuilder<unknown>> = {
  EMAIL: ({ accountId }) => sql`
    select regexp_replace(e.email, '\\+[^@]*@', '@') as value, c.id
    from contact_emails e join contacts c on c.account_id = e.account_id and c.id = e.contact_id
    where e.account_id = ${accountId} and c.archived_at is null`,
  PHONE: ({ accountId }) => sql`
    select p.phone_key as value, c.id
    from contact_phones p join contacts c on c.account_id = p.account_id and c.id = p.contact_id
    where p.account_id = ${accountId} and c.archived_at is null`,
  // Families share a home: only who also has the same name may be the same.
  ADDRESS: ({ accountId }) => sql`
    select h.full_address as value, search_key(c.full_name) as name, c.id
    from contact_properties l join contacts c on c.account_id = l.account_id and c.id = l.contact_id
      join properties h on h.account_id = l.account_id and h.id = l.property_id
    where l.account_id = ${accountId} and c.archived_at is null and c.full_name <> ''`,
}
