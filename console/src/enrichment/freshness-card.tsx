import type { Enrichment, EnrichmentRun } from '@gable/shared/enrichment/enrichment.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { ProgressBar } from '../design/feedback/progress-bar.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { BarRow } from './bar-row.tsx'
import { formatHomeCount } from './run-format.ts'

interface AgesCardProps {
  enrichment: Enrichment
  runs: readonly EnrichmentRun[] | undefined
  onLookUp: () => Promise<unknown>
  onStop: (runId: string) => Promise<unknown>
}

/** How old what is known is, and the way to have it brought up to date now. */
export function FreshnessCard({ enrichment: { homes, ages, due }, runs, onLookUp, onStop }: AgesCardProps) {
  const [busy, setBusy] = useState(false)
  const current = runs?.find(({ endedAt }) => endedAt === null)
  const carryOut = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return (
    <Card
      title="Last looked up"
      description="A home is also looked up when somebody opens it and it was not for a day."
    >
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
        {current ? (
          <RunProgress run={current} busy={busy} onStop={() => carryOut(() => onStop(current._id))} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button icon={RefreshCw} busy={busy} disabled={due === 0} onClick={() => carryOut(onLookUp)}>
              Look up now
            </Button>
            <p className="text-muted">
              {due === 0
                ? 'Every home was looked up within a day.'
                : `${formatHomeCount(due)}, those not looked up for the longest first.`}
            </p>
          </div>
        )}
      </div>
    </Card>
  )
}

function RunProgress({ run, busy, onStop }: { run: EnrichmentRun; busy: boolean; onStop: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="mb-1.5 text-table">
          Looking up homes: {formatCount(run.lookedUp)} of {formatCount(run.due)}
        </p>
        <ProgressBar label="Looking up homes" value={run.lookedUp / Math.max(1, run.due)} />
      </div>
      <Button busy={busy} onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}

const bands = [
  { key: 'day', label: 'Within a day', tone: 'good' },
  { key: 'week', label: 'Within a week', tone: 'good' },
  { key: 'month', label: 'Within a month', tone: 'fading' },
  { key: 'older', label: 'Longer ago', tone: 'fading' },
  { key: 'never', label: 'Never', tone: 'none' },
] as const
