import { createHmac } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { maxWebhooks } from '@gable/shared/webhooks/webhook.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createLog } from '../platform/observe/log.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { test, type World } from '../testing/world.ts'
import { deliverWebhook } from './deliver.ts'
import { publishWebhookEvent } from './publish-event.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  receiver = await startReceiver()
  return () => receiver.close()
})

const eventTypes = ['lead.created'] as const

async function createWebhook(world: World) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const body = { url: `${receiver.origin}/in`, eventTypes: [...eventTypes] }
  const { webhook, secret } = await owner.call('POST /agent/webhooks', { body })
  const scope = mintAccountScope(agency.accountId)
  const params = { webhookId: webhook._id }
  return {
    owner,
    params,
    secret,
    scope,
    publish: (data: object = { name: 'Ada' }, id = newId()) =>
      withAccount(world.product.db, scope, (db) => publishWebhookEvent(db, scope, { id, type: 'lead.created', data })),
    deliveries: async () => (await owner.call('GET /agent/webhooks/:webhookId/deliveries', { params, query: {} })).data,
    log: (deliveryId: string) => owner.call('GET /agent/webhook-deliveries/:deliveryId', { params: { deliveryId } }),
  }
}

/** Runs all delivery jobs of the account as a worker would, without waiting for their time. */
async function deliverAll(world: World, { accountId }: { accountId: string }) {
  const { rows } = await sql<{ id: string; deliveryId: string; runAt: Date }>`
    select j.id, substr(j.key, 18) as "deliveryId", j.run_at as "runAt" from graphile_worker.jobs j
    join webhook_deliveries d on j.key = 'webhook-delivery:' || d.id
    where d.account_id = ${accountId} order by d.created_at`.execute(world.owner.db)
  const deliver = deliverWebhook('anywhere', world.secret)
  for (const { id, deliveryId } of rows) {
    await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(world.owner.db)
    await deliver({
      payload: { accountId, deliveryId },
      db: world.product.db,
      log: createLog({ LOG_LEVEL: 'silent' }),
      signal: new AbortController().signal,
    })
  }
  return rows
}

function first<T>([one]: T[]): T {
  if (one === undefined) throw new Error('The list is empty')
  return one
}

