import { newId } from '@gable/shared/ids.ts'
import type { WebhookEventType } from '@gable/shared/webhooks/webhook.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { test, type World } from '../testing/world.ts'
import { publishWebhookEvent } from './publish-event.ts'

async function createWebhook(world: World, eventTypes: WebhookEventType[], isPaused = false) {
  const agency = await world.factory.createAgency()
  const { agentId } = await world.factory.createMember(agency)
  const webhookId = newId()
  await world.owner.db
    .insertInto('webhooks')
    .values({
      account_id: agency.accountId,
      id: webhookId,
      url: 'https://crm.example/in',
      event_types: eventTypes,
      secret: Buffer.from(''),
      is_paused: isPaused,
      created_by: agentId,
    })
    .execute()
  return { webhookId, scope: mintAccountScope(agency.accountId) }
}

const listDeliveries = async ({ owner }: World, webhookId: string) => {
  const { rows } = await sql<{ payload: object; queue: string }>`
    select d.payload, j.queue_name as queue
    from webhook_deliveries d join graphile_worker.jobs j on j.key = 'webhook-delivery:' || d.id
    where d.webhook_id = ${webhookId}`.execute(owner.db)
  return rows
}

describe('an event', () => {
  test('creates one delivery with a job for a subscribed webhook', async ({ world }) => {
    const { webhookId, scope } = await createWebhook(world, ['lead.created', 'contact.created'])
    const event = { id: newId(), type: 'lead.created', data: { name: 'Ada', odd: '\u0000' } } as const
    await withAccount(world.product.db, scope, (db) => publishWebhookEvent(db, scope, event))
    await withAccount(world.product.db, scope, (db) => publishWebhookEvent(db, scope, event))
    const [delivery, ...more] = await listDeliveries(world, webhookId)
    expect(more).toEqual([])
    expect(delivery?.queue).toBe(`webhook:${webhookId}`)
    expect(Object.entries(delivery?.payload ?? {})).toEqual([
      ['id', event.id],
      ['type', 'lead.created'],
      ['createdAt', expect.stringMatching(/^\d{4}-.*Z$/)],
      ['data', event.data],
    ])
  })

  test.for([
    { state: 'is subscribed to something else', types: ['contact.updated'] as WebhookEventType[], isPaused: false },
    { state: 'is paused', types: ['lead.created'] as WebhookEventType[], isPaused: true },
  ])('creates no delivery for a webhook that $state', async ({ types, isPaused }, { world }) => {
    const { webhookId, scope } = await createWebhook(world, types, isPaused)
    await withAccount(world.product.db, scope, (db) =>
      publishWebhookEvent(db, scope, { id: newId(), type: 'lead.created', data: {} }),
    )
    expect(await listDeliveries(world, webhookId)).toEqual([])
  })

  test('is not delivered to another agency, or if the transaction rolls back', async ({ world }) => {
    const ours = await createWebhook(world, ['lead.created'])
    const theirs = await createWebhook(world, ['lead.created'])
    const event = { id: newId(), type: 'lead.created', data: {} } as const
    await withAccount(world.product.db, ours.scope, (db) => publishWebhookEvent(db, ours.scope, event))
    const rolledBack = withAccount(world.product.db, theirs.scope, async (db) => {
      await publishWebhookEvent(db, theirs.scope, event)
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect(await listDeliveries(world, ours.webhookId)).toHaveLength(1)
    expect(await listDeliveries(world, theirs.webhookId)).toEqual([])
  })
})
