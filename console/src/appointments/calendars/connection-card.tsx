import { type CalendarConnection, type CalendarOverview, calendarTitles } from '@gable/shared/calendars/calendar.ts'
import { RefreshCw, Unplug } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Checkbox } from '../../design/inputs/checkbox.tsx'
import { Card } from '../../design/layout/card.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { call } from '../../platform/use-api.ts'
import { ConnectionProblem } from './connection-problem.tsx'
import { useSaveChoices } from './use-save-choices.ts'

interface ConnectionCardProps {
  connection: CalendarConnection
  overview: CalendarOverview
  onChange: (overview: CalendarOverview) => void
}

/** One account at a provider: its state, and which of its calendars take time off the booking page. */
export function ConnectionCard({ connection, overview, onChange }: ConnectionCardProps) {
  const { _id: connectionId, provider, login, state, syncedAt, resumesAt, calendars } = connection
  const [isDisconnecting, setDisconnecting] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const title = calendarTitles[provider]

  async function check() {
    setChecking(true)
    try {
      onChange(await call('POST /agent/calendars/:connectionId/sync', { params: { connectionId } }))
      toast.success('The calendar is asked for changes')
    } catch (error) {
      showErrorToast(error)
    } finally {
      setChecking(false)
    }
  }

  return (
    <Card
      title={title}
      actions={
        state === 'NEEDS_ATTENTION' ? (
          <Badge tone="warning" dot>
            Needs attention
          </Badge>
        ) : (
          <Badge tone="success" dot>
            Connected
          </Badge>
        )
      }
    >
      <div className="space-y-4">
        <p className="text-muted [overflow-wrap:anywhere]">
          {login}
          {' · '}
          {syncedAt ? (
            <>
              Checked <RelativeTime at={syncedAt} />
            </>
          ) : (
            'Not checked yet'
          )}
        </p>
        <ConnectionProblem connection={connection} onChange={onChange} />
        <BlockingCalendars connection={connection} overview={overview} onChange={onChange} />
        {calendars.length === 0 && <p className="text-muted">There are no calendars in this account.</p>}
        <div className="flex flex-wrap gap-2">
          {resumesAt === null && (
            <Button icon={RefreshCw} size="sm" busy={isChecking} onClick={() => void check()}>
              Check Now
            </Button>
          )}
          <Button icon={Unplug} size="sm" onClick={() => setDisconnecting(true)}>
            Disconnect
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isDisconnecting}
        onClose={() => setDisconnecting(false)}
        title={`Disconnect ${title}?`}
        description="What was written to it stays there, but no longer follows when an appointment is moved or canceled. What is in it no longer takes time off your booking page. Your appointments stay as they are."
        confirmLabel="Disconnect"
        tone="danger"
        onConfirm={async () => {
          onChange(await call('DELETE /agent/calendars/:connectionId', { params: { connectionId } }))
          toast.success(`${title} disconnected`)
        }}
      />
    </Card>
  )
}

function BlockingCalendars({ connection: { _id, calendars }, overview, onChange }: ConnectionCardProps) {
  const save = useSaveChoices(overview, onChange)
  const blockingIds = overview.connections
    .flatMap((connection) => connection.calendars)
    .filter(({ blocks }) => blocks)
    .map((calendar) => calendar._id)
  if (calendars.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-table">Take time off your booking page</legend>
      <ul>
        {calendars.map((calendar) => {
          const id = `blocks-${_id}-${calendar._id}`
          return (
            <li key={calendar._id} className="flex items-center gap-2 py-1.5">
              <Checkbox
                id={id}
                checked={calendar.blocks}
                onChange={(blocks) =>
                  void save({
                    blockingIds: blocks
                      ? [...blockingIds, calendar._id]
                      : blockingIds.filter((blocking) => blocking !== calendar._id),
                  })
                }
              />
              <label htmlFor={id} className="min-w-0 [overflow-wrap:anywhere]">
                {calendar.name}
              </label>
              {calendar.receives && <Badge>Gets appointments</Badge>}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
