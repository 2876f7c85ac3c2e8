import type { MlsConnection } from '@gable/shared/mls/connection.ts'
import { Badge } from '../design/data/badge.tsx'

/** Whether listings come in. */
export function ConnectionStateBadge({ connection: { state, latestRun, kind } }: { connection: MlsConnection }) {
  if (state === 'NEEDS_ATTENTION')
    return (
      <Badge tone="danger" dot>
        Needs attention
      </Badge>
    )
  if (state === 'PAUSED') return <Badge dot>Paused</Badge>
  if (latestRun?.state === 'RUNNING')
    return (
      <Badge tone="info" dot>
        {latestRun.resumesAt ? 'Waiting' : 'Updating'}
      </Badge>
    )
  if (latestRun?.state === 'FAILED')
    return (
      <Badge tone="warning" dot>
        Last update failed
      </Badge>
    )
  if (!latestRun && kind === 'CSV') return <Badge dot>No file yet</Badge>
  return (
    <Badge tone="success" dot>
      Active
    </Badge>
  )
}
