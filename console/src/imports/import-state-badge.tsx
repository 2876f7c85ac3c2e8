import type { ImportState } from '@gable/shared/imports/import.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'

export function ImportStateBadge({ state }: { state: ImportState }) {
  const { label, tone } = states[state]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

const states: Record<ImportState, { label: string; tone: Tone }> = {
  UPLOADING: { label: 'Uploading', tone: 'neutral' },
  READY: { label: 'Not imported yet', tone: 'neutral' },
  CHECKING: { label: 'Checking', tone: 'info' },
  CHECKED: { label: 'Checked', tone: 'info' },
  IMPORTING: { label: 'Importing', tone: 'info' },
  DONE: { label: 'Imported', tone: 'success' },
  CANCELLED: { label: 'Stopped', tone: 'warning' },
  FAILED: { label: 'Failed', tone: 'danger' },
  UNDOING: { label: 'Undoing', tone: 'info' },
  UNDONE: { label: 'Undone', tone: 'neutral' },
}
