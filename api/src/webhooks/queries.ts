import type { Webhook, WebhookChange, WebhookInput } from '@gable/shared/webhooks/webhook.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export async function listWebhooks(db: Db, scope: Scope): Promise<Webhook[]> {
  const rows = await webhooks(db, scope).orderBy('created_at').orderBy('id').execute()
  return rows.map(toWebhook)
}

export async function findWebhook(db: Db, scope: Scope, webhookId: string): Promise<Webhook | undefined> {
  const row = await webhooks(db, scope).where('id', '=', webhookId).executeTakeFirst()
  return row && toWebhook(row)
}

interface NewWebhook {
  id: string
  input: WebhookInput
  sealed: Buffer
}

export const insertWebhook = (db: Db, { accountId, agentId }: Scope, { id, input, sealed }: NewWebhook) =>
  db
    .insertInto('webhooks')
    .values({
      account_id: accountId,
      id,
      url: input.url,
      event_types: [...new Set(input.eventTypes)],
      is_paused: input.isPaused,
      secret: sealed,
      created_by: agentId,
    })
    .execute()

export const updateWebhook = (
  db: Db,
  { accountId }: AccountScope,
  webhookId: string,
  { url, eventTypes, isPaused }: WebhookChange,
) =>
  db
    .updateTable('webhooks')
    .set({
      updated_at: sql<Date>`now()`,
      ...(url !== undefined && { url }),
      ...(eventTypes && { event_types: [...new Set(eventTypes)] }),
      ...(isPaused !== undefined && { is_paused: isPaused }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', webhookId)
    .execute()

export const pauseWebhook = (db: Db, scope: AccountScope, webhookId: string) =>
  updateWebhook(db, scope, webhookId, { isPaused: true })

export const replaceSecret = (db: Db, { accountId }: Scope, webhookId: string, sealed: Buffer) =>
  db
    .updateTable('webhooks')
    .set({ secret: sealed, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', webhookId)
    .execute()

export async function deleteWebhook(db: Db, { accountId }: Scope, webhookId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('account_id', '=', accountId)
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Counted one after the other, so that two at once do not both take the last place. */
export async function countWebhooks(db: Db, { accountId }: Scope): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks of ' || ${accountId}, 0))`.execute(db)
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const webhooks = (db: Db, { accountId }: Scope) =>
  db
    .selectFrom('webhooks')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('webhook_deliveries')
          .select(['created_at as lastAt', 'state as lastState'])
          .whereRef('webhook_deliveries.account_id', '=', 'webhooks.account_id')
          .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
          .orderBy('created_at', 'desc')
          .orderBy('webhook_deliveries.id')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'id',
      'url',
      'event_types as eventTypes',
      'is_paused as isPaused',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'lastAt',
      'lastState',
    ])
    .where('account_id', '=', accountId)

type Row = Awaited<ReturnType<ReturnType<typeof webhooks>['executeTakeFirstOrThrow']>>

const toWebhook = ({ id, createdAt, updatedAt, lastAt, lastState, ...row }: Row): Webhook => ({
  _id: id,
  url: row.url,
  eventTypes: row.eventTypes,
  isPaused: row.isPaused,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  lastDelivery: lastAt && lastState ? { at: lastAt.toISOString(), state: lastState } : null,
})
