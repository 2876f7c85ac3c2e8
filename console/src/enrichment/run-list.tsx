import type { EnrichmentRun } from '@gable/shared/enrichment/enrichment.ts'
import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Card } from '../design/layout/card.tsx'
import { formatRunResult, getRunStatus } from './run-format.ts'

/** The latest nightly and manual runs. */
export function RunList({ runs }: { runs: readonly EnrichmentRun[] }) {
  if (runs.length === 0) return null
  return (
    <Card title="Refresh history" flush>
      <ul className="divide-y divide-line border-line border-t">
        {runs.map((run) => (
          <RunRow key={run._id} run={run} />
        ))}
      </ul>
    </Card>
  )
}

function RunRow({ run }: { run: EnrichmentRun }) {
  const { label, tone } = getRunStatus(run)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5">
      <div className="min-w-0">
        <p>{formatRunResult(run)}</p>
        <p className="text-label text-muted">
          {run.isByNight ? 'Nightly' : `Started by ${run.by ?? 'a former agent'}`}, <RelativeTime at={run.beganAt} />
        </p>
      </div>
      <Badge tone={tone} dot>
        {label}
      </Badge>
    </li>
  )
}
