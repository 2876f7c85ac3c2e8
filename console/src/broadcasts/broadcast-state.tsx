import type { BroadcastState } from '@gable/shared/broadcasts/broadcast.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'

export const BroadcastStateBadge = ({ state }: { state: BroadcastState }) => (
  <Badge dot tone={states[state].tone}>
    {states[state].label}
  </Badge>
)

const states: Record<BroadcastState, { label: string; tone: Tone }> = {
  SCHEDULED: { label: 'Scheduled', tone: 'info' },
  PREPARING: { label: 'Preparing', tone: 'info' },
  SENDING: { label: 'Sending', tone: 'accent' },
  PAUSED: { label: 'Paused', tone: 'warning' },
  STOPPED: { label: 'Stopped', tone: 'neutral' },
  CANCELED: { label: 'Canceled', tone: 'neutral' },
  DONE: { label: 'Sent', tone: 'success' },
}
