import type { WebhookEventType } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import {
  hasActiveSubscription,
  insertDeliveries,
  insertDeliveriesOfMany,
  insertDeliveriesTo,
} from './delivery-queries.ts'

export interface WebhookEvent {
  /** Unique per event. An event published twice under one id is delivered once. */
  id: string
  type: WebhookEventType
  data: object
}

/** Publishes as part of the caller's transaction, so a rollback sends nothing. */
export const publishWebhookEvent = (db: Db, scope: AccountScope, { id, type, data }: WebhookEvent): Promise<void> =>
  insertDeliveries(db, scope, { id, type, createdAt: new Date().toISOString(), data })

/** The same for many events, in one statement. */
export async function publishWebhookEvents(
  db: Db,
  scope: AccountScope,
  events: readonly WebhookEvent[],
): Promise<void> {
  const createdAt = new Date().toISOString()
  if (events.length > 0)
    await insertDeliveriesOfMany(
      db,
      scope,
      events.map(({ id, type, data }) => ({ id, type, createdAt, data })),
    )
}

/** Whether any webhook would get such an event, for those who publish many. */
export const hasSubscribers = (db: Db, scope: AccountScope, type: WebhookEventType): Promise<boolean> =>
  hasActiveSubscription(db, scope, type)

/** Sends events to one webhook, whatever it is subscribed to. Returns false if it is paused or was deleted. */
export const publishEventTo = (
  db: Db,
  scope: AccountScope,
  webhookId: string,
  events: readonly WebhookEvent[],
): Promise<boolean> => {
  const createdAt = new Date().toISOString()
  return insertDeliveriesTo(
    db,
    scope,
    webhookId,
    events.map(({ id, type, data }) => ({ id, type, createdAt, data })),
  )
}
