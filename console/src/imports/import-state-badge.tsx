import type { ImportState as State } from '@gable/shared/imports/import.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'

export function ImportState({ state }: { state: State }) {
  const { label, tone } = states[state]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

const states: Record<State, { label: string; tone: Tone }> = {
  UPLOADING: { label: 'Uploading', tone: 'neutral' },
  READY: { label: 'Not imported yet', tone: 'neutral' },
  CHECKING: { label: 'Checking', tone: 'info' },
  CHECKED: { label: 'Checked', tone: 'info' },
  IMPORTING: { label: 'Importing', tone: 'info' },
  DONE: { label: 'Imported', tone: 'success' },
  CANCELLED: { label: 'Stopped', tone: 'warning' },
  FAILED: { label: 'Not possible', tone: 'danger' },
  UNDOING: { label: 'Being undone', tone: 'info' },
  UNDONE: { label: 'Undone', tone: 'neutral' },
}
