import type { ContentStatus } from '@gable/shared/content/content-kind.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'
import { statusLabels } from './content-labels.ts'

export const ContentStatusBadge = ({ status }: { status: ContentStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
)

const tones: Record<ContentStatus, Tone> = { PUBLISHED: 'success', DRAFT: 'warning', ARCHIVED: 'neutral' }
