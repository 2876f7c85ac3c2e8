import type { AssetStatus } from '@gable/shared/assets/asset.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'

export const AssetStatusBadge = ({ status }: { status: AssetStatus }) => (
  <Badge tone={tones[status]}>{assetStatusLabels[status]}</Badge>
)

export const assetStatusLabels: Record<AssetStatus, string> = {
  PUBLISHED: 'Published',
  DRAFT: 'Draft',
  ARCHIVED: 'Archived',
}

const tones: Record<AssetStatus, Tone> = { PUBLISHED: 'success', DRAFT: 'warning', ARCHIVED: 'neutral' }
