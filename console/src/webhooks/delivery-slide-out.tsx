import type { WebhookAttempt } from '@gable/shared/webhooks/webhook.ts'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { CodeBlock } from '../design/data/code-block.tsx'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Failed } from '../design/feedback/states.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useLive } from '../platform/live.ts'
import { toastProblem } from '../platform/problem-toast.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { DeliveryState } from './delivery-state.tsx'
import { eventLabel } from './event-words.ts'

interface DeliverySlideOutProps {
  deliveryId: string | undefined
  onShow: (deliveryId: string) => void
  onClose: () => void
}

/** One delivery: what was sent, every attempt, and what was answered. */
export function DeliverySlideOut({ deliveryId, onShow, onClose }: DeliverySlideOutProps) {
  const refresh = useRefresh()
  const [isReplaying, setReplaying] = useState(false)
  const timeZone = useTimeZone()
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/webhook-deliveries/:deliveryId',
    deliveryId === undefined ? false : { params: { deliveryId } },
  )
  useLive('webhook', () => void mutate())

  async function replay() {
    if (deliveryId === undefined) return
    setReplaying(true)
    try {
      const { _id } = await call('POST /agent/webhook-deliveries/:deliveryId/replay', { params: { deliveryId } })
      toast.success('It is sent again')
      onShow(_id)
      await refresh('GET /agent/webhooks/:webhookId/deliveries')
    } catch (error) {
      toastProblem(error)
    } finally {
      setReplaying(false)
    }
  }

  return (
    <SlideOut
      open={deliveryId !== undefined}
      onClose={onClose}
      title={data ? eventLabel(data.eventType) : 'Delivery'}
      aside={data && <DeliveryState state={data.state} />}
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
              {data.log.length === 0 && <p className="text-muted">It has not been sent yet.</p>}
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
          <Failed
            title={error.code === 'not_found' ? 'This delivery no longer exists' : 'The delivery could not be loaded'}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <div role="status" className="space-y-3">
            <span className="sr-only">Loading</span>
            <Skeleton className="h-24" />
            <Skeleton className="h-32" />
            <Skeleton className="h-40" />
          </div>
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
        <Badge tone={error === null ? 'success' : 'danger'}>{status ?? 'No answer'}</Badge>
        <span className="text-muted">
          {formatDateTime(at, timeZone)} · {tookMs.toLocaleString('en-US')} ms
        </span>
      </p>
      {error && <p className="mt-2 [overflow-wrap:anywhere]">{error}</p>}
      {body && (
        <div className="mt-2">
          <CodeBlock label={`Answer to attempt ${number}`}>{body}</CodeBlock>
        </div>
      )}
    </li>
  )
}
