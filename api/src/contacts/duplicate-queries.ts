import type { DuplicateGroup, DuplicateSign } from '@gable/shared/contacts/merge.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { rowOf, rowsOf } from './row-queries.ts'

const groupMaximum = 50
const memberMaximum = 20

/** Groups of contacts in the lists who share something, those with most of them first. */
export async function findDuplicates(db: Db, scope: AccountScope, by: DuplicateSign): Promise<DuplicateGroup[]> {
  const { rows: groups } = await sql<{ value: string; ids: string[] }>`
    select value, (array_agg(distinct id order by id))[1:${sql.lit(memberMaximum)}] as ids
    from (${signs[by](scope)}) as sign group by ${by === 'ADDRESS' ? sql`value, name` : sql`value`}
    having count(distinct id) > 1 order by count(distinct id) desc, value limit ${sql.lit(groupMaximum)}`.execute(db)
  const ids = groups.flatMap((group) => group.ids)
  if (ids.length === 0) return []
  const rows = await rowsOf(db, scope, sql`c.id = any(${ids}::uuid[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, rowOf(row)]))
  return groups.map(({ value, ids }) => ({ by, value, contacts: ids.flatMap((id) => byId.get(id) ?? []) }))
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
