import type { BulkChange } from '@gable/shared/contacts/bulk.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql, type Updateable } from 'kysely'
import type { ContactTables } from '../database/schema/contacts.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import type { KeptBulk } from './bulk-record-queries.ts'
import { beforeOf, isAsLeft, isOpenTo, leftBecause, settingOf, unsettingOf } from './bulk-term-queries.ts'
import { foundContacts, type Wanted } from './found-queries.ts'

/** Contacts of the lists that were chosen: by their ids, or by what is true of them. */
export type Chosen = Wanted & { ids?: string[] }

const chosenContacts = (db: Db, scope: AccountScope, { ids, ...wanted }: Chosen) =>
  foundContacts(db, scope, wanted).$if(ids !== undefined, (contacts) =>
    contacts.where(sql<boolean>`c.id = any(${ids}::uuid[])`),
  )

export async function countChosen(db: Db, scope: AccountScope, chosen: Chosen, change: BulkChange) {
  const row = await chosenContacts(db, scope, chosen)
    .select([
      sql<number>`count(*)::int`.as('selected'),
      sql<number>`(count(*) filter (where ${isOpenTo(change, sql.ref('c'))}))::int`.as('changing'),
    ])
    .executeTakeFirstOrThrow()
  return row
}

export const batchSize = 2000

/** Writes down a change and whom it is to reach, some of them to a batch. Answers of its id and how many they are. */
export async function planBulk(db: Db, scope: Scope, chosen: Chosen, change: BulkChange, attempt: string) {
  const { accountId, agentId } = scope
  const id = newId()
  await db
    .insertInto('bulk_changes')
    .values({
      ...{ account_id: accountId, id, agent_id: agentId, at: new Date(), change: JSON.stringify(change) },
      ...{ state: 'WORKING', attempt },
    })
    .execute()
  const { rows } = await sql<{ total: number }>`
    with planned as (
      insert into bulk_batches (account_id, bulk_change_id, place, contact_ids)
      select ${accountId}, ${id}, place, array_agg(id) from (
        select c.id, (row_number() over (order by c.id) - 1) / ${sql.lit(batchSize)} as place
        from (${chosenContacts(db, scope, chosen)
          .select('c.id')
          .where(isOpenTo(change, sql.ref('c')))}) c
      ) numbered group by place
      returning cardinality(contact_ids) as size
    )
    update bulk_changes set total = (select coalesce(sum(size), 0) from planned)
    where account_id = ${accountId} and id = ${id} returning total`.execute(db)
  return { id, total: rows[0]?.total ?? 0 }
}

/** The next whom a change is to reach, taken off what is to be done. */
export async function takeBatch(db: Db, { accountId }: AccountScope, bulkId: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ contact_ids: string[] }>`
    delete from bulk_batches b where account_id = ${accountId} and bulk_change_id = ${bulkId}
      and place = (select min(place) from bulk_batches where account_id = ${accountId} and bulk_change_id = ${bulkId})
    returning contact_ids`.execute(db)
  return rows[0]?.contact_ids
}

export const forgetBatches = (db: Db, { accountId }: AccountScope, bulkId: string) =>
  db.deleteFrom('bulk_batches').where('account_id', '=', accountId).where('bulk_change_id', '=', bulkId).execute()

/** One statement for all of them: it is so of each at the moment it is changed. Answers of how many it changed. */
export async function changeBatch(db: Db, { accountId }: AccountScope, bulk: KeptBulk, ids: string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    with held as (
      select id, owner_id, archived_at from contacts
      where account_id = ${accountId} and id = any(${ids}::uuid[]) order by id for update
    ),
    changed as (
      update contacts set ${settingOf(bulk)}, updated_at = clock_timestamp() from held
      where contacts.account_id = ${accountId} and contacts.id = any(${ids}::uuid[]) and contacts.id = held.id
        and ${isOpenTo(bulk.change, sql.ref('contacts'))}
      returning contacts.id, ${beforeOf(bulk.change, sql.ref('held'))} as before
    )
    insert into bulk_changed_contacts (account_id, bulk_change_id, contact_id, before)
    select ${accountId}, ${bulk.id}, id, before from changed`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The next who were changed, after those who are put back already. */
export async function changedContacts(db: Db, { accountId }: AccountScope, { id, reached }: KeptBulk) {
  const rows = await db
    .selectFrom('bulk_changed_contacts')
    .select('contact_id')
    .where('account_id', '=', accountId)
    .where('bulk_change_id', '=', id)
    .$if(reached !== null, (rows) => rows.where('contact_id', '>', reached ?? ''))
    .orderBy('contact_id')
    .limit(batchSize)
    .execute()
  return rows.map(({ contact_id }) => contact_id)
}

/**
 * Takes back what is still as the change has left it, and notes of every other contact why it is left alone. Answers of
 * how many those are.
 */
export async function restoreBatch(db: Db, { accountId }: AccountScope, bulk: KeptBulk, ids: string[]) {
  const { numAffectedRows } = await sql`
    with restored as (
      update contacts set ${unsettingOf(bulk.change)}, updated_at = clock_timestamp() from bulk_changed_contacts done
      where done.account_id = ${accountId} and done.bulk_change_id = ${bulk.id} and done.contact_id = any(${ids}::uuid[])
        and contacts.account_id = ${accountId} and contacts.id = any(${ids}::uuid[]) and contacts.id = done.contact_id
        and ${isAsLeft(bulk)}
      returning contacts.id
    )
    update bulk_changed_contacts done set left_because = ${leftBecause(bulk)} from contacts
    where done.account_id = ${accountId} and done.bulk_change_id = ${bulk.id} and done.contact_id = any(${ids}::uuid[])
      and contacts.account_id = ${accountId} and contacts.id = done.contact_id
      and done.contact_id not in (select id from restored)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export const updateBulk = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: Updateable<ContactTables['bulk_changes']>,
) => db.updateTable('bulk_changes').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()
