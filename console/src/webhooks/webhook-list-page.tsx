import { maxWebhooks } from '@gable/shared/webhooks/webhook.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Page } from '../design/layout/page.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useCreateDialog } from '../platform/use-create-dialog.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { VerifyCard } from './verify-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookTable } from './webhook-table.tsx'

export function WebhookListPage() {
  const webhooks = useApi('GET /agent/webhooks')
  const adding = useCreateDialog()
  const [secret, setSecret] = useState<string>()
  useLiveEvent('webhook', () => void webhooks.mutate())
  const isFull = (webhooks.data?.length ?? 0) >= maxWebhooks
  const addButton = (
    <Button variant="primary" icon={Plus} disabled={isFull} onClick={adding.open}>
      Add webhook
    </Button>
  )
  return (
    <Page
      title="Webhooks"
      description="Send events to your other systems as they happen."
      actions={webhooks.data && webhooks.data.length > 0 && addButton}
    >
      <div className="space-y-4">
        {isFull && <p className="text-muted">You can have up to {maxWebhooks} webhooks.</p>}
        <WebhookTable
          webhooks={webhooks.data}
          error={webhooks.error && { onRetry: () => void webhooks.mutate(), retrying: webhooks.isValidating }}
          onDeleted={() => void webhooks.mutate()}
          addButton={addButton}
        />
        <VerifyCard />
      </div>
      <WebhookDialog
        open={adding.isOpen}
        onClose={adding.close}
        onSaved={(newSecret) => {
          adding.close()
          setSecret(newSecret)
          void webhooks.mutate()
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </Page>
  )
}
