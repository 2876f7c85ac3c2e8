import type { BulkChange, LeftBecause } from '@gable/shared/contacts/bulk.ts'
import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import { newId } from '@gable/shared/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import type { KeptBulk } from './bulk-record-queries.ts'
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

/** Takes back what is still as the change has left it, and notes of every other contact why it is left alone. */
export async function undoAll(db: Db, { accountId, agentId }: Scope, { id, at, agentId: changedBy, change }: KeptBulk) {
  await takeTime(db)
  await sql`
    with restored as (
      update contacts set ${unsettingOf(change)}, updated_at = clock_timestamp() from bulk_changed_contacts done
      where done.account_id = ${accountId} and done.bulk_change_id = ${id}
        and contacts.account_id = ${accountId} and contacts.id = done.contact_id and ${isAsLeft(change, at, changedBy)}
      returning contacts.id
    )
    update bulk_changed_contacts done set left_because = ${leftBecause(change, at)} from contacts
    where done.account_id = ${accountId} and done.bulk_change_id = ${id}
      and contacts.account_id = ${accountId} and contacts.id = done.contact_id
      and done.contact_id not in (select id from restored)`.execute(db)
  await db
    .updateTable('bulk_changes')
    .set({ undone_at: new Date(), undone_by: agentId })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
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
      return sql`${isStillAway(at)} and not ${hasLostEmail}`
  }
}

const isStillAway = (at: Date) => sql<boolean>`contacts.archived_at = ${at} and contacts.merged_into is null`

const hasLostEmail = sql<boolean>`exists (
  select from contact_emails e join contacts other on other.account_id = e.account_id and other.id = e.contact_id
  where e.account_id = contacts.account_id and e.email = contacts.email and e.contact_id <> contacts.id
    and other.archived_at is null)`

const leftBecause = ({ action }: BulkChange, at: Date) => {
  const isTaken = action === 'ARCHIVE' ? sql`${isStillAway(at)} and ${hasLostEmail}` : sql`false`
  return sql<LeftBecause>`case when contacts.merged_into is not null then 'MERGED' when ${isTaken} then 'EMAIL_TAKEN' else 'CHANGED' end`
}
