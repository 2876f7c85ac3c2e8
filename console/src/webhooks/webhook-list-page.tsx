import { webhookMaximum } from '@gable/shared/webhooks/webhook.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Page } from '../design/layout/page.tsx'
import { useLive } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { VerifyCard } from './verify-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookTable } from './webhook-table.tsx'

/** Which of the agency's own systems are told of what. */
export function WebhookListPage() {
  const webhooks = useApi('GET /agent/webhooks')
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  useLive('webhook', () => void webhooks.mutate())
  const isFull = (webhooks.data?.length ?? 0) >= webhookMaximum
  const add = (
    <Button variant="primary" icon={Plus} disabled={isFull} onClick={() => setAdding(true)}>
      Add webhook
    </Button>
  )
  return (
    <Page
      title="Webhooks"
      description="Tell your own systems what happens here, the moment it happens."
      actions={webhooks.data && webhooks.data.length > 0 && add}
    >
      <div className="space-y-4">
        {isFull && <p className="text-muted">There can be no more than {webhookMaximum} webhooks.</p>}
        <WebhookTable
          webhooks={webhooks.data}
          failed={webhooks.error && { onRetry: () => void webhooks.mutate(), retrying: webhooks.isValidating }}
          onDeleted={() => void webhooks.mutate()}
          add={add}
        />
        <VerifyCard />
      </div>
      <WebhookDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onSaved={(made) => {
          setAdding(false)
          setSecret(made)
          void webhooks.mutate()
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </Page>
  )
}
