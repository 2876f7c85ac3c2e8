import { Send } from 'lucide-react'
import { useNavigate, useParams } from 'react-router-dom'
import { Badge } from '../design/data/badge.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { getEventLabel } from './event-labels.ts'
import { useWebhookActions } from './use-webhook-actions.ts'
import { WebhookActions } from './webhook-actions.tsx'

/** One webhook with its delivery log. */
export function WebhookPage() {
  const { webhookId = '' } = useParams()
  const pathTo = useAccountPath()
  const navigate = useNavigate()
  const {
    data: webhook,
    error,
    isValidating,
    mutate,
  } = useApi('GET /agent/webhooks/:webhookId', { params: { webhookId } })
  const { refreshAll, sendTest, setPaused } = useWebhookActions()
  useLiveEvent('webhook', (event) => {
    if (event.webhookId === webhookId) void refreshAll()
  })

  if (error && !webhook) {
    const isNotFound = error.code === 'not_found'
    return (
      <Page title="Webhook">
        <ErrorState
          title={isNotFound ? 'This webhook no longer exists' : 'The webhook could not be loaded'}
          {...(isNotFound ? { text: 'Someone deleted it.' } : { onRetry: () => void mutate(), retrying: isValidating })}
        />
      </Page>
    )
  }
  return (
    <Page
      title={webhook?.url ?? 'Webhook'}
      badge={webhook?.isPaused && <Badge dot>Paused</Badge>}
      description={webhook?.eventTypes.map(getEventLabel).join(', ')}
      actions={
        webhook && (
          <>
            {webhook.isPaused ? (
              <Button onClick={() => void setPaused(webhook, false)}>Resume</Button>
            ) : (
              <Button icon={Send} onClick={() => void sendTest(webhook)}>
                Send test
              </Button>
            )}
            <WebhookActions
              webhook={webhook}
              onDeleted={() => navigate(pathTo('settings/webhooks'), { replace: true })}
            />
          </>
        )
      }
    >
      <DeliveryTable webhookId={webhookId} />
    </Page>
  )
}