describe('a webhook', () => {
  test('shows its secret once and stores it encrypted', async ({ world }) => {
    const { owner, params, secret } = await createWebhook(world)
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    expect(JSON.stringify(await owner.call('GET /agent/webhooks'))).not.toContain(secret)
    const { secret: sealed } = await world.owner.db
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', params.webhookId)
      .executeTakeFirstOrThrow()
    expect(sealed.toString('latin1')).not.toContain(secret.slice(6))
  })

  test('can be changed field by field, and is deleted with its log', async ({ world }) => {
    const { owner, params, publish } = await createWebhook(world)
    const changed = await owner.call('PATCH /agent/webhooks/:webhookId', {
      params,
      body: { eventTypes: ['contact.created', 'lead.created', 'lead.created'], isPaused: true },
    })
    expect(changed).toMatchObject({ isPaused: true, url: `${receiver.origin}/in` })
    expect(changed.eventTypes).toEqual(['contact.created', 'lead.created'])
    await owner.call('PATCH /agent/webhooks/:webhookId', { params, body: { isPaused: false } })
    await publish()
    await owner.call('DELETE /agent/webhooks/:webhookId', { params })
    expect(await owner.call('GET /agent/webhooks')).toEqual([])
    const again = owner.call('DELETE /agent/webhooks/:webhookId', { params })
    await expect(again).rejects.toMatchObject({ code: 'not_found' })
  })

  test.for([
    [{ url: ' ', eventTypes }, { url: 'This field is required' }],
    [{ url: 'ftp://crm.example', eventTypes }, { url: 'Please enter a valid URL' }],
    [{ url: 'https://', eventTypes }, { url: 'Please enter a valid URL' }],
    [{ url: 'https://crm.example/a b', eventTypes }, { url: 'Please enter a valid URL' }],
    [
      { url: 'https://me:pass@crm.example', eventTypes },
      { url: 'Please enter a URL without a user name and password' },
    ],
    [
      { url: `https://crm.example/${'a'.repeat(500)}`, eventTypes },
      { url: 'This field cannot be more than 500 characters' },
    ],
    [{ url: 'https://crm.example', eventTypes: [] }, { eventTypes: 'Please select at least one' }],
  ] as const)('is rejected with the invalid field: %j', async ([body, fields], { world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    const response = await owner.send('POST', '/api/agent/webhooks', body)
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual(fields)
  })

  test('is limited to twenty per agency, even with concurrent requests', async ({ world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    const body = { url: 'https://crm.example/', eventTypes: [...eventTypes] }
    const requests = Array.from({ length: maxWebhooks + 1 }, () => owner.call('POST /agent/webhooks', { body }))
    const rejected = (await Promise.allSettled(requests)).filter(({ status }) => status === 'rejected')
    expect(rejected).toMatchObject([{ reason: { code: 'conflict' } }])
    expect(await owner.call('GET /agent/webhooks')).toHaveLength(maxWebhooks)
  })

  test('cannot be seen, changed, tested, or replayed by another agency', async ({ world }) => {
    const { params, publish, deliveries } = await createWebhook(world)
    await publish()
    const [delivery] = await deliveries()
    const rival = await world.factory.createAgent(await world.factory.createAgency())
    expect(await rival.call('GET /agent/webhooks')).toEqual([])
    const ofDelivery = { params: { deliveryId: delivery?._id ?? '' } }
    const responses = await Promise.allSettled([
      rival.call('GET /agent/webhooks/:webhookId', { params }),
      rival.call('PATCH /agent/webhooks/:webhookId', { params, body: { isPaused: true } }),
      rival.call('DELETE /agent/webhooks/:webhookId', { params }),
      rival.call('POST /agent/webhooks/:webhookId/secret', { params }),
      rival.call('POST /agent/webhooks/:webhookId/test', { params }),
      rival.call('GET /agent/webhooks/:webhookId/deliveries', { params, query: {} }),
      rival.call('GET /agent/webhook-deliveries/:deliveryId', ofDelivery),
      rival.call('POST /agent/webhook-deliveries/:deliveryId/replay', ofDelivery),
    ])
    expect(
      responses.filter((response) => response.status === 'fulfilled' || response.reason.code !== 'not_found'),
    ).toEqual([])
  })

  test('cannot be created for a private address unless that is allowed', async ({ world }) => {
    const settings = { ...world.settings, WEBHOOKS_ALLOW_PRIVATE: false }
    const app = await buildApp({ ...world, settings, log: createLog(settings) })
    onTestFinished(() => app.close())
    const factory = world.factory.withApp(app)
    const owner = await factory.createAgent(await factory.createAgency())
    const getUrlError = async (person: SignedInAgent, url: string) =>
      (await person.send('POST', '/api/agent/webhooks', { url, eventTypes })).json().fields?.url
    expect(await getUrlError(owner, 'http://127.0.0.1/')).toBe('127.0.0.1 is not a public internet address')
    expect(await getUrlError(owner, 'http://0177.1/')).toBe('127.0.0.1 is not a public internet address')
    expect(await getUrlError(owner, 'http://[::1]/')).toBe('::1 is not a public internet address')
    expect(await getUrlError(owner, 'http://db.localhost/')).toBe('db.localhost is not a public internet address')
    expect(await getUrlError(owner, 'https://crm.example:8443/')).toBe('Port 8443 is not allowed. Use port 80 or 443.')
    expect(await getUrlError(owner, 'https://crm.example/')).toBeUndefined()
  })
})

describe('a delivery', () => {
  test('carries the event with a signature that the receiver can verify', async ({ world }) => {
    const { scope, secret, publish, deliveries, log } = await createWebhook(world)
    const id = newId()
    await publish({ zebra: 1, name: 'Ada' }, id)
    await deliverAll(world, scope)
    const { headers, body, path } = first(receiver.requests)
    expect(path).toBe('/in')
    expect(body).toMatch(
      new RegExp(`^{"id":"${id}","type":"lead.created","createdAt":"[^"]+","data":{"zebra":1,"name":"Ada"}}$`),
    )
    const time = headers['gable-timestamp']
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    expect(headers).toMatchObject({
      'gable-id': id,
      'gable-signature': `v1=${signature}`,
      'content-type': 'application/json',
    })

    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({ state: 'DELIVERED', attempts: 1, eventId: id, isReplay: false, isTest: false })
    expect(await log(delivery?._id ?? '')).toMatchObject({
      payload: JSON.parse(body),
      log: [{ number: 1, status: 200, body: 'thanks', error: null }],
      nextAttemptAt: null,
    })
  })

  test('that fails is attempted ten times over a day, at growing intervals', async ({ world }) => {
    const { scope, publish, deliveries, log } = await createWebhook(world)
    receiver.respondWith((response) => response.writeHead(500).end('not today'))
    await publish()
    const runTimes: number[] = []
    for (let attempt = 0; attempt < 10; attempt++) {
      const [job] = await deliverAll(world, scope)
      runTimes.push(job?.runAt.getTime() ?? 0)
    }
    expect(await deliverAll(world, scope)).toEqual([])
    expect(runTimes).toEqual([...runTimes].sort((a, b) => a - b))
    expect((runTimes.at(-1) ?? 0) - Date.now()).toBeGreaterThan(9 * hourLength)
    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({ state: 'FAILED', attempts: 10 })
    const { log: attempts } = await log(delivery?._id ?? '')
    expect(attempts.map(({ number, error }) => `${number} ${error}`)).toContain('10 Received status 500')
  })

  test('shows the time of its next attempt, and succeeds when the receiver recovers', async ({ world }) => {
    const { scope, publish, deliveries, log } = await createWebhook(world)
    receiver.respondWith((response) => response.writeHead(503).end())
    await publish()
    await deliverAll(world, scope)
    const [waiting] = await deliveries()
    expect(waiting).toMatchObject({ state: 'WAITING', attempts: 1 })
    const { nextAttemptAt } = await log(waiting?._id ?? '')
    expect(Date.parse(nextAttemptAt ?? '')).toBeGreaterThan(Date.now())
    receiver.respondWith((response) => response.end())
    await deliverAll(world, scope)
    expect((await deliveries())[0]).toMatchObject({ state: 'DELIVERED', attempts: 2 })
  })

  test('that gets status 410 pauses the webhook and is not retried', async ({ world }) => {
    const { owner, params, scope, publish, deliveries } = await createWebhook(world)
    receiver.respondWith((response) => response.writeHead(410).end())
    await publish()
    await deliverAll(world, scope)
    expect(await deliverAll(world, scope)).toEqual([])
    expect((await deliveries())[0]).toMatchObject({ state: 'FAILED', attempts: 1 })
    expect(await owner.call('GET /agent/webhooks/:webhookId', { params })).toMatchObject({ isPaused: true })
  })

  test('waits while the webhook is paused and is sent when it resumes', async ({ world }) => {
    const { owner, params, scope, publish, deliveries } = await createWebhook(world)
    await publish()
    await owner.call('PATCH /agent/webhooks/:webhookId', { params, body: { isPaused: true } })
    await deliverAll(world, scope)
    expect(receiver.requests).toEqual([])
    await publish({ name: 'while paused' })
    await owner.call('PATCH /agent/webhooks/:webhookId', { params, body: { isPaused: false } })
    await deliverAll(world, scope)
    expect(receiver.requests).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED' }])
  })

  test('can be replayed as a new delivery with the same event id', async ({ world }) => {
    const { owner, scope, publish, deliveries } = await createWebhook(world)
    await publish()
    await deliverAll(world, scope)
    const params = { deliveryId: first(await deliveries())._id }
    await owner.call('POST /agent/webhook-deliveries/:deliveryId/replay', { params })
    await deliverAll(world, scope)
    const [one, two] = receiver.requests
    expect(two?.body).toBe(one?.body)
    expect(await deliveries()).toMatchObject([{ isReplay: true, state: 'DELIVERED' }, { isReplay: false }])
  })

  test('is deleted after thirty days unless it is still waiting', async ({ world }) => {
    const { params, scope, publish, deliveries } = await createWebhook(world)
    await publish()
    await deliverAll(world, scope)
    await sql`update webhook_deliveries set created_at = now() - interval '31 days'
      where webhook_id = ${params.webhookId}`.execute(world.owner.db)
    await publish()
    await deliverAll(world, scope)
    expect(await deliveries()).toHaveLength(1)
  })
})

describe('a test event', () => {
  test('is a sample of the webhook’s event type', async ({ world }) => {
    const { owner, params, scope, deliveries } = await createWebhook(world)
    await owner.call('POST /agent/webhooks/:webhookId/test', { params })
    await deliverAll(world, scope)
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({
      type: 'lead.created',
      data: { leadType: 'HV' },
    })
    expect(await deliveries()).toMatchObject([{ isTest: true, state: 'DELIVERED' }])
  })

  test('is not sent to a webhook that is paused', async ({ world }) => {
    const { owner, params } = await createWebhook(world)
    await owner.call('PATCH /agent/webhooks/:webhookId', { params, body: { isPaused: true } })
    await expect(owner.call('POST /agent/webhooks/:webhookId/test', { params })).rejects.toMatchObject({
      message: 'This webhook is paused. Resume it to send events.',
    })
  })
})

test('a new secret replaces the old one right away', async ({ world }) => {
  const { owner, params, scope, secret: old, publish } = await createWebhook(world)
  const { secret } = await owner.call('POST /agent/webhooks/:webhookId/secret', { params })
  expect(secret).not.toBe(old)
  await publish()
  await deliverAll(world, scope)
  const { headers, body } = first(receiver.requests)
  const expected = createHmac('sha256', secret).update(`${headers['gable-timestamp']}.${body}`).digest('hex')
  expect(headers['gable-signature']).toBe(`v1=${expected}`)
})
