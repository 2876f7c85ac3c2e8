import type { ContactSync } from '@gable/shared/contact-sync/contact-sync.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Pause, Play, RefreshCw } from 'lucide-react'
import { Badge } from '../design/data/badge.tsx'
import { DescriptionList } from '../design/data/description-list.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { emptyValue, formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { syncStates } from './labels.ts'
import { RunProgress } from './run-progress.tsx'
import { useSyncAction, useSyncPaths } from './use-contact-sync.ts'

/** How the sync is doing, and what can be done about it. */
export function StatusCard({ sync }: { sync: ContactSync }) {
  const { report } = useSyncPaths()
  const { busy, run } = useSyncAction(sync)
  const { state, title, linked, waiting, syncedAt, waitsUntil } = sync
  const isRunning = sync.run?.state === 'RUNNING'
  const failure = sync.run?.state === 'FAILED' ? sync.run.reason : undefined
  const problem = failure ?? (isRunning && waitsUntil ? sync.run?.reason : undefined)
  return (
    <Card
      title="Status"
      actions={
        <>
          {state === 'PAUSED' ? (
            <Button icon={Play} busy={busy === 'resumed'} onClick={() => void run('resumed')}>
              Resume
            </Button>
          ) : (
            <Button icon={Pause} busy={busy === 'paused'} onClick={() => void run('paused')}>
              Pause
            </Button>
          )}
          {state === 'ACTIVE' && (
            <Button
              variant="primary"
              icon={RefreshCw}
              busy={busy === 'started'}
              disabled={isRunning && !waitsUntil}
              onClick={() => void run('started')}
            >
              Sync Now
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        {problem && state === 'ACTIVE' && (
          <Callout tone="warning" title={failure ? 'The last sync stopped' : 'The sync waits'}>
            {problem}
            {waitsUntil && (
              <>
                . It continues <RelativeTime at={waitsUntil} />
              </>
            )}
            .
          </Callout>
        )}
        {isRunning && sync.run && state === 'ACTIVE' && !problem && <RunProgress run={sync.run} />}
        <DescriptionList
          layout="columns"
          items={[
            {
              label: 'State',
              value: (
                <Badge tone={syncStates[state].tone} dot>
                  {syncStates[state].label}
                </Badge>
              ),
            },
            { label: 'In both', value: pluralize(linked, 'contact') },
            { label: `Waiting to go to ${title}`, value: formatCount(waiting) },
            { label: 'Last sync', value: syncedAt ? <RelativeTime at={syncedAt} /> : emptyValue },
          ]}
        />
        <p>
          <Link to={report}>What happened to each contact</Link>
        </p>
      </div>
    </Card>
  )
}
