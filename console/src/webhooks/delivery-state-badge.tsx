import type { WebhookDelivery } from '@gable/shared/webhooks/webhook.ts'
import { Badge } from '../design/data/badge.tsx'

export function DeliveryStateBadge({ state }: Pick<WebhookDelivery, 'state'>) {
  const { tone, label } = badges[state]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

const badges = {
  WAITING: { tone: 'warning', label: 'Waiting' },
  DELIVERED: { tone: 'success', label: 'Delivered' },
  FAILED: { tone: 'danger', label: 'Failed' },
} as const
