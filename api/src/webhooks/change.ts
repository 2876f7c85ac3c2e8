import type { Webhook, WebhookChange } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { askForWaiting } from './delivery-queries.ts'
import { updateWebhook } from './queries.ts'
import { readWebhook } from './read.ts'

/** One that goes on after a pause is told what has waited meanwhile. */
export async function changeWebhook(db: Db, scope: Scope, webhookId: string, change: WebhookChange): Promise<Webhook> {
  const before = await readWebhook(db, scope, webhookId)
  await updateWebhook(db, scope, webhookId, change)
  if (before.isPaused && change.isPaused === false) await askForWaiting(db, scope, webhookId)
  return readWebhook(db, scope, webhookId)
}
