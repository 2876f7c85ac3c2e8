import { deliveryRetentionDays, type WebhookEventType, type WebhookPayload } from '@gable/shared/webhooks/webhook.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { WebhookResponse } from './post-to-webhook.ts'

/** Creates a delivery and its job for every active webhook subscribed to the event, in one statement. */
export async function insertDeliveries(db: Db, { accountId }: AccountScope, payload: WebhookPayload): Promise<void> {
  await sql`
    with inserted as (
      insert into webhook_deliveries (account_id, id, webhook_id, event_id, event_type, payload)
      select account_id, gen_random_uuid(), id, ${payload.id}, ${payload.type}, ${JSON.stringify(payload)}
      from webhooks where account_id = ${accountId} and not is_paused and ${payload.type} = any(event_types)
      on conflict do nothing
      returning account_id, webhook_id, id
    )
    select enqueue_webhook_delivery(account_id, webhook_id, id) from inserted
  `.execute(db)
}

/** The same for many events. */
export async function insertDeliveriesOfMany(
  db: Db,
  { accountId }: AccountScope,
  payloads: readonly WebhookPayload[],
): Promise<void> {
  await sql`
    with events as (
      select * from unnest(${payloads.map(({ id }) => id)}::uuid[], ${payloads.map(({ type }) => type)}::text[],
        ${payloads.map((payload) => JSON.stringify(payload))}::json[]) with ordinality as e(id, type, payload, place)
    ), inserted as (
      insert into webhook_deliveries (account_id, id, webhook_id, event_id, event_type, payload)
      select w.account_id, gen_random_uuid(), w.id, e.id, e.type, e.payload
      from events e join webhooks w on w.account_id = ${accountId} and not w.is_paused and e.type = any(w.event_types)
      order by e.place
      on conflict do nothing
      returning account_id, webhook_id, id
    )
    select enqueue_webhook_delivery(account_id, webhook_id, id) from inserted
  `.execute(db)
}

export async function hasActiveSubscription(
  db: Db,
  { accountId }: AccountScope,
  type: WebhookEventType,
): Promise<boolean> {
  const row = await db
    .selectFrom('webhooks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_paused', '=', false)
    .where(sql<boolean>`${type} = any(event_types)`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Delivers events to one webhook, whatever it is subscribed to. Returns false if it is paused or was deleted. */
export async function insertDeliveriesTo(
  db: Db,
  { accountId }: AccountScope,
  webhookId: string,
  payloads: readonly WebhookPayload[],
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with target as (
      select id from webhooks where account_id = ${accountId} and id = ${webhookId} and not is_paused for key share
    ), inserted as (
      insert into webhook_deliveries (account_id, id, webhook_id, event_id, event_type, payload)
      select ${accountId}, gen_random_uuid(), t.id, e.id, e.type, e.payload
      from target t, unnest(${payloads.map(({ id }) => id)}::uuid[], ${payloads.map(({ type }) => type)}::text[],
        ${payloads.map((payload) => JSON.stringify(payload))}::json[]) as e(id, type, payload)
      on conflict do nothing
      returning account_id, webhook_id, id
    ), enqueued as materialized (select enqueue_webhook_delivery(account_id, webhook_id, id) from inserted)
    select t.id from target t where (select count(*) from enqueued) >= 0
  `.execute(db)
  return rows.length > 0
}

interface NewDelivery {
  id: string
  webhookId: string
  payload: WebhookPayload & { type: WebhookEventType }
  isTest?: boolean
  replayOf?: string
}

export const insertDelivery = (db: Db, { accountId }: AccountScope, delivery: NewDelivery) =>
  db
    .insertInto('webhook_deliveries')
    .values({
      account_id: accountId,
      id: delivery.id,
      webhook_id: delivery.webhookId,
      event_id: delivery.payload.id,
      event_type: delivery.payload.type,
      payload: JSON.stringify(delivery.payload),
      is_test: delivery.isTest ?? false,
      replay_of: delivery.replayOf ?? null,
    })
    .execute()

interface DeliveryJob {
  webhookId: string
  deliveryId: string
  at?: Date
}

export async function enqueueDelivery(db: Db, { accountId }: AccountScope, { webhookId, deliveryId, at }: DeliveryJob) {
  await sql`select enqueue_webhook_delivery(${accountId}, ${webhookId}, ${deliveryId}, ${at ?? null})`.execute(db)
}

/** Enqueues the deliveries that waited while the webhook was paused. */
export async function enqueueWaitingDeliveries(db: Db, { accountId }: AccountScope, webhookId: string) {
  await sql`
    select enqueue_webhook_delivery(account_id, webhook_id, id) from webhook_deliveries
    where account_id = ${accountId} and webhook_id = ${webhookId} and state = 'WAITING'
    order by created_at
  `.execute(db)
}

/** Returns undefined if the delivery is finished or deleted, or if its webhook is paused. */
export const getDueDelivery = (db: Db, { accountId }: AccountScope, deliveryId: string) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks as webhook', (join) =>
      join.onRef('webhook.account_id', '=', 'delivery.account_id').onRef('webhook.id', '=', 'delivery.webhook_id'),
    )
    .select(['webhook.id as webhookId', 'webhook.url', 'webhook.secret'])
    .select((select) => select.ref('delivery.payload').$castTo<WebhookPayload>().as('payload'))
    .where('delivery.account_id', '=', accountId)
    .where('delivery.id', '=', deliveryId)
    .where('delivery.state', '=', 'WAITING')
    .where('webhook.is_paused', '=', false)
    .executeTakeFirst()

/** Returns the attempt's number, or undefined if the delivery is no longer waiting. */
export async function insertAttempt(
  db: Db,
  { accountId }: AccountScope,
  deliveryId: string,
  response: WebhookResponse,
) {
  const { rows } = await sql<{ number: number }>`
    insert into webhook_attempts (account_id, delivery_id, number, at, took_ms, status, body, error)
    select account_id, id,
      (select coalesce(max(number), 0) + 1 from webhook_attempts where account_id = ${accountId} and delivery_id = ${deliveryId}),
      ${response.at}, ${response.tookMs}, ${response.status}, ${response.body}, ${response.error}
    from webhook_deliveries where account_id = ${accountId} and id = ${deliveryId} and state = 'WAITING'
    returning number
  `.execute(db)
  return rows[0]?.number
}

export const setDeliveryState = (
  db: Db,
  { accountId }: AccountScope,
  deliveryId: string,
  state: 'DELIVERED' | 'FAILED',
) =>
  db
    .updateTable('webhook_deliveries')
    .set({ state, ...(state === 'DELIVERED' && { delivered_at: sql<Date>`now()` }) })
    .where('account_id', '=', accountId)
    .where('id', '=', deliveryId)
    .execute()

export const deleteOldDeliveries = (db: Db, { accountId }: AccountScope, webhookId: string) =>
  db
    .deleteFrom('webhook_deliveries')
    .where('account_id', '=', accountId)
    .where('webhook_id', '=', webhookId)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${deliveryRetentionDays})`)
    .where('state', '!=', 'WAITING')
    .execute()
