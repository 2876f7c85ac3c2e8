import type { RowOutcome } from '@gable/shared/imports/import.ts'
import type { Tone } from '../design/badge.tsx'

/** What becomes of a row. */
export const outcomeWords: Record<RowOutcome, { label: string; tone: Tone; detail: string }> = {
  NEW: { label: 'New', tone: 'success', detail: 'People you do not have yet' },
  UPDATED: { label: 'Updated', tone: 'info', detail: 'People you have, about whom the file knows more' },
  SKIPPED: { label: 'Skipped', tone: 'neutral', detail: 'Left out by your choices, or nothing new' },
  INVALID: { label: 'Invalid', tone: 'danger', detail: 'Something in the row cannot be right' },
}
