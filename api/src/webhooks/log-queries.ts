import type { WebhookAttempt, WebhookDelivery, WebhookPayload } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** What was sent to one webhook, newest first. */
export async function listDeliveries(
  db: Db,
  scope: Scope,
  webhookId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: WebhookDelivery[]; total: number }> {
  const ofWebhook = deliveries(db, scope).where('webhook_id', '=', webhookId)
  const rows = await ofWebhook
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await db
    .selectFrom('webhook_deliveries')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('account_id', '=', scope.accountId)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow()
  return { data: rows.map(toDelivery), total: Number(total) }
}

export async function findDelivery(db: Db, scope: Scope, deliveryId: string) {
  const row = await deliveries(db, scope)
    .select('webhook_id as webhookId')
    .select((select) => select.ref('payload').$castTo<WebhookPayload>().as('payload'))
    .where('id', '=', deliveryId)
    .executeTakeFirst()
  return row && { delivery: toDelivery(row), webhookId: row.webhookId, payload: row.payload }
}

export async function listAttempts(db: Db, { accountId }: Scope, deliveryId: string): Promise<WebhookAttempt[]> {
  const rows = await db
    .selectFrom('webhook_attempts')
    .select(['number', 'at', 'took_ms as tookMs', 'status', 'body', 'error'])
    .where('account_id', '=', accountId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

const deliveries = (db: Db, { accountId }: Scope) =>
  db
    .selectFrom('webhook_deliveries')
    .select([
      'id',
      'event_id as eventId',
      'event_type as eventType',
      'state',
      'is_test as isTest',
      'replay_of as replayOf',
      'created_at as createdAt',
      'delivered_at as deliveredAt',
    ])
    .select((select) =>
      select
        .selectFrom('webhook_attempts')
        .select(({ fn }) => fn.countAll<string>().as('attempts'))
        .whereRef('webhook_attempts.account_id', '=', 'webhook_deliveries.account_id')
        .whereRef('webhook_attempts.delivery_id', '=', 'webhook_deliveries.id')
        .as('attempts'),
    )
    .where('account_id', '=', accountId)

type Row = Awaited<ReturnType<ReturnType<typeof deliveries>['executeTakeFirstOrThrow']>>

const toDelivery = ({ id, replayOf, createdAt, deliveredAt, attempts, ...row }: Row): WebhookDelivery => ({
  _id: id,
  eventId: row.eventId,
  eventType: row.eventType,
  state: row.state,
  isTest: row.isTest,
  isReplay: replayOf !== null,
  createdAt: createdAt.toISOString(),
  deliveredAt: deliveredAt?.toISOString() ?? null,
  attempts: Number(attempts),
})
