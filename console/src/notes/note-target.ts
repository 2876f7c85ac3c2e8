import type { NoteDocument } from '@gable/shared/activity/entry.ts'

/** What a note is about. */
export interface NoteTarget {
  contactId: string
  propertyId?: string | undefined
}

export const emptyNote: NoteDocument = { type: 'doc', content: [{ type: 'paragraph' }] }
