import type { Broadcast } from '@gable/shared/broadcasts/broadcast.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useState } from 'react'
import { mediumLabels } from '../content/content-labels.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { useBroadcastActions, useLiveBroadcasts } from './use-broadcasts.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

/** What was just sent or scheduled, with Undo until it starts. */
export function SentPanel({ broadcast, onClose }: { broadcast: Broadcast; onClose: () => void }) {
  const { data = broadcast } = useApi('GET /agent/broadcasts/:broadcastId', { params: { broadcastId: broadcast._id } })
  const seconds = useSecondsUntil(data.startsAt)
  const { cancel } = useBroadcastActions()
  const { getPath } = useContentPaths(data.medium)
  const timeZone = useTimeZone()
  const [isBusy, setBusy] = useState(false)
  useLiveBroadcasts()
  const isWaiting = data.state === 'SCHEDULED' && seconds > 0

  async function undo() {
    setBusy(true)
    await cancel(data)
    setBusy(false)
  }

  return (
    <>
      <PanelBody>
        {data.state === 'CANCELED' ? (
          <Callout title="Nothing was sent" announce>
            Sending was canceled before it started.
          </Callout>
        ) : isWaiting ? (
          <Callout
            tone="success"
            title={
              seconds > soon
                ? `Scheduled for ${formatDateTime(data.startsAt, timeZone)}`
                : `Sending starts in ${pluralize(seconds, 'second')}`
            }
            action={
              <Button size="sm" busy={isBusy} onClick={undo}>
                {seconds > soon ? 'Cancel Sending' : 'Undo'}
              </Button>
            }
          >
            {data.audience}
          </Callout>
        ) : (
          <Callout tone="success" title="Sending has started" announce>
            {data.audience}. The page of the {mediumLabels[data.medium].noun} shows the progress and can stop it.
          </Callout>
        )}
      </PanelBody>
      <PanelFooter>
        <Button to={getPath({ _id: data.contentId })} onClick={onClose}>
          View Progress
        </Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </PanelFooter>
    </>
  )
}

/** Up to this many seconds are counted down. */
const soon = 60
