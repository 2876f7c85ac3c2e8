import type { Webhook } from '@gable/shared/webhooks/webhook.ts'
import { toast } from '../design/feedback/toast.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { call, useRefresh } from '../platform/use-api.ts'

/** Actions on an existing webhook, each followed by a refresh of what is on screen. */
export function useWebhookActions() {
  const refresh = useRefresh()
  const refreshAll = () =>
    refresh('GET /agent/webhooks', 'GET /agent/webhooks/:webhookId', 'GET /agent/webhooks/:webhookId/deliveries')

  return {
    refreshAll,
    setPaused: ({ _id: webhookId }: Webhook, isPaused: boolean) =>
      call('PATCH /agent/webhooks/:webhookId', { params: { webhookId }, body: { isPaused } })
        .then(() => toast.success(isPaused ? 'Webhook paused' : 'Webhook resumed'))
        .then(refreshAll)
        .catch(showErrorToast),
    sendTest: ({ _id: webhookId }: Webhook) =>
      call('POST /agent/webhooks/:webhookId/test', { params: { webhookId } })
        .then(() => toast.success('Test event sent'))
        .then(refreshAll)
        .catch(showErrorToast),
    deleteWebhook: async ({ _id: webhookId }: Webhook) => {
      await call('DELETE /agent/webhooks/:webhookId', { params: { webhookId } })
      toast.success('Webhook deleted')
    },
    replaceSecret: ({ _id: webhookId }: Webhook) =>
      call('POST /agent/webhooks/:webhookId/secret', { params: { webhookId } }),
  }
}
