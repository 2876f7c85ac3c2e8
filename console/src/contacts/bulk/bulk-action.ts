import type { BulkChange, BulkRecord, RecordedChange, TagChange } from '@gable/shared/contacts/bulk.ts'
import { noOwner } from '@gable/shared/contacts/filter.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Archive, ArchiveRestore, type LucideIcon, MailX, Tag, Tags, UserRound } from 'lucide-react'
import type { Choice } from '../../design/inputs/option.ts'

export type BulkAction = BulkChange['action']

interface BulkActionDefinition {
  label: string
  icon: LucideIcon
  isDanger?: boolean
  /** What the agent picks before the action can run. */
  input?: 'TAG' | 'NEW_TAG' | 'OWNER'
  title: string
  description: string
  confirm: string
  /** Why selected contacts are skipped. */
  skipped: string
  /** The change for the picked value; undefined while a required value is missing. */
  toChange: (choice: Choice | null) => BulkChange | undefined
  /** `value` is the tag, or the name of the new owner; undefined when the owner is removed. */
  done: (contacts: string, value: string | undefined) => string
  running: (contacts: string, value: string | undefined) => string
}

export const bulkActions: Record<BulkAction, BulkActionDefinition> = {
  TAG: {
    label: 'Add tag',
    icon: Tag,
    input: 'NEW_TAG',
    title: 'Add a tag',
    description: 'The tag is added to every selected contact.',
    confirm: 'Add tag',
    skipped: 'already tagged, or at the tag limit',
    toChange: (choice) => (choice ? { action: 'TAG', tag: choice.value } : undefined),
    done: (contacts, tag) => `Tag “${tag}” added to ${contacts}`,
    running: (contacts, tag) => `Adding tag “${tag}” to ${contacts}`,
  },
  UNTAG: {
    label: 'Remove tag',
    icon: Tags,
    input: 'TAG',
    title: 'Remove a tag',
    description: 'The tag is removed from every selected contact.',
    confirm: 'Remove tag',
    skipped: 'not tagged',
    toChange: (choice) => (choice ? { action: 'UNTAG', tag: choice.value } : undefined),
    done: (contacts, tag) => `Tag “${tag}” removed from ${contacts}`,
    running: (contacts, tag) => `Removing tag “${tag}” from ${contacts}`,
  },
  ASSIGN: {
    label: 'Assign',
    icon: UserRound,
    input: 'OWNER',
    title: 'Assign an owner',
    description: 'Every selected contact is assigned to this agent.',
    confirm: 'Assign',
    skipped: 'already assigned to this agent',
    toChange: (choice) =>
      choice ? { action: 'ASSIGN', ownerId: choice.value === noOwner ? null : choice.value } : undefined,
    done: (contacts, owner) => (owner ? `${contacts} assigned to ${owner}` : `Owner removed from ${contacts}`),
    running: (contacts, owner) => (owner ? `Assigning ${contacts} to ${owner}` : `Removing the owner from ${contacts}`),
  },
  UNSUBSCRIBE: {
    label: 'Unsubscribe',
    icon: MailX,
    title: 'Unsubscribe contacts?',
    description:
      'They stop getting emails. You can undo this, except for contacts who unsubscribe themselves in the meantime.',
    confirm: 'Unsubscribe',
    skipped: 'already unsubscribed',
    toChange: () => ({ action: 'UNSUBSCRIBE' }),
    done: (contacts) => `${contacts} unsubscribed`,
    running: (contacts) => `Unsubscribing ${contacts}`,
  },
  ARCHIVE: {
    label: 'Archive',
    icon: Archive,
    isDanger: true,
    title: 'Archive contacts?',
    description: 'They leave every list and segment. Their history is kept.',
    confirm: 'Archive',
    skipped: 'already archived',
    toChange: () => ({ action: 'ARCHIVE' }),
    done: (contacts) => `${contacts} archived`,
    running: (contacts) => `Archiving ${contacts}`,
  },
  RESTORE: {
    label: 'Restore',
    icon: ArchiveRestore,
    title: 'Restore contacts?',
    description: 'They return to your lists and segments.',
    confirm: 'Restore',
    skipped: 'their email now belongs to another contact',
    toChange: () => ({ action: 'RESTORE' }),
    done: (contacts) => `${contacts} restored`,
    running: (contacts) => `Restoring ${contacts}`,
  },
}

export function formatDone(change: RecordedChange, count: number, ownerName?: string): string {
  const contacts = pluralize(count, 'contact')
  if (isTagChange(change)) return tagChangeTexts[change.action](change, contacts).done
  return bulkActions[change.action].done(contacts, getChangeValue(change, ownerName))
}

export function formatRunning({ state, change, total, count, owner }: BulkRecord): string {
  if (state === 'UNDOING') return `Undoing: ${formatDone(change, count, owner?.fullName)}`
  const contacts = pluralize(total, 'contact')
  if (isTagChange(change)) return tagChangeTexts[change.action](change, contacts).running
  return bulkActions[change.action].running(contacts, getChangeValue(change, owner?.fullName))
}

const isTagChange = (change: RecordedChange): change is TagChange => change.action in tagChangeTexts

const toNames = (change: TagChange) => ({ tag: `“${change.tag}”`, to: 'to' in change ? `“${change.to}”` : '' })

const tagChangeTexts: Record<TagChange['action'], (change: TagChange, contacts: string) => ChangeTexts> = {
  RENAME_TAG: (change, contacts) => {
    const { tag, to } = toNames(change)
    return {
      done: `Tag ${tag} renamed to ${to} on ${contacts}`,
      running: `Renaming tag ${tag} to ${to} on ${contacts}`,
    }
  },
  MERGE_TAG: (change, contacts) => {
    const { tag, to } = toNames(change)
    return {
      done: `Tag ${tag} merged into ${to} on ${contacts}`,
      running: `Merging tag ${tag} into ${to} on ${contacts}`,
    }
  },
  DELETE_TAG: (change, contacts) => {
    const { tag } = toNames(change)
    return { done: `Tag ${tag} deleted from ${contacts}`, running: `Deleting tag ${tag} from ${contacts}` }
  },
}

interface ChangeTexts {
  done: string
  running: string
}

/** `left` counts the contacts that were skipped because they changed in the meantime. */
export function formatUndone({ count, left }: Pick<BulkRecord, 'count' | 'left'>): string {
  const undone = `Undone for ${pluralize(count - left, 'contact')}`
  if (left === 0) return undone
  return `${undone}. ${pluralize(left, 'contact')} changed since and ${left === 1 ? 'was' : 'were'} skipped.`
}

function getChangeValue(change: BulkChange, ownerName: string | undefined): string | undefined {
  if ('tag' in change) return change.tag
  if (change.action === 'ASSIGN' && change.ownerId !== null) return ownerName ?? 'another agent'
  return undefined
}
