import type { WebhookAttempt } from '@gable/shared/webhooks/webhook.ts'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { CodeBlock } from '../design/data/code-block.tsx'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { DeliveryStateBadge } from './delivery-state-badge.tsx'
import { getEventLabel } from './event-labels.ts'

interface DeliverySlideOutProps {
  deliveryId: string | undefined
  onShow: (deliveryId: string) => void
  onClose: () => void
}

/** One delivery with its payload, attempts, and responses. */
export function DeliverySlideOut({ deliveryId, onShow, onClose }: DeliverySlideOutProps) {
  const refresh = useRefresh()
  const [isReplaying, setReplaying] = useState(false)
  const timeZone = useTimeZone()
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/webhook-deliveries/:deliveryId',
    deliveryId === undefined ? false : { params: { deliveryId } },
  )
  useLiveEvent('webhook', () => void mutate())

  async function replay() {
    if (deliveryId === undefined) return
    setReplaying(true)
    try {
      const { _id } = await call('POST /agent/webhook-deliveries/:deliveryId/replay', { params: { deliveryId } })
      toast.success('Delivery sent again')
      onShow(_id)
      await refresh('GET /agent/webhooks/:webhookId/deliveries')
    } catch (error) {
      showErrorToast(error)
    } finally {
      setReplaying(false)
    }
  }

  return (
    <SlideOut
      open={deliveryId !== undefined}
      onClose={onClose}
      title={data ? getEventLabel(data.eventType) : 'Delivery'}
      actions={data && <DeliveryStateBadge state={data.state} />}
    >
      <PanelBody className="space-y-5">
        {data ? (
          <>
            <DescriptionList
              items={[
                { label: 'Event', value: <span className="break-all font-mono text-label">{data.eventId}</span> },
                { label: 'Created', value: formatDateTime(data.createdAt, timeZone) },
                ...(data.nextAttemptAt
                  ? [{ label: 'Next attempt', value: formatDateTime(data.nextAttemptAt, timeZone) }]
                  : []),
              ]}
            />
            <section>
              <h3 className="mb-2 font-medium">Attempts</h3>
              {data.log.length === 0 && <p className="text-muted">Not sent yet.</p>}
              <ol className="space-y-3">
                {data.log.map((attempt) => (
                  <Attempt key={attempt.number} attempt={attempt} timeZone={timeZone} />
                ))}
              </ol>
            </section>
            <section>
              <h3 className="mb-2 font-medium">Payload</h3>
              <CodeBlock label="Payload">{JSON.stringify(data.payload, null, 2)}</CodeBlock>
            </section>
          </>
        ) : error ? (
          <ErrorState
            title={error.code === 'not_found' ? 'This delivery no longer exists' : 'The delivery could not be loaded'}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <Loading className="space-y-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-32" />
            <Skeleton className="h-40" />
          </Loading>
        )}
      </PanelBody>
      {data && (
        <PanelFooter>
          <Button icon={RotateCcw} busy={isReplaying} onClick={() => void replay()}>
            Replay
          </Button>
        </PanelFooter>
      )}
    </SlideOut>
  )
}

function Attempt({ attempt, timeZone }: { attempt: WebhookAttempt; timeZone: string }) {
  const { number, at, tookMs, status, body, error } = attempt
  return (
    <li className="rounded-md border border-line p-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-table">
        <span className="font-medium">#{number}</span>
        <Badge tone={error === null ? 'success' : 'danger'}>{status ?? 'No response'}</Badge>
        <span className="text-muted">
          {formatDateTime(at, timeZone)} · {tookMs.toLocaleString('en-US')} ms
        </span>
      </p>
      {error && <p className="mt-2 [overflow-wrap:anywhere]">{error}</p>}
      {body && (
        <div className="mt-2">
          <CodeBlock label={`Response to attempt ${number}`}>{body}</CodeBlock>
        </div>
      )}
    </li>
  )
}
