import type { AssetStatus } from '@gable/shared/assets/asset.ts'
import { Badge } from '../design/data/badge.tsx'

export function AssetStatusBadge({ status }: { status: AssetStatus }) {
  return status === 'PUBLISHED' ? <Badge tone="success">Published</Badge> : <Badge>Archived</Badge>
}
