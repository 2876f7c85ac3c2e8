import { orNotFound } from '@gable/shared/http/problem.ts'
import type { WebhookAttempt, WebhookDelivery, WebhookPayload } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** One webhook's deliveries, newest first. */
export async function listDeliveries(
  db: Db,
  scope: Scope,
  webhookId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: WebhookDelivery[]; total: number }> {
  const rows = await selectDeliveries(db, scope)
    .where('webhook_id', '=', webhookId)
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

export async function getDeliveryOrThrow(db: Db, scope: Scope, deliveryId: string) {
  const row = await selectDeliveries(db, scope)
    .select('webhook_id as webhookId')
    .select((select) => select.ref('payload').$castTo<WebhookPayload>().as('payload'))
    .where('id', '=', deliveryId)
    .executeTakeFirst()
  const { webhookId, payload, ...delivery } = orNotFound(row, 'delivery')
  return { delivery: toDelivery(delivery), webhookId, payload }
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

const selectDeliveries = (db: Db, { accountId }: Scope) =>
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

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['executeTakeFirstOrThrow']>>

const toDelivery = ({ id, replayOf, createdAt, deliveredAt, attempts, ...row }: DeliveryRow): WebhookDelivery => ({
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
