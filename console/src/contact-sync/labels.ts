import type { SyncRules } from '@gable/shared/connected-apps/sync-rules.ts'
import type { ContactSync } from '@gable/shared/contact-sync/contact-sync.ts'
import type { StoredOutcome, SyncRun } from '@gable/shared/contact-sync/report.ts'
import type { Tone } from '../design/data/badge.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import type { Option } from '../design/inputs/option.ts'

export const listDirections = (title: string): Option<SyncRules['direction']>[] => [
  { value: 'BOTH', label: 'Both ways', hint: `Changes here go to ${title}, and changes there come in.` },
  { value: 'FROM_APP', label: `Only from ${title}`, hint: 'Contacts come in. Nothing is sent.' },
  { value: 'TO_APP', label: `Only to ${title}`, hint: 'Contacts go out. Nothing here is changed.' },
]

export const listConflictRules = (title: string): Option<SyncRules['conflicts']>[] => [
  { value: 'NEWEST', label: 'The newest change', hint: 'Whichever side changed the contact last.' },
  { value: 'APP', label: title, hint: `The value in ${title} replaces the one here.` },
  { value: 'GABLE', label: 'Gable', hint: `The value here replaces the one in ${title}.` },
]

export const syncStates: Record<ContactSync['state'], { label: string; tone: Tone }> = {
  SETUP: { label: 'Not set up', tone: 'neutral' },
  ACTIVE: { label: 'Syncing', tone: 'success' },
  PAUSED: { label: 'Paused', tone: 'neutral' },
  NEEDS_ATTENTION: { label: 'Stopped', tone: 'warning' },
}

export const outcomeLabels: Record<StoredOutcome, { label: string; tone: Tone }> = {
  CREATED: { label: 'Created', tone: 'success' },
  UPDATED: { label: 'Updated', tone: 'info' },
  CONFLICT: { label: 'Conflict', tone: 'warning' },
  SKIPPED: { label: 'Skipped', tone: 'neutral' },
  FAILED: { label: 'Failed', tone: 'danger' },
}

export const runKindLabels: Record<SyncRun['kind'], string> = {
  FIRST: 'Full sync',
  INCREMENTAL: 'Changes',
  RETRY: 'Retry',
}

/** `12 created, 3 updated`; what did not happen is left out. */
export function describeCounts({ counts }: Pick<SyncRun, 'counts'>): string {
  const parts = Object.entries({ ...outcomeLabels, UNCHANGED: { label: 'Unchanged' } }).flatMap(
    ([outcome, { label }]) => {
      const count = counts[outcome as keyof typeof counts]
      return count > 0 ? [`${formatCount(count)} ${label.toLowerCase()}`] : []
    },
  )
  return parts.join(', ') || 'Nothing to do'
}
