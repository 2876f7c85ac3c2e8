import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { webhookSamples } from '@gable/shared/webhooks/samples.ts'
import type { Webhook, WebhookDelivery } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { enqueueDelivery, insertDelivery } from './delivery-queries.ts'
import { getDeliveryOrThrow } from './log-queries.ts'
import { getWebhookOrThrow } from './queries.ts'

/** Sends the same payload with the same event id as a new delivery. */
export async function replayDelivery(db: Db, scope: Scope, deliveryId: string): Promise<WebhookDelivery> {
  const { delivery, webhookId, payload } = await getDeliveryOrThrow(db, scope, deliveryId)
  assertNotPaused(await getWebhookOrThrow(db, scope, webhookId))
  return createDelivery(db, scope, { webhookId, payload, replayOf: deliveryId, isTest: delivery.isTest })
}

/** Sends a sample of the webhook's first event type. */
export async function sendTestDelivery(db: Db, scope: Scope, webhookId: string): Promise<WebhookDelivery> {
  const webhook = await getWebhookOrThrow(db, scope, webhookId)
  assertNotPaused(webhook)
  const type = webhook.eventTypes[0] ?? 'submission.received'
  const payload = { id: newId(), type, createdAt: new Date().toISOString(), data: webhookSamples[type] }
  return createDelivery(db, scope, { webhookId, payload, isTest: true })
}

async function createDelivery(db: Db, scope: Scope, values: Omit<Parameters<typeof insertDelivery>[2], 'id'>) {
  const deliveryId = newId()
  await insertDelivery(db, scope, { id: deliveryId, ...values })
  await enqueueDelivery(db, scope, { webhookId: values.webhookId, deliveryId })
  return (await getDeliveryOrThrow(db, scope, deliveryId)).delivery
}

function assertNotPaused({ isPaused }: Webhook) {
  if (isPaused) throw new Problem('conflict', 'This webhook is paused. Resume it to send events.')
}
