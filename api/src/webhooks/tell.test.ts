import { newId } from '@gable/shared/ids.ts'
import type { WebhookEventType } from '@gable/shared/webhooks/webhook.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { inAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { test, type World } from '../testing/world.ts'
import { tellWebhooks } from './tell.ts'

async function listening(world: World, eventTypes: WebhookEventType[], isPaused = false) {
  const agency = await world.founding.agency()
  const { agentId } = await world.founding.member(agency)
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

const told = async ({ owner }: World, webhookId: string) => {
  const { rows } = await sql<{ payload: object; queue: string }>`
    select d.payload, j.queue_name as queue
    from webhook_deliveries d join graphile_worker.jobs j on j.key = 'webhook-delivery:' || d.id
    where d.webhook_id = ${webhookId}`.execute(owner.db)
  return rows
}

describe('what happened', () => {
  test('is told to a webhook that listens, with a job, once', async ({ world }) => {
    const { webhookId, scope } = await listening(world, ['lead.created', 'contact.created'])
    const event = { id: newId(), type: 'lead.created', data: { name: 'Ada', odd: '\u0000' } } as const
    await inAccount(world.product.db, scope, (db) => tellWebhooks(db, scope, event))
    await inAccount(world.product.db, scope, (db) => tellWebhooks(db, scope, event))
    const [delivery, ...more] = await told(world, webhookId)
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
    { who: 'listens to something else', types: ['contact.updated'] as WebhookEventType[], isPaused: false },
    { who: 'is paused', types: ['lead.created'] as WebhookEventType[], isPaused: true },
  ])('is not told to one that $who', async ({ types, isPaused }, { world }) => {
    const { webhookId, scope } = await listening(world, types, isPaused)
    await inAccount(world.product.db, scope, (db) =>
      tellWebhooks(db, scope, { id: newId(), type: 'lead.created', data: {} }),
    )
    expect(await told(world, webhookId)).toEqual([])
  })

  test('is not told to another agency, nor when the transaction is given up', async ({ world }) => {
    const ours = await listening(world, ['lead.created'])
    const theirs = await listening(world, ['lead.created'])
    const happening = { id: newId(), type: 'lead.created', data: {} } as const
    await inAccount(world.product.db, ours.scope, (db) => tellWebhooks(db, ours.scope, happening))
    const givenUp = inAccount(world.product.db, theirs.scope, async (db) => {
      await tellWebhooks(db, theirs.scope, happening)
      throw new Error('changed my mind')
    })
    await expect(givenUp).rejects.toThrow('changed my mind')
    expect(await told(world, ours.webhookId)).toHaveLength(1)
    expect(await told(world, theirs.webhookId)).toEqual([])
  })
})
