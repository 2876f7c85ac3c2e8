import type { SyncRun } from '@gable/shared/contact-sync/report.ts'
import { ProgressBar } from '../design/feedback/progress-bar.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { describeCounts, runKindLabels } from './labels.ts'

/** How far a run in progress is. Only a full sync knows how many people there are. */
export function RunProgress({ run }: { run: SyncRun }) {
  const label = `${runKindLabels[run.kind]} in progress`
  return (
    <div className="space-y-2">
      {run.total ? <ProgressBar label={label} value={run.read / run.total} /> : <p className="font-medium">{label}</p>}
      <p className="text-muted text-table">
        {formatCount(run.read)} {run.total ? `of ${formatCount(run.total)} people` : 'people'} read ·{' '}
        {describeCounts(run)}
      </p>
      {run.reason && <p className="text-table text-warning-ink">{run.reason}</p>}
    </div>
  )
}
