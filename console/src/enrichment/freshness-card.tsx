import type { Enrichment, EnrichmentRun } from '@gable/shared/enrichment/enrichment.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { ProgressBar } from '../design/feedback/progress-bar.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { BarRow } from './bar-row.tsx'

interface FreshnessCardProps {
  enrichment: Enrichment
  runs: readonly EnrichmentRun[] | undefined
  onStart: () => Promise<unknown>
  onStop: (runId: string) => Promise<unknown>
}

/** The age of the data, with a button to refresh it now. */
export function FreshnessCard({ enrichment: { homes, ages, due }, runs, onStart, onStop }: FreshnessCardProps) {
  const [isBusy, setBusy] = useState(false)
  const currentRun = runs?.find(({ endedAt }) => endedAt === null)
  const runBusy = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return (
    <Card title="Last refreshed" description="Opening a home also refreshes it if its data is more than a day old.">
      <dl className="space-y-2.5">
        {bands.map(({ key, label, tone }) => (
          <BarRow
            key={key}
            label={label}
            count={formatCount(ages[key])}
            share={ages[key] / Math.max(1, homes.total)}
            tone={tone}
          />
        ))}
      </dl>
      <div className="mt-5">
        {currentRun ? (
          <RunProgress run={currentRun} isBusy={isBusy} onStop={() => runBusy(() => onStop(currentRun._id))} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button icon={RefreshCw} busy={isBusy} disabled={due === 0} onClick={() => runBusy(onStart)}>
              Refresh now
            </Button>
            <p className="text-muted">
              {due === 0
                ? 'All homes were refreshed within the last day.'
                : `${pluralize(due, 'home')} to refresh, oldest first.`}
            </p>
          </div>
        )}
      </div>
    </Card>
  )
}

function RunProgress({ run, isBusy, onStop }: { run: EnrichmentRun; isBusy: boolean; onStop: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="mb-1.5 text-table">
          Refreshing homes: {formatCount(run.lookedUp)} of {formatCount(run.due)}
        </p>
        <ProgressBar label="Refreshing homes" value={run.lookedUp / Math.max(1, run.due)} />
      </div>
      <Button busy={isBusy} onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}

const bands = [
  { key: 'day', label: 'Last 24 hours', tone: 'good' },
  { key: 'week', label: 'Last 7 days', tone: 'good' },
  { key: 'month', label: 'Last 30 days', tone: 'stale' },
  { key: 'older', label: 'Older', tone: 'stale' },
  { key: 'never', label: 'Never', tone: 'none' },
] as const
