import type { WebhookDelivery } from '@gable/shared/webhooks/webhook.ts'
import { Badge } from '../design/data/badge.tsx'

/** How a delivery stands. */
export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  const { tone, label } = looks[state]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

const looks = {
  WAITING: { tone: 'warning', label: 'Waiting' },
  DELIVERED: { tone: 'success', label: 'Delivered' },
  FAILED: { tone: 'danger', label: 'Failed' },
} as const
