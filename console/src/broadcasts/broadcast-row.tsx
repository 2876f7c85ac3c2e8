import type { Broadcast } from '@gable/shared/broadcasts/broadcast.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useState } from 'react'
import { mediumLabels } from '../content/content-labels.ts'
import { ProgressBar } from '../design/feedback/progress-bar.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { BroadcastStateBadge } from './broadcast-state.tsx'
import { describeCounts, getProgress, isWorking } from './progress.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface BroadcastRowProps {
  broadcast: Broadcast
  onShowPieces: () => void
  onCancel: () => Promise<unknown>
  onResume: () => void
  onStop: () => void
}

/** One broadcast with its counts, and the actions that its state allows. */
export function BroadcastRow({ broadcast, onShowPieces, onCancel, onResume, onStop }: BroadcastRowProps) {
  const { audience, medium, state, reason, startsAt, createdBy } = broadcast
  const { nouns, plural } = mediumLabels[medium]
  const timeZone = useTimeZone()
  const seconds = useSecondsUntil(state === 'SCHEDULED' ? startsAt : undefined)
  const counts = describeCounts(broadcast)
  const isSoon = seconds > 0 && seconds <= 60
  return (
    <li className="space-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium [overflow-wrap:anywhere]">{audience}</span>
            <BroadcastStateBadge state={state} />
          </p>
          <p className="text-muted text-table">
            {[isSoon ? `Starts in ${pluralize(seconds, 'second')}` : formatDateTime(startsAt, timeZone), createdBy]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {reason && <p className="text-table text-warning-ink">{reason}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {state === 'SCHEDULED' && <BusyButton label={isSoon ? 'Undo' : 'Cancel'} onClick={onCancel} />}
          {state === 'PAUSED' && (
            <Button size="sm" onClick={onResume}>
              Resume
            </Button>
          )}
          {isWorking(state) && (
            <Button size="sm" onClick={onStop}>
              Stop
            </Button>
          )}
          {state !== 'SCHEDULED' && state !== 'CANCELED' && (
            <Button size="sm" variant="quiet" aria-label={`Show ${nouns} to ${audience}`} onClick={onShowPieces}>
              {`Show ${plural}`}
            </Button>
          )}
        </div>
      </div>
      {isWorking(state) && <ProgressBar label={`Sending to ${audience}`} value={getProgress(broadcast)} />}
      {counts.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-table">
          {counts.map(({ label, count }) => (
            <li key={label}>
              <span className="font-medium tabular-nums">{formatCount(count)}</span>{' '}
              <span className="text-muted">{label}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function BusyButton({ label, onClick }: { label: string; onClick: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      size="sm"
      busy={isBusy}
      onClick={async () => {
        setBusy(true)
        await onClick()
        setBusy(false)
      }}
    >
      {label}
    </Button>
  )
}
