import { type FlowStatus, flowStatusLabels } from '@gable/shared/flows/flow.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'

export const FlowStatusBadge = ({ status }: { status: FlowStatus }) => (
  <Badge tone={tones[status]}>{flowStatusLabels[status]}</Badge>
)

const tones: Record<FlowStatus, Tone> = { ACTIVE: 'success', DRAFT: 'warning', PAUSED: 'info', ARCHIVED: 'neutral' }
