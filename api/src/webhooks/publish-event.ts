import type { WebhookEventType } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { insertDeliveries } from './delivery-queries.ts'

export interface WebhookEvent {
  /** Unique per event. An event published twice under one id is delivered once. */
  id: string
  type: WebhookEventType
  data: object
}

/** Publishes as part of the caller's transaction, so a rollback sends nothing. */
export const publishWebhookEvent = (db: Db, scope: AccountScope, { id, type, data }: WebhookEvent): Promise<void> =>
  insertDeliveries(db, scope, { id, type, createdAt: new Date().toISOString(), data })
