import type { BulkChange } from '@gable/shared/contacts/bulk.ts'
import { formatCount } from '../../design/metric-format.ts'

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
}

/** How it went for those who were chosen and are not changed. */
export const alreadySo: Record<BulkAction, string> = {
  TAG: 'have this tag already, or as many tags as a contact can have',
  UNTAG: 'do not have this tag',
  ASSIGN: 'have this owner already',
  UNSUBSCRIBE: 'are unsubscribed already',
  ARCHIVE: 'are archived already',
}

export function undoneText({ restored, left }: { restored: number; left: number }): string {
  if (left === 0) return `Taken back for ${contactsText(restored)}`
  const kept =
    left === 1
      ? '1 was changed since and is left as it is'
      : `${formatCount(left)} were changed since and are left as they are`
  return `Taken back for ${contactsText(restored)}. ${kept}.`
}
