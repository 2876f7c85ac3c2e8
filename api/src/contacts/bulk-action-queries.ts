import type { RecordedChange, SkipReason, TagChange } from '@gable/shared/contacts/bulk.ts'
import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { cleanLine } from '@gable/shared/text/clean-text.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { BulkChangeRow } from './bulk-record-queries.ts'
import { matchExistingTags } from './filter-queries.ts'
import { isAgent } from './write-queries.ts'

type Sql<T = unknown> = RawBuilder<T>

type ChangeOf<A extends RecordedChange['action']> = Extract<RecordedChange, { action: A }>

type RunOf<C extends RecordedChange> = Pick<BulkChangeRow, 'at' | 'agentId'> & { change: C }

/**
 * A bulk action as SQL. `contact` is the alias of the table; `apply` and `revert` are the `set` clause of an update of
 * `contacts`; reverting reads the row of `bulk_changed_contacts` as `changed`.
 */
interface BulkAction<C extends RecordedChange> {
  /** The action works on archived contacts. */
  selectsArchived?: boolean
  /** Returns the change as it is stored, or throws a 422. */
  validate?(db: Db, scope: AccountScope, change: C): Promise<C>
  /** True for a contact that is not in the target state yet and can enter it. */
  canApply(change: C, contact: Sql): Sql<boolean>
  apply(run: RunOf<C>): Sql
  /** JSON that `revert` needs to restore the contact. */
  previousValues?(change: C, contact: Sql): Sql
  /** True for a contact that is still as the change left it, and whose email is still free. */
  canRevert(run: RunOf<C>): Sql<boolean>
  revert(change: C): Sql
  /** True for a contact that cannot be reverted because another contact has its email now. */
  isEmailTaken?(run: RunOf<C>): Sql<boolean>
}

export const getBulkAction = ({ action }: RecordedChange): BulkAction<RecordedChange> => bulkActions[action]

/** Replaces a tag. Undoing it leaves the other tag on contacts that had both. */
const replacesTag = {
  canApply: ({ tag }, contact) => sql`${tag} = any(${contact}.tags)`,
  apply: ({ change: { tag, to } }) => sql`tags = case when ${to} = any(contacts.tags)
    then array_remove(contacts.tags, ${tag}::text) else array_replace(contacts.tags, ${tag}::text, ${to}::text) end`,
  previousValues: ({ to }, contact) => sql`jsonb_build_object('hadBoth', ${to} = any(${contact}.tags))`,
  canRevert: ({ change: { tag, to } }) => sql`${to} = any(contacts.tags) and not ${tag} = any(contacts.tags)`,
  revert: ({ tag, to }) => sql`tags = case when (changed.before ->> 'hadBoth')::boolean
    then array_append(contacts.tags, ${tag}::text) else array_replace(contacts.tags, ${to}::text, ${tag}::text) end`,
} satisfies BulkAction<Extract<TagChange, { to: string }>>

