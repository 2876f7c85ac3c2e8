import type { BulkChange } from '@gable/shared/contacts/bulk.ts'
import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import { newId } from '@gable/shared/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { foundContacts, type Wanted } from './found-queries.ts'

/** Contacts of the lists that were chosen: by their ids, or by what is true of them. */
export type Chosen = { ids: string[] } | Wanted

const chosenContacts = (db: Db, scope: AccountScope, chosen: Chosen) =>
  'ids' in chosen
    ? foundContacts(db, scope, { search: '', filters: [] }).where(sql<boolean>`c.id = any(${chosen.ids}::uuid[])`)
    : foundContacts(db, scope, chosen)

export async function countChosen(db: Db, scope: AccountScope, chosen: Chosen, change: BulkChange) {
  const row = await chosenContacts(db, scope, chosen)
    .select([
      sql<number>`count(*)::int`.as('selected'),
      sql<number>`(count(*) filter (where ${isOpenTo(change, sql.ref('c'))}))::int`.as('changing'),
    ])
    .executeTakeFirstOrThrow()
  return row
}

/** One statement for all of them: it is so of each at the moment it is changed. */
export async function changeAll(db: Db, scope: Scope, chosen: Chosen, change: BulkChange): Promise<string> {
  const { accountId, agentId } = scope
  const [id, at] = [newId(), new Date()]
  await takeTime(db)
  await db
    .insertInto('bulk_changes')
    .values({ account_id: accountId, id, agent_id: agentId, at, change: JSON.stringify(change) })
    .execute()
  await sql`
    with chosen as materialized (${chosenContacts(db, scope, chosen).select('c.id')}),
    held as (
      select id, owner_id from contacts
      where account_id = ${accountId} and id in (select id from chosen) order by id for update
    ),
    changed as (
      update contacts set ${settingOf(change, at, agentId)}, updated_at = clock_timestamp() from held
      where contacts.account_id = ${accountId} and contacts.id = held.id and ${isOpenTo(change, sql.ref('contacts'))}
      returning contacts.id, held.owner_id
    )
    insert into bulk_changed_contacts (account_id, bulk_change_id, contact_id, before)
    select ${accountId}, ${id}, id, ${change.action === 'ASSIGN' ? sql`jsonb_build_object('ownerId', owner_id)` : sql`'{}'::jsonb`}
    from changed`.execute(db)
  return id
}

/** Takes back what is still as the change has left it. Answers of how many. */
export async function undoAll(db: Db, { accountId }: Scope, { id, at, agentId, change }: KeptBulk): Promise<number> {
  await takeTime(db)
  const { rows } = await sql<{ restored: number }>`
    with restored as (
      update contacts set ${unsettingOf(change)}, updated_at = clock_timestamp() from bulk_changed_contacts done
      where done.account_id = ${accountId} and done.bulk_change_id = ${id}
        and contacts.account_id = ${accountId} and contacts.id = done.contact_id and ${isAsLeft(change, at, agentId)}
      returning contacts.id
    )
    select count(*)::int as restored from restored`.execute(db)
  await db
    .updateTable('bulk_changes')
    .set({ undone_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
  return rows[0]?.restored ?? 0
}

/** A hundred thousand contacts take longer than a list may. */
const takeTime = (db: Db) => sql`set local statement_timeout = '5min'`.execute(db)

const isOpenTo = (change: BulkChange, contact: RawBuilder<unknown>): RawBuilder<boolean> => {
  switch (change.action) {
    case 'TAG':
      return sql`(not ${change.tag} = any(${contact}.tags) and cardinality(${contact}.tags) < ${sql.lit(tagMaximum)})`
    case 'UNTAG':
      return sql`${change.tag} = any(${contact}.tags)`
    case 'ASSIGN':
      return sql`${contact}.owner_id is distinct from ${change.ownerId}::uuid`
    case 'UNSUBSCRIBE':
      return sql`${contact}.unsubscribed_at is null`
    case 'ARCHIVE':
      return sql`${contact}.archived_at is null`
  }
}

const settingOf = (change: BulkChange, at: Date, agentId: string): RawBuilder<unknown> => {
  switch (change.action) {
    case 'TAG':
      return sql`tags = array_append(tags, ${change.tag}::text)`
    case 'UNTAG':
      return sql`tags = array_remove(tags, ${change.tag}::text)`
    case 'ASSIGN':
      return sql`owner_id = ${change.ownerId}::uuid`
    case 'UNSUBSCRIBE':
      return sql`unsubscribed_at = ${at}, unsubscribed_by = ${agentId}::uuid`
    case 'ARCHIVE':
      return sql`archived_at = ${at}`
  }
}

const unsettingOf = (change: BulkChange): RawBuilder<unknown> => {
  switch (change.action) {
    case 'TAG':
      return sql`tags = array_remove(tags, ${change.tag}::text)`
    case 'UNTAG':
      return sql`tags = array_append(tags, ${change.tag}::text)`
    case 'ASSIGN':
      return sql`owner_id = (done.before ->> 'ownerId')::uuid`
    case 'UNSUBSCRIBE':
      return sql`unsubscribed_at = null, unsubscribed_by = null`
    case 'ARCHIVE':
      return sql`archived_at = null`
  }
}

/** Nobody has changed it since; and an e-mail that somebody else has by now is not given to two. */
const isAsLeft = (change: BulkChange, at: Date, agentId: string): RawBuilder<boolean> => {
  switch (change.action) {
    case 'TAG':
      return sql`${change.tag} = any(contacts.tags)`
    case 'UNTAG':
      return sql`not ${change.tag} = any(contacts.tags)`
    case 'ASSIGN':
      return sql`contacts.owner_id is not distinct from ${change.ownerId}::uuid`
    case 'UNSUBSCRIBE':
      return sql`contacts.unsubscribed_at = ${at} and contacts.unsubscribed_by = ${agentId}::uuid`
    case 'ARCHIVE':
      return sql`contacts.archived_at = ${at} and contacts.merged_into is null and not exists (
        select from contact_emails e join contacts other on other.account_id = e.account_id and other.id = e.contact_id
        where e.account_id = contacts.account_id and e.email = contacts.email and e.contact_id <> contacts.id
          and other.archived_at is null)`
  }
}

export interface KeptBulk {
  id: string
  change: BulkChange
  at: Date
  undoneAt: Date | null
  agentId: string
  agentName: string
  count: number
}

const bulksOf = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('bulk_changes as b')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'b.account_id').onRef('a.id', '=', 'b.agent_id'),
    )
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'b.id',
      'b.change',
      'b.at',
      'b.undone_at as undoneAt',
      'b.agent_id as agentId',
      sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('agentName'),
      sql<number>`(select count(*)::int from bulk_changed_contacts done
        where done.account_id = ${accountId} and done.bulk_change_id = b.id)`.as('count'),
    ])
    .where('b.account_id', '=', accountId)

export const listBulks = (db: Db, scope: AccountScope): Promise<KeptBulk[]> =>
  bulksOf(db, scope).orderBy('b.id', 'desc').limit(20).execute()

export const lockBulk = (db: Db, scope: AccountScope, id: string): Promise<KeptBulk | undefined> =>
  bulksOf(db, scope).where('b.id', '=', id).forUpdate('b').executeTakeFirst()
