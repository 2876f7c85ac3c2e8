import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useState } from 'react'
import { useAssetAction } from '../../assets/use-asset-action.ts'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { Callout } from '../../design/feedback/callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useRefreshFlows } from '../../flow-runs/use-refresh-flows.ts'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { call, useApi } from '../../platform/use-api.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'

/** Events that automations and workflows could not react to. Shown only if there are any. */
export function FailedEventsNotice() {
  const { data } = useApi('GET /agent/flow-events/failed')
  const { runActionWithToast } = useAssetAction(useRefreshFlows())
  const timeZone = useTimeZone()
  const { contactPath } = useContactPaths()
  const [isOpen, setOpen] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const total = data?.total ?? 0
  const events = pluralize(total, 'event')

  async function retry() {
    await runActionWithToast(call('POST /agent/flow-events/failed/retried'), {
      success: total === 1 ? 'The event is tried again' : 'The events are tried again',
      error: 'The events could not be tried again. Please try later.',
    })
    setOpen(false)
  }

  async function dismiss() {
    await runActionWithToast(call('POST /agent/flow-events/failed/dismissed'), {
      success: total === 1 ? 'Event dismissed' : 'Events dismissed',
      error: 'The events could not be dismissed. Please try later.',
    })
    setOpen(false)
  }

  return (
    <>
      {total > 0 && (
        <div className="mb-4">
          <Callout
            tone="danger"
            title={`${events} could not be processed`}
            action={
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => setOpen(true)}>
                  Show
                </Button>
                <Button size="sm" onClick={retry}>
                  Try Again
                </Button>
              </div>
            }
          >
            Automations and workflows did not react to {total === 1 ? 'it' : 'them'}. Everything else continues.
          </Callout>
        </div>
      )}
      <SlideOut
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Events That Failed"
        description="Something went wrong on our side each time they were processed."
      >
        <PanelBody>
          <ul className="divide-y divide-line">
            {data?.data.map(({ _id, event, contact, at }) => (
              <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
                <span>
                  {event}
                  {contact && (
                    <>
                      {' · '}
                      <Link to={contactPath(contact._id)}>{contact.fullName || 'Unnamed contact'}</Link>
                    </>
                  )}
                </span>
                <span className="text-muted text-table">
                  <RelativeTime at={at} timeZone={timeZone} />
                </span>
              </li>
            ))}
          </ul>
        </PanelBody>
        <PanelFooter>
          <Button onClick={() => setConfirming(true)}>Dismiss All</Button>
          <Button variant="primary" onClick={retry}>
            Try Again
          </Button>
        </PanelFooter>
      </SlideOut>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        tone="danger"
        title={`Dismiss ${events}?`}
        description="Nobody is enrolled because of them. This cannot be undone."
        confirmLabel="Dismiss"
        onConfirm={dismiss}
      />
    </>
  )
}
