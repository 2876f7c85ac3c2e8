import { daysOfDeliveries, type WebhookEventType, type WebhookPayload } from '@gable/shared/webhooks/webhook.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Answer } from './post.ts'

/** One for every active webhook that listens to this, with its job, in one statement; nothing where none listens. */
export async function insertDeliveries(db: Db, { accountId }: AccountScope, payload: WebhookPayload): Promise<void> {
  await sql`
    with told as (
      insert into webhook_deliveries (account_id, id, webhook_id, event_id, event_type, payload)
      select account_id, gen_random_uuid(), id, ${payload.id}, ${payload.type}, ${JSON.stringify(payload)}
      from webhooks where account_id = ${accountId} and not is_paused and ${payload.type} = any(event_types)
      on conflict do nothing
      returning account_id, webhook_id, id
    )
    select ask_for_delivery(account_id, webhook_id, id) from told
  `.execute(db)
}

interface NewDelivery {
  id: string
  webhookId: string
  payload: WebhookPayload & { type: WebhookEventType }
  isTest?: boolean
  replayOf?: string
}

export const insertDelivery = (db: Db, { accountId }: AccountScope, given: NewDelivery) =>
  db
    .insertInto('webhook_deliveries')
    .values({
      account_id: accountId,
      id: given.id,
      webhook_id: given.webhookId,
      event_id: given.payload.id,
      event_type: given.payload.type,
      payload: JSON.stringify(given.payload),
      is_test: given.isTest ?? false,
      replay_of: given.replayOf ?? null,
    })
    .execute()

interface Asked {
  webhookId: string
  deliveryId: string
  at?: Date
}

export async function askForDelivery(db: Db, { accountId }: AccountScope, { webhookId, deliveryId, at }: Asked) {
  await sql`select ask_for_delivery(${accountId}, ${webhookId}, ${deliveryId}, ${at ?? null})`.execute(db)
}

/** What waited while the webhook was paused goes out. */
export async function askForWaiting(db: Db, { accountId }: AccountScope, webhookId: string) {
  await sql`
    select ask_for_delivery(account_id, webhook_id, id) from webhook_deliveries
    where account_id = ${accountId} and webhook_id = ${webhookId} and state = 'WAITING'
    order by created_at
  `.execute(db)
}

/** What is to be sent, and where; undefined once it is settled, forgotten, or its webhook paused. */
export const readDue = (db: Db, { accountId }: AccountScope, deliveryId: string) =>
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

/** The number of the attempt; undefined when nobody waits for this delivery any more. */
export async function insertAttempt(db: Db, { accountId }: AccountScope, deliveryId: string, answer: Answer) {
  const { rows } = await sql<{ number: number }>`
    insert into webhook_attempts (account_id, delivery_id, number, at, took_ms, status, body, error)
    select account_id, id,
      (select coalesce(max(number), 0) + 1 from webhook_attempts where account_id = ${accountId} and delivery_id = ${deliveryId}),
      ${answer.at}, ${answer.tookMs}, ${answer.status}, ${answer.body}, ${answer.error}
    from webhook_deliveries where account_id = ${accountId} and id = ${deliveryId} and state = 'WAITING'
    returning number
  `.execute(db)
  return rows[0]?.number
}

export const settleDelivery = (
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

export const forgetOldDeliveries = (db: Db, { accountId }: AccountScope, webhookId: string) =>
  db
    .deleteFrom('webhook_deliveries')
    .where('account_id', '=', accountId)
    .where('webhook_id', '=', webhookId)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${daysOfDeliveries})`)
    .where('state', '!=', 'WAITING')
    .execute()
