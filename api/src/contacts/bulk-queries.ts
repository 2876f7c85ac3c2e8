import type { RecordedChange } from '@gable/shared/contacts/bulk.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql, type Updateable } from 'kysely'
import type { ContactFeatureTables } from '../database/schema/contact-features.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { getBulkAction, skipReasonSql } from './bulk-action-queries.ts'
import type { BulkChangeRow } from './bulk-record-queries.ts'
import { type ResolvedContactQuery, selectContacts } from './selection-queries.ts'

export async function countBulkTargets(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
  change: RecordedChange,
): Promise<{ selected: number; changing: number }> {
  const canApply = getBulkAction(change).canApply(change, sql.ref('c'))
  return selectContacts(db, scope, query)
    .select([
      sql<number>`count(*)::int`.as('selected'),
      sql<number>`(count(*) filter (where ${canApply}))::int`.as('changing'),
    ])
    .executeTakeFirstOrThrow()
}

export const batchSize = 2000

/** Stores a change and the contacts it affects, in batches. Returns its id and the number of contacts. */
export async function insertBulkChange(
  db: Db,
  scope: Scope,
  query: ResolvedContactQuery,
  change: RecordedChange,
  attempt: string,
) {
  const { accountId, agentId } = scope
  const id = newId()
  await db
    .insertInto('bulk_changes')
    .values({
      account_id: accountId,
      id,
      agent_id: agentId,
      at: new Date(),
      change: JSON.stringify(change),
      state: 'WORKING',
      attempt,
    })
    .execute()
  const { rows } = await sql<{ total: number }>`
    with inserted as (
      insert into bulk_batches (account_id, bulk_change_id, place, contact_ids)
      select ${accountId}, ${id}, place, array_agg(id) from (
        select c.id, (row_number() over (order by c.id) - 1) / ${sql.lit(batchSize)} as place
        from (${selectContacts(db, scope, query)
          .select('c.id')
          .where(getBulkAction(change).canApply(change, sql.ref('c')))}) c
      ) numbered group by place
      returning cardinality(contact_ids) as size
    )
    update bulk_changes set total = (select coalesce(sum(size), 0) from inserted)
    where account_id = ${accountId} and id = ${id} returning total`.execute(db)
  return { id, total: rows[0]?.total ?? 0 }
}

/** Deletes the next pending batch and returns its contacts. */
export async function takeNextBatch(
  db: Db,
  { accountId }: AccountScope,
  bulkId: string,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ contact_ids: string[] }>`
    delete from bulk_batches b where account_id = ${accountId} and bulk_change_id = ${bulkId}
      and place = (select min(place) from bulk_batches where account_id = ${accountId} and bulk_change_id = ${bulkId})
    returning contact_ids`.execute(db)
  return rows[0]?.contact_ids
}

export const deletePendingBatches = (db: Db, { accountId }: AccountScope, bulkId: string) =>
  db.deleteFrom('bulk_batches').where('account_id', '=', accountId).where('bulk_change_id', '=', bulkId).execute()

/** Applies a change in one statement, so the conditions hold for each contact when it changes. Returns the number changed. */
export async function applyBulkToContacts(
  db: Db,
  { accountId }: AccountScope,
  bulk: BulkChangeRow,
  ids: string[],
): Promise<number> {
  const action = getBulkAction(bulk.change)
  const previousValues = action.previousValues?.(bulk.change, sql.ref('locked')) ?? sql`'{}'::jsonb`
  const { numAffectedRows } = await sql`
    with locked as (
      select id, owner_id, archived_at, tags from contacts
      where account_id = ${accountId} and id = any(${ids}::uuid[]) order by id for no key update
    ),
    changed as (
      update contacts set ${action.apply(bulk)}, updated_at = clock_timestamp() from locked
      where contacts.account_id = ${accountId} and contacts.id = any(${ids}::uuid[]) and contacts.id = locked.id
        and ${action.canApply(bulk.change, sql.ref('contacts'))}
      returning contacts.id, ${previousValues} as before
    )
    insert into bulk_changed_contacts (account_id, bulk_change_id, contact_id, before)
    select ${accountId}, ${bulk.id}, id, before from changed`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The next changed contacts after those already reverted. */
export async function listNextChangedContactIds(db: Db, { accountId }: AccountScope, { id, cursor }: BulkChangeRow) {
  const rows = await db
    .selectFrom('bulk_changed_contacts')
    .select('contact_id')
    .where('account_id', '=', accountId)
    .where('bulk_change_id', '=', id)
    .$if(cursor !== null, (rows) => rows.where('contact_id', '>', cursor ?? ''))
    .orderBy('contact_id')
    .limit(batchSize)
    .execute()
  return rows.map(({ contact_id }) => contact_id)
}

/** Reverts contacts that are still as the change left them and stores why the others are skipped. Returns the number skipped. */
export async function revertBulkForContacts(db: Db, { accountId }: AccountScope, bulk: BulkChangeRow, ids: string[]) {
  const action = getBulkAction(bulk.change)
  const { numAffectedRows } = await sql`
    with reverted as (
      update contacts set ${action.revert(bulk.change)}, updated_at = clock_timestamp() from bulk_changed_contacts changed
      where changed.account_id = ${accountId} and changed.bulk_change_id = ${bulk.id} and changed.contact_id = any(${ids}::uuid[])
        and contacts.account_id = ${accountId} and contacts.id = any(${ids}::uuid[]) and contacts.id = changed.contact_id
        and ${action.canRevert(bulk)}
      returning contacts.id
    )
    update bulk_changed_contacts changed set left_because = ${skipReasonSql(bulk)} from contacts
    where changed.account_id = ${accountId} and changed.bulk_change_id = ${bulk.id} and changed.contact_id = any(${ids}::uuid[])
      and contacts.account_id = ${accountId} and contacts.id = changed.contact_id
      and changed.contact_id not in (select id from reverted)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export const updateBulkChange = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: Updateable<ContactFeatureTables['bulk_changes']>,
) => db.updateTable('bulk_changes').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()
