import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'

export function AppStateBadge({ state }: Pick<ConnectedApp, 'state'>) {
  return (
    <Badge tone={states[state].tone} dot>
      {states[state].label}
    </Badge>
  )
}

const states: Record<ConnectedApp['state'], { label: string; tone: Tone }> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  NEEDS_ATTENTION: { label: 'Needs attention', tone: 'warning' },
  DISCONNECTED: { label: 'Disconnected', tone: 'neutral' },
}
