import type { BulkChange, BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { formatCount } from '../../design/format/metric-format.ts'

export type BulkAction = BulkChange['action']

export const contactsText = (count: number) => `${formatCount(count)} ${count === 1 ? 'contact' : 'contacts'}`

/** What a change does to so many contacts, once it is done. */
export function doneText(change: BulkChange, count: number, ownerName?: string): string {
  const contacts = contactsText(count)
  switch (change.action) {
    case 'TAG':
      return `Tag “${change.tag}” added to ${contacts}`
    case 'UNTAG':
      return `Tag “${change.tag}” removed from ${contacts}`
    case 'ASSIGN':
      if (change.ownerId === null) return `Owner removed from ${contacts}`
      return `${contacts} given to ${ownerName ?? 'another agent'}`
    case 'UNSUBSCRIBE':
      return `${contacts} unsubscribed`
    case 'ARCHIVE':
      return `${contacts} archived`
    case 'RESTORE':
      return `${contacts} brought back`
  }
}

/** What is being done to so many contacts, while it is. */
export function atWorkText({ state, change, total, count, owner }: BulkRecord): string {
  if (state === 'UNDOING') return `Taking back: ${doneText(change, count, owner?.fullName)}`
  const contacts = contactsText(total)
  switch (change.action) {
    case 'TAG':
      return `Adding tag “${change.tag}” to ${contacts}`
    case 'UNTAG':
      return `Removing tag “${change.tag}” from ${contacts}`
    case 'ASSIGN':
      if (change.ownerId === null) return `Removing the owner from ${contacts}`
      return `Giving ${contacts} to ${owner?.fullName ?? 'another agent'}`
    case 'UNSUBSCRIBE':
      return `Unsubscribing ${contacts}`
    case 'ARCHIVE':
      return `Archiving ${contacts}`
    case 'RESTORE':
      return `Bringing back ${contacts}`
  }
}

/** What stands in the dialog of each. */
export const bulkTexts: Record<BulkAction, { title: string; description: string; confirm: string }> = {
  TAG: { title: 'Add a tag', description: 'To every contact you have chosen.', confirm: 'Add tag' },
  UNTAG: { title: 'Remove a tag', description: 'From every contact you have chosen.', confirm: 'Remove tag' },
  ASSIGN: { title: 'Assign an owner', description: 'The contacts you have chosen become theirs.', confirm: 'Assign' },
  UNSUBSCRIBE: {
    title: 'Unsubscribe contacts?',
    description: 'They get no more emails. Those who unsubscribe themselves stay so for good.',
    confirm: 'Unsubscribe',
  },
  ARCHIVE: {
    title: 'Archive contacts?',
    description: 'They leave every list and every segment. Nothing of them is lost.',
    confirm: 'Archive',
  },
  RESTORE: {
    title: 'Bring contacts back?',
    description: 'They stand in your lists and segments again.',
    confirm: 'Bring back',
  },
}

/** How it went for those who were chosen and are not changed. */
export const alreadySo: Record<BulkAction, string> = {
  TAG: 'have this tag already, or as many tags as a contact can have',
  UNTAG: 'do not have this tag',
  ASSIGN: 'have this owner already',
  UNSUBSCRIBE: 'are unsubscribed already',
  ARCHIVE: 'are archived already',
  RESTORE: 'have an email that belongs to another contact now',
}

export function undoneText({ count, left }: Pick<BulkRecord, 'count' | 'left'>): string {
  const restored = count - left
  if (left === 0) return `Taken back for ${contactsText(restored)}`
  const kept =
    left === 1
      ? '1 was changed since and is left as it is'
      : `${formatCount(left)} were changed since and are left as they are`
  return `Taken back for ${contactsText(restored)}. ${kept}.`
}
