import type { RowOutcome, UndoSkipReason } from '@gable/shared/imports/import.ts'
import type { Tone } from '../design/data/badge.tsx'

export const outcomeLabels: Record<RowOutcome, { label: string; tone: Tone; detail: string }> = {
  NEW: { label: 'New', tone: 'success', detail: 'People who are not in your contacts yet' },
  UPDATED: { label: 'Updated', tone: 'info', detail: 'Contacts that get new details from the file' },
  UNCHANGED: { label: 'Unchanged', tone: 'neutral', detail: 'Contacts about whom the file has nothing new' },
  SKIPPED: { label: 'Skipped', tone: 'neutral', detail: 'Archived, erased, or skipped by your options' },
  INVALID: { label: 'Invalid', tone: 'danger', detail: 'Rows with errors' },
}

export const undoSkipLabels: Record<UndoSkipReason, string> = {
  CHANGED: 'Not undone: changed since the import',
  EMAIL_TAKEN: 'Not undone: another contact now has the previous email',
  MERGED: 'Not undone: merged since the import',
  ERASED: 'Erased since the import',
  USED: 'Not undone: has activity since the import',
}
