import type { BulkChange, LeftBecause } from '@gable/shared/contacts/bulk.ts'
import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import { type RawBuilder, sql } from 'kysely'
import type { KeptBulk } from './bulk-record-queries.ts'

type Term<T = unknown> = RawBuilder<T>

/** Whether a contact, by the name of its table, is not so already and may become so. */
export const isOpenTo = (change: BulkChange, contact: Term): Term<boolean> => {
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
    case 'RESTORE':
      return sql`(${contact}.archived_at is not null and ${contact}.merged_into is null and not ${isElsewhere(contact)})`
  }
}

export const settingOf = ({ change, at, agentId }: KeptBulk): Term => {
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
    case 'RESTORE':
      return sql`archived_at = null`
  }
}

/** What has to be known of a contact to put it back as it was. */
export const beforeOf = ({ action }: BulkChange, contact: Term): Term => {
  if (action === 'ASSIGN') return sql`jsonb_build_object('ownerId', ${contact}.owner_id)`
  if (action === 'RESTORE') return sql`jsonb_build_object('archivedAt', ${contact}.archived_at)`
  return sql`'{}'::jsonb`
}

export const unsettingOf = (change: BulkChange): Term => {
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
    case 'RESTORE':
      return sql`archived_at = (done.before ->> 'archivedAt')::timestamptz`
  }
}

/** Nobody has changed it since; and an e-mail that somebody else has by now is not given to two. */
export const isAsLeft = ({ change, at, agentId }: KeptBulk): Term<boolean> => {
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
    case 'RESTORE':
      return sql`contacts.archived_at is null`
  }
}

export const leftBecause = ({ change: { action }, at }: KeptBulk): Term<LeftBecause> => {
  const isTaken = action === 'ARCHIVE' ? sql`${isStillAway(at)} and ${hasLostEmail}` : sql`false`
  return sql`case when contacts.merged_into is not null then 'MERGED' when ${isTaken} then 'EMAIL_TAKEN' else 'CHANGED' end`
}

const isStillAway = (at: Date): Term<boolean> => sql`contacts.archived_at = ${at} and contacts.merged_into is null`

const hasLostEmail: Term<boolean> = sql`exists (
  select from contact_emails e join contacts other on other.account_id = e.account_id and other.id = e.contact_id
  where e.account_id = contacts.account_id and e.email = contacts.email and e.contact_id <> contacts.id
    and other.archived_at is null)`

/** The e-mail leads to another contact: of two who were put away with the same one only that one comes back. */
const isElsewhere = (contact: Term): Term<boolean> => sql`exists (select from contact_emails e
  where e.account_id = ${contact}.account_id and e.email = ${contact}.email and e.contact_id <> ${contact}.id)`
