import type { BulkChange } from '@gable/shared/contacts/bulk.ts'
import { noOwner } from '@gable/shared/contacts/filter.ts'
import type { Choice } from '../../design/inputs/option.ts'
import type { BulkAction } from './bulk-words.ts'

/** The change that was asked for; none where it is not known yet with which tag, or to whom. */
export function changeOf(action: BulkAction, choice: Choice | null): BulkChange | undefined {
  switch (action) {
    case 'TAG':
    case 'UNTAG':
      return choice ? { action, tag: choice.value } : undefined
    case 'ASSIGN':
      return choice ? { action, ownerId: choice.value === noOwner ? null : choice.value } : undefined
    case 'UNSUBSCRIBE':
    case 'ARCHIVE':
    case 'RESTORE':
      return { action }
  }
}