const bulkActions: { [A in RecordedChange['action']]: BulkAction<ChangeOf<A>> } = {
  TAG: {
    validate: withExistingTag,
    canApply: ({ tag }, contact) =>
      sql`(not ${tag} = any(${contact}.tags) and cardinality(${contact}.tags) < ${sql.lit(tagMaximum)})`,
    apply: ({ change }) => sql`tags = array_append(contacts.tags, ${change.tag}::text)`,
    canRevert: ({ change }) => sql`${change.tag} = any(contacts.tags)`,
    revert: ({ tag }) => sql`tags = array_remove(contacts.tags, ${tag}::text)`,
  },
  UNTAG: {
    validate: withExistingTag,
    canApply: ({ tag }, contact) => sql`${tag} = any(${contact}.tags)`,
    apply: ({ change }) => sql`tags = array_remove(contacts.tags, ${change.tag}::text)`,
    canRevert: ({ change }) => sql`not ${change.tag} = any(contacts.tags)`,
    revert: ({ tag }) => sql`tags = array_append(contacts.tags, ${tag}::text)`,
  },
  ASSIGN: {
    async validate(db, scope, change) {
      if (change.ownerId && !(await isAgent(db, scope, change.ownerId)))
        throw invalid({ 'change.ownerId': 'Please choose a member of your agency' })
      return change
    },
    canApply: ({ ownerId }, contact) => sql`${contact}.owner_id is distinct from ${ownerId}::uuid`,
    apply: ({ change }) => sql`owner_id = ${change.ownerId}::uuid`,
    previousValues: (_, contact) => sql`jsonb_build_object('ownerId', ${contact}.owner_id)`,
    canRevert: ({ change }) => sql`contacts.owner_id is not distinct from ${change.ownerId}::uuid`,
    revert: () => sql`owner_id = (changed.before ->> 'ownerId')::uuid`,
  },
  UNSUBSCRIBE: {
    canApply: (_, contact) => sql`${contact}.unsubscribed_at is null`,
    apply: ({ at, agentId }) => sql`unsubscribed_at = ${at}, unsubscribed_by = ${agentId}::uuid`,
    canRevert: ({ at, agentId }) =>
      sql`contacts.unsubscribed_at = ${at} and contacts.unsubscribed_by = ${agentId}::uuid`,
    revert: () => sql`unsubscribed_at = null, unsubscribed_by = null`,
  },
  ARCHIVE: {
    canApply: (_, contact) => sql`${contact}.archived_at is null`,
    apply: ({ at }) => sql`archived_at = ${at}`,
    canRevert: ({ at }) => sql`${isStillArchived(at)} and not ${isEmailOfActiveContact}`,
    revert: () => sql`archived_at = null`,
    isEmailTaken: ({ at }) => sql`${isStillArchived(at)} and ${isEmailOfActiveContact}`,
  },
  RESTORE: {
    selectsArchived: true,
    canApply: (_, contact) =>
      sql`(${contact}.archived_at is not null and ${contact}.merged_into is null and not ${isEmailOfOther(contact)})`,
    apply: () => sql`archived_at = null`,
    previousValues: (_, contact) => sql`jsonb_build_object('archivedAt', ${contact}.archived_at)`,
    canRevert: () => sql`contacts.archived_at is null`,
    revert: () => sql`archived_at = (changed.before ->> 'archivedAt')::timestamptz`,
  },
  RENAME_TAG: replacesTag,
  MERGE_TAG: replacesTag,
  DELETE_TAG: {
    canApply: ({ tag }, contact) => sql`${tag} = any(${contact}.tags)`,
    apply: ({ change }) => sql`tags = array_remove(contacts.tags, ${change.tag}::text)`,
    canRevert: ({ change }) =>
      sql`not ${change.tag} = any(contacts.tags) and cardinality(contacts.tags) < ${sql.lit(tagMaximum)}`,
    revert: ({ tag }) => sql`tags = array_append(contacts.tags, ${tag}::text)`,
  },
}

/** Why a contact was not reverted. */
export function skipReasonSql({ change, ...run }: BulkChangeRow): Sql<SkipReason> {
  const isEmailTaken = getBulkAction(change).isEmailTaken?.({ change, ...run }) ?? sql`false`
  return sql`case when contacts.merged_into is not null then 'MERGED' when ${isEmailTaken} then 'EMAIL_TAKEN' else 'CHANGED' end`
}

const isStillArchived = (at: Date): Sql<boolean> => sql`contacts.archived_at = ${at} and contacts.merged_into is null`

const isEmailOfActiveContact: Sql<boolean> = sql`exists (
  select from contact_emails e join contacts other on other.account_id = e.account_id and other.id = e.contact_id
  where e.account_id = contacts.account_id and e.email = contacts.email and e.contact_id <> contacts.id
    and other.archived_at is null)`

/** Of two archived contacts with the same email, only the one that `contact_emails` names can be restored. */
const isEmailOfOther = (contact: Sql): Sql<boolean> => sql`exists (select from contact_emails e
  where e.account_id = ${contact}.account_id and e.email = ${contact}.email and e.contact_id <> ${contact}.id)`

async function withExistingTag<C extends { tag: string }>(db: Db, scope: AccountScope, change: C): Promise<C> {
  const tag = cleanLine(change.tag)
  const [existing = tag] = await matchExistingTags(db, scope, [tag])
  return { ...change, tag: existing }
}
