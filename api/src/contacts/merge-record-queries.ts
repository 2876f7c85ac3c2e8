import type { MergeRecord } from '@gable/shared/contacts/merge.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import type { MergeContact, MovedRows } from './merge-queries.ts'

interface NewMerge {
  primary: MergeContact
  duplicate: MergeContact
  /** The primary contact after the merge. */
  merged: MergeContact
  movedRows: MovedRows
}

/** Both contacts before the merge, and the primary contact after it, as stored. */
export interface MergeSnapshot {
  kept: MergeContact
  gone: MergeContact
  after: MergeContact
}

export async function insertMerge(
  db: Db,
  { accountId, agentId }: Scope,
  { primary, duplicate, merged, movedRows }: NewMerge,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('contact_merges')
    .values({
      account_id: accountId,
      id,
      kept_id: primary.id,
      merged_id: duplicate.id,
      agent_id: agentId,
      before: JSON.stringify({ kept: primary, gone: duplicate, after: merged } satisfies MergeSnapshot),
      moved: JSON.stringify(movedRows),
    })
    .execute()
  return id
}

export const lockMerge = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .selectFrom('contact_merges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function markMergeUndone(db: Db, { accountId }: AccountScope, id: string) {
  await db
    .updateTable('contact_merges')
    .set({ undone_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function listMerges(db: Db, { accountId }: AccountScope, primaryId: string): Promise<MergeRecord[]> {
  const rows = await db
    .selectFrom('contact_merges as m')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'm.account_id').onRef('c.id', '=', 'm.merged_id'),
    )
    .innerJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'm.account_id').onRef('a.id', '=', 'm.agent_id'),
    )
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['m.id', 'm.merged_id', 'c.full_name', 'm.agent_id', 'u.full_name as agent_name', 'm.at', 'm.undone_at'])
    .where('m.account_id', '=', accountId)
    .where('m.kept_id', '=', primaryId)
    .orderBy('m.at', 'desc')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    merged: { _id: row.merged_id, fullName: row.full_name },
    by: { _id: row.agent_id, fullName: row.agent_name },
    at: row.at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
  }))
}
