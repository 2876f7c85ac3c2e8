import type { UndoSkipReason, RowOutcome } from '@gable/shared/imports/import.ts'
import type { Tone } from '../design/data/badge.tsx'

/** What becomes of a row. */
export const outcomeWords: Record<RowOutcome, { label: string; tone: Tone; detail: string }> = {
  NEW: { label: 'New', tone: 'success', detail: 'People you do not have yet' },
  UPDATED: { label: 'Updated', tone: 'info', detail: 'People you have, about whom the file knows more' },
  SKIPPED: { label: 'Skipped', tone: 'neutral', detail: 'Left out by your choices, or nothing new' },
  INVALID: { label: 'Invalid', tone: 'danger', detail: 'Something in the row cannot be right' },
}

/** Why somebody stays as they are when the import is taken back. */
export const leftWords: Record<UndoSkipReason, string> = {
  CHANGED: 'Changed since the import, and left as it is',
  EMAIL_TAKEN: 'Somebody else has the email of before by now, so it is left as it is',
  MERGED: 'Merged since the import, and left as it is',
  ERASED: 'Erased since the import',
  USED: 'Something has happened with them since, so they stay',
}
