import type { Webhook } from '@gable/shared/webhooks/webhook.ts'
import type { ReactNode } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { useAccountPath } from '../platform/account.ts'
import { DeliveryStateBadge } from './delivery-state-badge.tsx'
import { getEventLabel } from './event-labels.ts'
import { WebhookActions } from './webhook-actions.tsx'

interface WebhookTableProps {
  webhooks: readonly Webhook[] | undefined
  error: { onRetry: () => void; retrying: boolean } | undefined
  onDeleted: () => void
  /** The action of the empty state. */
  addButton: ReactNode
}

export function WebhookTable({ webhooks, error, onDeleted, addButton }: WebhookTableProps) {
  const pathTo = useAccountPath()
  return (
    <DataTable
      label="Webhooks"
      columns={columns}
      rows={webhooks}
      rowKey={(webhook) => webhook._id}
      rowLink={({ _id }) => ({ href: pathTo(`settings/webhooks/${_id}`) })}
      error={error && { title: 'The webhooks could not be loaded', ...error }}
      empty={
        <EmptyState
          title="No webhooks yet"
          text="Add the URL of another system, such as a CRM, and choose the events it receives."
          action={addButton}
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
        <span title={[first, ...others].map(getEventLabel).join(', ')}>
          {getEventLabel(first)}
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
          <DeliveryStateBadge state={lastDelivery.state} />
          <span className="text-muted">
            <RelativeTime at={lastDelivery.at} />
          </span>
        </span>
      ) : (
        <span className="text-muted">No deliveries</span>
      ),
  },
]
