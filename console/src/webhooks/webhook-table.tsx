import type { Webhook } from '@gable/shared/webhooks/webhook.ts'
import type { ReactNode } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { Empty } from '../design/feedback/states.tsx'
import { useAccountPath } from '../platform/account.ts'
import { DeliveryState } from './delivery-state.tsx'
import { eventLabel } from './event-words.ts'
import { WebhookActions } from './webhook-actions.tsx'

interface WebhookTableProps {
  webhooks: readonly Webhook[] | undefined
  failed: { onRetry: () => void; retrying: boolean } | undefined
  onDeleted: () => void
  /** The first step, where there are none. */
  add: ReactNode
}

export function WebhookTable({ webhooks, failed, onDeleted, add }: WebhookTableProps) {
  const pathTo = useAccountPath()
  return (
    <DataTable
      label="Webhooks"
      columns={columns}
      rows={webhooks}
      rowKey={(webhook) => webhook._id}
      door={({ _id }) => ({ href: pathTo(`settings/webhooks/${_id}`) })}
      failed={failed && { title: 'The webhooks could not be loaded', ...failed }}
      empty={
        <Empty
          title="No webhooks yet"
          text="Add the address of a system of yours, such as a CRM, and choose what it is told of."
          action={add}
        />
      }
      menu={(webhook) => <WebhookActions webhook={webhook} onDeleted={onDeleted} />}
    />
  )
}

const columns: Column<Webhook>[] = [
  { key: 'url', header: 'URL', cell: ({ url }) => <span className="break-all">{url}</span> },
  {
    key: 'events',
    header: 'Events',
    cell: ({ eventTypes: [first, ...others] }) =>
      first && (
        <span title={[first, ...others].map(eventLabel).join(', ')}>
          {eventLabel(first)}
          {others.length > 0 && <span className="text-muted"> and {others.length} more</span>}
        </span>
      ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ isPaused }) =>
      isPaused ? (
        <Badge dot>Paused</Badge>
      ) : (
        <Badge tone="success" dot>
          Active
        </Badge>
      ),
  },
  {
    key: 'last',
    header: 'Last delivery',
    cell: ({ lastDelivery }) =>
      lastDelivery ? (
        <span className="flex items-center gap-2">
          <DeliveryState state={lastDelivery.state} />
          <span className="text-muted">
            <RelativeTime at={lastDelivery.at} />
          </span>
        </span>
      ) : (
        <span className="text-muted">Nothing yet</span>
      ),
  },
]
