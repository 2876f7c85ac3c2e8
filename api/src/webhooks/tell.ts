import type { WebhookEventType } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { insertDeliveries } from './delivery-queries.ts'

export interface WebhookEvent {
  /** Of this one happening and no other: told twice under it, it is delivered once. */
  id: string
  type: WebhookEventType
  data: object
}

/** Tells whoever the agency wants told, as part of the caller's transaction: what is rolled back is never told. */
export const tellWebhooks = (db: Db, scope: AccountScope, { id, type, data }: WebhookEvent): Promise<void> =>
  insertDeliveries(db, scope, { id, type, createdAt: new Date().toISOString(), data })
