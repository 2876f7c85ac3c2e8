import type { Webhook, WebhookChange } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { enqueueWaitingDeliveries } from './delivery-queries.ts'
import { getWebhookOrThrow, updateWebhookRow } from './queries.ts'

/** Resuming a paused webhook sends the deliveries that waited meanwhile. */
export async function updateWebhook(db: Db, scope: Scope, webhookId: string, change: WebhookChange): Promise<Webhook> {
  const before = await getWebhookOrThrow(db, scope, webhookId)
  await updateWebhookRow(db, scope, webhookId, change)
  if (before.isPaused && change.isPaused === false) await enqueueWaitingDeliveries(db, scope, webhookId)
  return getWebhookOrThrow(db, scope, webhookId)
}
