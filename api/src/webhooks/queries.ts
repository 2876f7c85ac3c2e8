import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Webhook, WebhookChange, WebhookInput } from '@gable/shared/webhooks/webhook.ts'
import { sql } from 'kysely'
import { lockInAccount } from '../platform/account-lock-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export async function listWebhooks(db: Db, scope: Scope): Promise<Webhook[]> {
  const rows = await selectWebhooks(db, scope).orderBy('created_at').orderBy('id').execute()
  return rows.map(toWebhook)
}

export async function getWebhookOrThrow(db: Db, scope: Scope, webhookId: string): Promise<Webhook> {
  const row = await selectWebhooks(db, scope).where('id', '=', webhookId).executeTakeFirst()
  return toWebhook(orNotFound(row, 'webhook'))
}

interface NewWebhook {
  id: string
  input: WebhookInput
  encryptedSecret: Buffer
  /** The key of the program that creates it. */
  apiKeyId: string | null
}

export const insertWebhook = (
  db: Db,
  { accountId, agentId }: Scope,
  { id, input, encryptedSecret, apiKeyId }: NewWebhook,
) =>
  db
    .insertInto('webhooks')
    .values({
      account_id: accountId,
      id,
      url: input.url,
      event_types: [...new Set(input.eventTypes)],
      is_paused: input.isPaused,
      secret: encryptedSecret,
      created_by: agentId,
      api_key_id: apiKeyId,
    })
    .execute()

export const updateWebhookRow = (
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
  updateWebhookRow(db, scope, webhookId, { isPaused: true })

export const updateWebhookSecret = (db: Db, { accountId }: Scope, webhookId: string, encryptedSecret: Buffer) =>
  db
    .updateTable('webhooks')
    .set({ secret: encryptedSecret, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', webhookId)
    .execute()

export async function deleteWebhookOrThrow(db: Db, { accountId }: Scope, webhookId: string): Promise<void> {
  const deleted = await db
    .deleteFrom('webhooks')
    .where('account_id', '=', accountId)
    .where('id', '=', webhookId)
    .returning('id')
    .executeTakeFirst()
  orNotFound(deleted, 'webhook')
}

export async function lockAndCountWebhooks(db: Db, scope: Scope): Promise<number> {
  await lockInAccount(db, scope, 'webhooks')
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', scope.accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const selectWebhooks = (db: Db, { accountId }: Scope) =>
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

type WebhookRow = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['executeTakeFirstOrThrow']>>

const toWebhook = ({ id, createdAt, updatedAt, lastAt, lastState, ...row }: WebhookRow): Webhook => ({
  _id: id,
  url: row.url,
  eventTypes: row.eventTypes,
  isPaused: row.isPaused,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  lastDelivery: lastAt && lastState ? { at: lastAt.toISOString(), state: lastState } : null,
})
