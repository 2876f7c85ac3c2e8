import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { webhookSamples } from '@gable/shared/webhooks/samples.ts'
import type { Webhook, WebhookDelivery } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { askForDelivery, insertDelivery } from './delivery-queries.ts'
import { readDelivery, readWebhook } from './read.ts'

/** The same payload under the same id, as a delivery of its own. */
export async function replayDelivery(db: Db, scope: Scope, deliveryId: string): Promise<WebhookDelivery> {
  const { delivery, webhookId, payload } = await readDelivery(db, scope, deliveryId)
  refusePaused(await readWebhook(db, scope, webhookId))
  return send(db, scope, { webhookId, payload, replayOf: deliveryId, isTest: delivery.isTest })
}

/** A sample of the first thing the webhook listens to. */
export async function testWebhook(db: Db, scope: Scope, webhookId: string): Promise<WebhookDelivery> {
  const webhook = await readWebhook(db, scope, webhookId)
  refusePaused(webhook)
  const type = webhook.eventTypes[0] ?? 'submission.received'
  const payload = { id: newId(), type, createdAt: new Date().toISOString(), data: webhookSamples[type] }
  return send(db, scope, { webhookId, payload, isTest: true })
}

async function send(db: Db, scope: Scope, given: Omit<Parameters<typeof insertDelivery>[2], 'id'>) {
  const deliveryId = newId()
  await insertDelivery(db, scope, { id: deliveryId, ...given })
  await askForDelivery(db, scope, { webhookId: given.webhookId, deliveryId })
  return (await readDelivery(db, scope, deliveryId)).delivery
}

function refusePaused({ isPaused }: Webhook) {
  if (isPaused) throw new Problem('conflict', 'This webhook is paused. Resume it to send something.')
}
