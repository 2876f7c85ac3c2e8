import type { SyncRun } from '@gable/shared/contact-sync/report.ts'
import { useSearchParams } from 'react-router-dom'
import { useIntegration } from '../connected-apps/integration-context.ts'
import { cx } from '../design/class-names.ts'
import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { describeCounts, runKindLabels } from './labels.ts'
import { ReportTable } from './report-table.tsx'
import { RunProgress } from './run-progress.tsx'
import { SyncSkeleton } from './sync-skeleton.tsx'
import { useSyncPaths } from './use-contact-sync.ts'

/** The latest syncs, and what happened to each person in one of them. The URL names the open one. */
export function SyncReportPage() {
  const { app } = useIntegration()
  const { contactSync } = useSyncPaths()
  const runs = useApi('GET /agent/connected-apps/:appId/sync-runs', { params: { appId: app.appId } })
  useLiveEvent('contact-sync', ({ appId }) => {
    if (appId === app.appId) void runs.mutate()
  })
  const [params, setParams] = useSearchParams()
  return (
    <DataBoundary response={runs} errorTitle="The sync report could not be loaded" fallback={<SyncSkeleton />}>
      {(data) => {
        const open = data.find(({ _id }) => _id === params.get('run')) ?? data[0]
        if (!open)
          return (
            <Card flush>
              <EmptyState
                title="No syncs yet"
                text="Each sync is listed here with what happened to every contact. Scheduled syncs in which nothing happened are not kept."
                action={<Button to={contactSync}>Contact Sync</Button>}
              />
            </Card>
          )
        return (
          <div className="grid gap-4 lg:grid-cols-[18rem_1fr]">
            <RunList runs={data} openId={open._id} onOpen={(run) => setParams({ run })} />
            <div className="min-w-0 space-y-4">
              <RunSummary run={open} />
              <ReportTable key={open._id} appId={app.appId} run={open} />
            </div>
          </div>
        )
      }}
    </DataBoundary>
  )
}

function RunList({ runs, openId, onOpen }: { runs: SyncRun[]; openId: string; onOpen: (runId: string) => void }) {
  return (
    <nav aria-label="Syncs" className="self-start overflow-hidden rounded-lg border border-line bg-surface">
      <ul className="max-h-72 divide-y divide-line overflow-y-auto lg:max-h-[40rem]">
        {runs.map((run) => (
          <li key={run._id}>
            <button
              type="button"
              aria-current={run._id === openId ? 'true' : undefined}
              onClick={() => onOpen(run._id)}
              className={cx('block w-full px-4 py-3 text-left hover:bg-hover', run._id === openId && 'bg-accent-soft')}
            >
              <span className="flex items-center justify-between gap-2">
                <span className="font-medium">{runKindLabels[run.kind]}</span>
                <RunState run={run} />
              </span>
              <span className="block text-label text-muted">
                <RelativeTime at={run.startedAt} />
              </span>
              <span className="block break-words text-label text-muted">{describeCounts(run)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function RunState({ run: { state } }: { run: SyncRun }) {
  if (state === 'RUNNING') return <Badge tone="info">Running</Badge>
  if (state === 'FAILED') return <Badge tone="danger">Stopped</Badge>
  return <Badge tone="success">Done</Badge>
}

function RunSummary({ run }: { run: SyncRun }) {
  return (
    <Card title={runKindLabels[run.kind]} actions={<RunState run={run} />}>
      {run.state === 'RUNNING' ? (
        <RunProgress run={run} />
      ) : (
        <div className="space-y-1">
          <p>{describeCounts(run)}</p>
          {run.reason && <p className={run.state === 'FAILED' ? 'text-danger-ink' : 'text-muted'}>{run.reason}</p>}
        </div>
      )}
    </Card>
  )
}
