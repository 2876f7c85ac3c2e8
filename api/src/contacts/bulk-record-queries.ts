import type { BulkChange, BulkState, LeftContact } from '@gable/shared/contacts/bulk.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A change of many contacts as it is stored. */
export interface KeptBulk {
  id: string
  change: BulkChange
  at: Date
  undoneAt: Date | null
  agentId: string
  agentName: string
  ownerName: string | null
  undoneBy: string | null
  undoneByName: string | null
  state: BulkState
  attempt: string | null
  total: number
  done: number
  changed: number
  left: number
  reached: string | null
}

interface Paged {
  page: number
  pageSize: number
}

export async function listBulks(
  db: Db,
  scope: AccountScope,
  { page, pageSize, isAtWork }: Paged & { isAtWork?: 'true' | undefined },
) {
  const bulks = await bulksOf(db, scope)
    .$if(isAtWork !== undefined, (bulks) => bulks.where('b.state', 'in', ['WORKING', 'UNDOING']))
    .orderBy('b.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await db
    .selectFrom('bulk_changes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('account_id', '=', scope.accountId)
    .$if(isAtWork !== undefined, (bulks) => bulks.where('state', 'in', ['WORKING', 'UNDOING']))
    .executeTakeFirstOrThrow()
  return { bulks, total }
}

export const findBulk = (db: Db, scope: AccountScope, id: string): Promise<KeptBulk | undefined> =>
  bulksOf(db, scope).where('b.id', '=', id).executeTakeFirst()

export const lockBulk = (db: Db, scope: AccountScope, id: string): Promise<KeptBulk | undefined> =>
  bulksOf(db, scope).where('b.id', '=', id).forUpdate('b').executeTakeFirst()

/** Those whom the change was not taken back from, by name. */
export const listLeft = (
  db: Db,
  { accountId }: AccountScope,
  bulkId: string,
  { page, pageSize }: Paged,
): Promise<LeftContact[]> =>
  db
    .selectFrom('bulk_changed_contacts as done')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'done.account_id').onRef('c.id', '=', 'done.contact_id'),
    )
    .select([
      'c.id as _id',
      sql<string>`coalesce(nullif(c.full_name, ''), c.email, c.phone, '')`.as('fullName'),
      sql<LeftContact['because']>`done.left_because`.as('because'),
    ])
    .where('done.account_id', '=', accountId)
    .where('done.bulk_change_id', '=', bulkId)
    .where('done.left_because', 'is not', null)
    .orderBy('c.full_name')
    .orderBy('c.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()

const bulksOf = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('bulk_changes as b')
    .select([
      'b.id',
      'b.change',
      'b.at',
      'b.undone_at as undoneAt',
      'b.agent_id as agentId',
      sql<string>`coalesce(${nameOf(accountId, sql`b.agent_id`)}, '')`.as('agentName'),
      nameOf(accountId, sql`(b.change ->> 'ownerId')::uuid`).as('ownerName'),
      'b.undone_by as undoneBy',
      nameOf(accountId, sql`b.undone_by`).as('undoneByName'),
      ...(['b.state', 'b.attempt', 'b.total', 'b.done', 'b.changed', 'b.left_alone as left', 'b.reached'] as const),
    ])
    .where('b.account_id', '=', accountId)

const nameOf = (accountId: string, agentId: RawBuilder<unknown>) =>
  sql<string | null>`(select coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email)
    from agents a join users u on u.id = a.user_id where a.account_id = ${accountId} and a.id = ${agentId})`
