import { daysOfDeliveries, type WebhookDelivery } from '@gable/shared/webhooks/webhook.ts'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { Empty } from '../design/feedback/states.tsx'
import { useApiList } from '../platform/use-api.ts'
import { useOpened } from '../platform/use-opened.ts'
import { DeliverySlideOut } from './delivery-slide-out.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { eventLabel } from './event-words.ts'

/** The log of one webhook. Which delivery is looked at stands in the address. */
export function DeliveryTable({ webhookId }: { webhookId: string }) {
  const controls = useTableState(shape)
  const { page, pageSize } = controls
  const { opened, open, close } = useOpened('delivery')
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
        door={({ _id }) => ({ open: () => open(_id) })}
        controls={controls}
        stale={deliveries.isLoading}
        failed={
          deliveries.error && {
            title: 'The deliveries could not be loaded',
            onRetry: () => void deliveries.mutate(),
            retrying: deliveries.isValidating,
          }
        }
        empty={
          <Empty
            title="Nothing was sent yet"
            text={`What is sent here is kept for ${daysOfDeliveries} days, with every answer. Send a test to see how it looks.`}
          />
        }
      />
      <DeliverySlideOut deliveryId={opened} onShow={open} onClose={close} />
    </>
  )
}

const shape = {}

const columns: Column<WebhookDelivery>[] = [
  {
    key: 'event',
    header: 'Event',
    cell: ({ eventType }) => eventLabel(eventType),
    beside: ({ isTest, isReplay }) => (
      <>
        {isTest && <Badge tone="info">Test</Badge>}
        {isReplay && <Badge>Replay</Badge>}
      </>
    ),
  },
  { key: 'state', header: 'State', cell: ({ state }) => <DeliveryState state={state} /> },
  { key: 'attempts', header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
  { key: 'at', header: 'Sent', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
]
