import { isMappingComplete } from '@gable/shared/lead-intake/mapping.ts'
import type { IntakeSource } from '@gable/shared/lead-intake/source.ts'
import { Badge } from '../design/data/badge.tsx'

export function SourceStateBadge({ source: { isPaused, mapping } }: { source: IntakeSource }) {
  if (isPaused) return <Badge dot>Paused</Badge>
  if (!isMappingComplete(mapping))
    return (
      <Badge tone="warning" dot>
        Not mapped
      </Badge>
    )
  return (
    <Badge tone="success" dot>
      Active
    </Badge>
  )
}
