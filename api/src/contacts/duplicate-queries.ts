import {
  type DuplicateGroup,
  type DuplicateMatchKind,
  duplicateGroupMaximum,
  duplicateMatchKinds,
} from '@gable/shared/contacts/merge.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { selectContactRows, toContactRow } from './row-queries.ts'

interface DuplicateQuery {
  by?: DuplicateMatchKind | undefined
  page: number
  pageSize: number
}

interface DuplicateGroupRow {
  ids: string[]
  shared: DuplicateGroup['shared']
  total: number
}

/** Groups of active contacts that share something, the largest groups first. */
export async function listDuplicates(db: Db, scope: AccountScope, { by, page, pageSize }: DuplicateQuery) {
  const kinds = by ? [by] : duplicateMatchKinds
  const { rows: groups } = await sql<DuplicateGroupRow>`
    with groups as materialized (${sql.join(
      kinds.map((kind) => groupsBy(scope, kind)),
      sql` union all `,
    )}),
    filtered as (select by, value, ${withoutDistinct(scope)} as ids from groups),
    matching as (
      select ids, json_agg(json_build_object('by', by, 'value', value) order by by, value) as shared
      from filtered where cardinality(ids) > 1 group by ids
    )
    select ids, shared, (count(*) over ())::int as total from matching
    order by cardinality(ids) desc, ids limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { data: await withRows(db, scope, groups), total: groups[0]?.total ?? 0 }
}

/** Limits huge groups, such as everyone with the same office number. */
const groupSizeMaximum = 100

const groupsBy = (scope: AccountScope, by: DuplicateMatchKind) => sql`
  select ${by}::text as by, value, (array_agg(distinct id order by id))[1:${sql.lit(groupSizeMaximum)}] as ids
  from (${matchQueries[by](scope)}) as match group by ${by === 'ADDRESS' ? sql`value, name` : sql`value`}
  having count(distinct id) > 1`

/** The ids of a group without contacts marked as distinct from all the others. */
const withoutDistinct = ({ accountId }: AccountScope) => sql`array(
  select one from unnest(ids) as one
  where exists (select from unnest(ids) as other where other <> one and not exists (
    select from distinct_contacts d where d.account_id = ${accountId}
      and d.one_id = least(one, other) and d.other_id = greatest(one, other)))
  order by one limit ${sql.lit(duplicateGroupMaximum)})`

async function withRows(db: Db, scope: AccountScope, groups: DuplicateGroupRow[]): Promise<DuplicateGroup[]> {
  const ids = groups.flatMap((group) => group.ids)
  if (ids.length === 0) return []
  const rows = await selectContactRows(db, scope, sql`c.id = any(${ids}::uuid[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, toContactRow(row)]))
  return groups.map(({ shared, ids }) => ({ shared, contacts: ids.flatMap((id) => byId.get(id) ?? []) }))
}

const matchQueries: Record<DuplicateMatchKind, (scope: AccountScope) => RawBuilder<unknown>> = {
  EMAIL: ({ accountId }) => sql`
    select regexp_replace(e.email, '\\+[^@]*@', '@') as value, c.id
    from contact_emails e join contacts c on c.account_id = e.account_id and c.id = e.contact_id
    where e.account_id = ${accountId} and c.archived_at is null`,
  PHONE: ({ accountId }) => sql`
    select p.phone_key as value, c.id
    from contact_phones p join contacts c on c.account_id = p.account_id and c.id = p.contact_id
    where p.account_id = ${accountId} and c.archived_at is null`,
  // Families share an address, so the name must match too.
  ADDRESS: ({ accountId }) => sql`
    select h.full_address as value, search_key(c.full_name) as name, c.id
    from contact_properties l join contacts c on c.account_id = l.account_id and c.id = l.contact_id
      join properties h on h.account_id = l.account_id and h.id = l.property_id
    where l.account_id = ${accountId} and c.archived_at is null and c.full_name <> ''`,
}
