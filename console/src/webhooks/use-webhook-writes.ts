import type { Webhook } from '@gable/shared/webhooks/webhook.ts'
import { toast } from '../design/feedback/toast.tsx'
import { toastProblem } from '../platform/problem-toast.ts'
import { call, useRefresh } from '../platform/use-api.ts'

/** What can be done to a webhook that is there; what it shows is read again afterwards. */
export function useWebhookWrites() {
  const refresh = useRefresh()
  const refreshAll = () =>
    refresh('GET /agent/webhooks', 'GET /agent/webhooks/:webhookId', 'GET /agent/webhooks/:webhookId/deliveries')

  return {
    refreshAll,
    setPaused: ({ _id: webhookId }: Webhook, isPaused: boolean) =>
      call('PATCH /agent/webhooks/:webhookId', { params: { webhookId }, body: { isPaused } })
        .then(() => toast.success(isPaused ? 'The webhook is paused' : 'The webhook goes on'))
        .then(refreshAll)
        .catch(toastProblem),
    sendTest: ({ _id: webhookId }: Webhook) =>
      call('POST /agent/webhooks/:webhookId/test', { params: { webhookId } })
        .then(() => toast.success('A sample is on its way'))
        .then(refreshAll)
        .catch(toastProblem),
    remove: async ({ _id: webhookId }: Webhook) => {
      await call('DELETE /agent/webhooks/:webhookId', { params: { webhookId } })
      toast.success('The webhook is deleted')
    },
    renewSecret: ({ _id: webhookId }: Webhook) =>
      call('POST /agent/webhooks/:webhookId/secret', { params: { webhookId } }),
  }
}
