import type { BulkState, RecordedChange, SkippedContact } from '@gable/shared/contacts/bulk.ts'
import { type RawBuilder, sql } from 'kysely'
import type { RewrittenFilters } from '../database/schema/contact-features.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface BulkChangeRow {
  id: string
  change: RecordedChange
  rewrittenFilters: RewrittenFilters[] | null
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
  processed: number
  changed: number
  skipped: number
  /** The id of the last contact that was reverted. */
  cursor: string | null
}

interface PageQuery {
  page: number
  pageSize: number
}

export async function listBulkChangeRows(
  db: Db,
  scope: AccountScope,
  { page, pageSize, isAtWork }: PageQuery & { isAtWork?: 'true' | undefined },
) {
  const bulks = await selectBulkChanges(db, scope)
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

export const getBulkChange = (db: Db, scope: AccountScope, id: string): Promise<BulkChangeRow | undefined> =>
  selectBulkChanges(db, scope).where('b.id', '=', id).executeTakeFirst()

export const lockBulkChange = (db: Db, scope: AccountScope, id: string): Promise<BulkChangeRow | undefined> =>
  selectBulkChanges(db, scope).where('b.id', '=', id).forNoKeyUpdate('b').executeTakeFirst()

/** Contacts that were skipped when the change was undone, by name. */
export const listSkippedContacts = (
  db: Db,
  { accountId }: AccountScope,
  bulkId: string,
  { page, pageSize }: PageQuery,
): Promise<SkippedContact[]> =>
  db
    .selectFrom('bulk_changed_contacts as changed')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'changed.account_id').onRef('c.id', '=', 'changed.contact_id'),
    )
    .select([
      'c.id as _id',
      sql<string>`coalesce(nullif(c.full_name, ''), c.email, c.phone, '')`.as('fullName'),
      sql<SkippedContact['because']>`changed.left_because`.as('because'),
    ])
    .where('changed.account_id', '=', accountId)
    .where('changed.bulk_change_id', '=', bulkId)
    .where('changed.left_because', 'is not', null)
    .orderBy('c.full_name')
    .orderBy('c.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()

const selectBulkChanges = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('bulk_changes as b')
    .select([
      'b.id',
      'b.change',
      'b.rewritten_filters as rewrittenFilters',
      'b.at',
      'b.undone_at as undoneAt',
      'b.agent_id as agentId',
      sql<string>`coalesce(${agentNameSql(accountId, sql`b.agent_id`)}, '')`.as('agentName'),
      agentNameSql(accountId, sql`(b.change ->> 'ownerId')::uuid`).as('ownerName'),
      'b.undone_by as undoneBy',
      agentNameSql(accountId, sql`b.undone_by`).as('undoneByName'),
      ...(['b.state', 'b.attempt', 'b.total', 'b.done as processed', 'b.changed'] as const),
      'b.left_alone as skipped',
      'b.reached as cursor',
    ])
    .where('b.account_id', '=', accountId)

const agentNameSql = (accountId: string, agentId: RawBuilder<unknown>) =>
  sql<string | null>`(select u.display_name
    from agents a join users u on u.id = a.user_id where a.account_id = ${accountId} and a.id = ${agentId})`
