import type { DistinctPair } from '@gable/shared/contacts/merge.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

/** Marks every pair of these contacts as different people. */
export async function insertDistinctPairs(db: Db, { accountId, agentId }: Scope, ids: string[]) {
  await sql`
    insert into distinct_contacts (account_id, one_id, other_id, agent_id)
    select ${accountId}, one, other, ${agentId} from unnest(${ids}::uuid[]) as one, unnest(${ids}::uuid[]) as other
    where one < other on conflict do nothing`.execute(db)
}

export async function deleteDistinctPairs(db: Db, { accountId }: AccountScope, ids: string[]) {
  await db
    .deleteFrom('distinct_contacts')
    .where('account_id', '=', accountId)
    .where('one_id', 'in', ids)
    .where('other_id', 'in', ids)
    .execute()
}

export async function countContactsByIds(db: Db, { accountId }: AccountScope, ids: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('contacts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function listDistinctPairs(
  db: Db,
  { accountId }: AccountScope,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { rows } = await sql<DistinctPair & { total: number }>`
    select json_build_array(${contactReference('one')}, ${contactReference('other')}) as contacts,
      json_build_object('_id', d.agent_id, 'fullName', u.display_name) as by,
      d.at, (count(*) over ())::int as total
    from distinct_contacts d
      join contacts one on one.account_id = d.account_id and one.id = d.one_id
      join contacts other on other.account_id = d.account_id and other.id = d.other_id
      join agents a on a.account_id = d.account_id and a.id = d.agent_id join users u on u.id = a.user_id
    where d.account_id = ${accountId} and one.archived_at is null and other.archived_at is null
    order by d.at desc, d.one_id, d.other_id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return {
    data: rows.map(({ contacts, by, at }) => ({ contacts, by, at: new Date(at).toISOString() })),
    total: rows[0]?.total ?? 0,
  }
}

const contactReference = (contact: string) => sql`json_build_object('_id', ${sql.ref(contact)}.id,
  'fullName', coalesce(nullif(${sql.ref(contact)}.full_name, ''), ${sql.ref(contact)}.email, ${sql.ref(contact)}.phone, ''))`
