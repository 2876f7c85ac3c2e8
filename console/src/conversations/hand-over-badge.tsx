import type { HandOverReason } from '@gable/shared/conversations/conversation.ts'
import { Badge } from '../design/data/badge.tsx'
import { handOverLabels } from './assistant-labels.ts'

export function HandOverBadge({ reason }: { reason: HandOverReason | null }) {
  if (reason === null) return <Badge tone="success">Answered</Badge>
  const { label, tone } = handOverLabels[reason]
  return <Badge tone={tone}>{label}</Badge>
}
