import { getNextAttemptAt } from '@gable/shared/webhooks/schedule.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { TargetPolicy } from '../platform/outbound/target.ts'
import {
  deleteOldDeliveries,
  enqueueDelivery,
  getDueDelivery,
  insertAttempt,
  setDeliveryState,
} from './delivery-queries.ts'
import { postToWebhook, type WebhookResponse } from './post-to-webhook.ts'
import { pauseWebhook } from './queries.ts'
import { decryptSecret } from './secret-encryption.ts'
import { signPayload } from './signature.ts'

/** Sends one event and records the response. Delivery is at least once: receivers detect repeats by the event id. */
export const deliverWebhook =
  (policy: TargetPolicy, encryptionKey: Buffer): Tasks['deliver-webhook'] =>
  async ({ db, payload: { accountId, deliveryId }, signal }) => {
    const due = await withJobAccount(db, { accountId }, (db, scope) => getDueDelivery(db, scope, deliveryId))
    if (!due) return
    const body = JSON.stringify(due.payload)
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Gable-Webhooks/1',
      'Gable-Id': due.payload.id,
      'Gable-Timestamp': String(timestamp),
      'Gable-Signature': signPayload(decryptSecret(due.secret, due.webhookId, encryptionKey), timestamp, body),
    }
    // No transaction is open during the request, so a slow receiver blocks nothing else.
    const response = await postToWebhook({ url: due.url, headers, body, policy, signal })
    await withJobAccount(db, { accountId }, async (db, scope) => {
      const number = await insertAttempt(db, scope, deliveryId, response)
      if (number === undefined) return
      const { state, retryAt } = toDeliveryOutcome(response, number)
      if (retryAt) await enqueueDelivery(db, scope, { webhookId: due.webhookId, deliveryId, at: retryAt })
      else await setDeliveryState(db, scope, deliveryId, state)
      if (response.status === statusGone) await pauseWebhook(db, scope, due.webhookId)
      await deleteOldDeliveries(db, scope, due.webhookId)
      await publishLiveEvent(db, scope, { kind: 'webhook', webhookId: due.webhookId })
    })
  }

/** With this status a receiver asks for no more events. */
const statusGone = 410

function toDeliveryOutcome({ status, error, at }: WebhookResponse, number: number) {
  if (error === null) return { state: 'DELIVERED' } as const
  return { state: 'FAILED', retryAt: status === statusGone ? undefined : getNextAttemptAt({ number, at }) } as const
}
