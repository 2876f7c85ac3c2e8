import { deliveryRetentionDays, type WebhookDelivery } from '@gable/shared/webhooks/webhook.ts'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { useApiList } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { DeliverySlideOut } from './delivery-slide-out.tsx'
import { DeliveryStateBadge } from './delivery-state-badge.tsx'
import { getEventLabel } from './event-labels.ts'

/** One webhook's delivery log. The URL names the open delivery. */
export function DeliveryTable({ webhookId }: { webhookId: string }) {
  const controls = useTableState(tableOptions)
  const { page, pageSize } = controls
  const { openId, open, close } = useOverlayParam('delivery')
  const deliveries = useApiList('GET /agent/webhooks/:webhookId/deliveries', {
    params: { webhookId },
    query: { page, pageSize },
  })
  return (
    <>
      <DataTable
        label="Deliveries"
        columns={columns}
        rows={deliveries.data?.data}
        total={deliveries.data?.total}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => ({ onOpen: () => open(_id) })}
        controls={controls}
        stale={deliveries.isLoading}
        error={
          deliveries.error && {
            title: 'The deliveries could not be loaded',
            onRetry: () => void deliveries.mutate(),
            retrying: deliveries.isValidating,
          }
        }
        empty={
          <EmptyState
            title="No deliveries yet"
            text={`Deliveries and their responses are kept for ${deliveryRetentionDays} days. Send a test to see how it works.`}
          />
        }
      />
      <DeliverySlideOut deliveryId={openId} onShow={open} onClose={close} />
    </>
  )
}

const tableOptions = {}

const columns: Column<WebhookDelivery>[] = [
  {
    key: 'event',
    header: 'Event',
    cell: ({ eventType }) => getEventLabel(eventType),
    afterLink: ({ isTest, isReplay }) => (
      <>
        {isTest && <Badge tone="info">Test</Badge>}
        {isReplay && <Badge>Replay</Badge>}
      </>
    ),
  },
  { key: 'state', header: 'State', cell: ({ state }) => <DeliveryStateBadge state={state} /> },
  { key: 'attempts', header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
  { key: 'at', header: 'Sent', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
]
