import { createHmac } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { webhookMaximum } from '@gable/shared/webhooks/webhook.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { inAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createLog } from '../platform/observe/log.ts'
import { Household, type Person } from '../testing/household.ts'
import { openReceiver } from '../testing/receiver.ts'
import { test, type World } from '../testing/world.ts'
import { deliverWebhook } from './deliver.ts'
import { tellWebhooks } from './tell.ts'

let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeEach(async () => {
  receiver = await openReceiver()
  return () => receiver.close()
})

const eventTypes = ['lead.created'] as const

async function listening(world: World) {
  const agency = await world.founding.agency()
  const owner = await world.founding.person(agency)
  const body = { url: `${receiver.origin}/in`, eventTypes: [...eventTypes] }
  const { webhook, secret } = await owner.call('POST /agent/webhooks', { body })
  const scope = mintAccountScope(agency.accountId)
  const params = { webhookId: webhook._id }
  return {
    owner,
    params,
    secret,
    scope,
    tell: (data: object = { name: 'Ada' }, id = newId()) =>
      inAccount(world.product.db, scope, (db) => tellWebhooks(db, scope, { id, type: 'lead.created', data })),
    deliveries: async () => (await owner.call('GET /agent/webhooks/:webhookId/deliveries', { params, query: {} })).data,
    log: (deliveryId: string) => owner.call('GET /agent/webhook-deliveries/:deliveryId', { params: { deliveryId } }),
  }
}

/** Does what the queue would do with every delivery of the account, whether its time has come or not. */
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
  if (one === undefined) throw new Error('Nothing was heard')
  return one
}

describe('a webhook', () => {
  test('shows its secret once, and it lies sealed', async ({ world }) => {
    const { owner, params, secret } = await listening(world)
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    expect(JSON.stringify(await owner.call('GET /agent/webhooks'))).not.toContain(secret)
    const { secret: sealed } = await world.owner.db
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', params.webhookId)
      .executeTakeFirstOrThrow()
    expect(sealed.toString('latin1')).not.toContain(secret.slice(6))
  })

  test('is changed part by part, and forgotten with its log', async ({ world }) => {
    const { owner, params, tell } = await listening(world)
    const changed = await owner.call('PATCH /agent/webhooks/:webhookId', {
      params,
      body: { eventTypes: ['contact.created', 'lead.created', 'lead.created'], isPaused: true },
    })
    expect(changed).toMatchObject({ isPaused: true, url: `${receiver.origin}/in` })
    expect(changed.eventTypes).toEqual(['contact.created', 'lead.created'])
    await owner.call('PATCH /agent/webhooks/:webhookId', { params, body: { isPaused: false } })
    await tell()
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
  ] as const)('is refused with the field that is wrong: %j', async ([body, fields], { world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    const answer = await owner.send('POST', '/api/agent/webhooks', body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual(fields)
  })

  test('is one of no more than twenty, however many are asked for at once', async ({ world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    const body = { url: 'https://crm.example/', eventTypes: [...eventTypes] }
    const asked = Array.from({ length: webhookMaximum + 1 }, () => owner.call('POST /agent/webhooks', { body }))
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'conflict' } }])
    expect(await owner.call('GET /agent/webhooks')).toHaveLength(webhookMaximum)
  })

  test('is nothing people of another agency can see, change, test or replay', async ({ world }) => {
    const { params, tell, deliveries } = await listening(world)
    await tell()
    const [delivery] = await deliveries()
    const rival = await world.founding.person(await world.founding.agency())
    expect(await rival.call('GET /agent/webhooks')).toEqual([])
    const ofDelivery = { params: { deliveryId: delivery?._id ?? '' } }
    const answers = await Promise.allSettled([
      rival.call('GET /agent/webhooks/:webhookId', { params }),
      rival.call('PATCH /agent/webhooks/:webhookId', { params, body: { isPaused: true } }),
      rival.call('DELETE /agent/webhooks/:webhookId', { params }),
      rival.call('POST /agent/webhooks/:webhookId/secret', { params }),
      rival.call('POST /agent/webhooks/:webhookId/test', { params }),
      rival.call('GET /agent/webhooks/:webhookId/deliveries', { params, query: {} }),
      rival.call('GET /agent/webhook-deliveries/:deliveryId', ofDelivery),
      rival.call('POST /agent/webhook-deliveries/:deliveryId/replay', ofDelivery),
    ])
    expect(answers.filter((answer) => answer.status === 'fulfilled' || answer.reason.code !== 'not_found')).toEqual([])
  })

  test('is not registered for an address of ours, where that is not allowed', async ({ world }) => {
    const settings = { ...world.settings, WEBHOOKS_ALLOW_PRIVATE: false }
    const app = await buildApp({ ...world, settings, log: createLog(settings) })
    onTestFinished(() => app.close())
    const household = new Household(app, world.owner)
    const owner = await household.person(await household.agency())
    const refusalOf = async (person: Person, url: string) =>
      (await person.send('POST', '/api/agent/webhooks', { url, eventTypes })).json().fields?.url
    expect(await refusalOf(owner, 'http://127.0.0.1/')).toBe('127.0.0.1 is not on the open internet')
    expect(await refusalOf(owner, 'http://0177.1/')).toBe('127.0.0.1 is not on the open internet')
    expect(await refusalOf(owner, 'http://[::1]/')).toBe('::1 is not on the open internet')
    expect(await refusalOf(owner, 'http://db.localhost/')).toBe('db.localhost is not on the open internet')
    expect(await refusalOf(owner, 'https://crm.example:8443/')).toBe('Port 8443 is not called, only 80 and 443')
    expect(await refusalOf(owner, 'https://crm.example/')).toBeUndefined()
  })
})

describe('a delivery', () => {
  test('carries what happened, signed so that the receiver can tell', async ({ world }) => {
    const { scope, secret, tell, deliveries, log } = await listening(world)
    const id = newId()
    await tell({ zebra: 1, name: 'Ada' }, id)
    await deliverAll(world, scope)
    const { headers, body, path } = first(receiver.heard)
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

  test('that fails is tried again, later and later, ten times over a day', async ({ world }) => {
    const { scope, tell, deliveries, log } = await listening(world)
    receiver.answers((response) => response.writeHead(500).end('not today'))
    await tell()
    const planned: number[] = []
    for (let attempt = 0; attempt < 10; attempt++) {
      const [job] = await deliverAll(world, scope)
      planned.push(job?.runAt.getTime() ?? 0)
    }
    expect(await deliverAll(world, scope)).toEqual([])
    expect(planned).toEqual([...planned].sort((a, b) => a - b))
    expect((planned.at(-1) ?? 0) - Date.now()).toBeGreaterThan(9 * 3_600_000)
    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({ state: 'FAILED', attempts: 10 })
    const { log: attempts } = await log(delivery?._id ?? '')
    expect(attempts.map(({ number, error }) => `${number} ${error}`)).toContain('10 It answered 500')
  })

  test('waits with the time of its next attempt, and ends well when the receiver recovers', async ({ world }) => {
    const { scope, tell, deliveries, log } = await listening(world)
    receiver.answers((response) => response.writeHead(503).end())
    await tell()
    await deliverAll(world, scope)
    const [waiting] = await deliveries()
    expect(waiting).toMatchObject({ state: 'WAITING', attempts: 1 })
    const { nextAttemptAt } = await log(waiting?._id ?? '')
    expect(Date.parse(nextAttemptAt ?? '')).toBeGreaterThan(Date.now())
    receiver.answers((response) => response.end())
    await deliverAll(world, scope)
    expect((await deliveries())[0]).toMatchObject({ state: 'DELIVERED', attempts: 2 })
  })

  test('that is answered with Gone pauses the webhook and is not tried again', async ({ world }) => {
    const { owner, params, scope, tell, deliveries } = await listening(world)
    receiver.answers((response) => response.writeHead(410).end())
    await tell()
    await deliverAll(world, scope)
    expect(await deliverAll(world, scope)).toEqual([])
    expect((await deliveries())[0]).toMatchObject({ state: 'FAILED', attempts: 1 })
    expect(await owner.call('GET /agent/webhooks/:webhookId', { params })).toMatchObject({ isPaused: true })
  })

  test('waits while the webhook is paused, and goes out when that goes on', async ({ world }) => {
    const { owner, params, scope, tell, deliveries } = await listening(world)
    await tell()
    await owner.call('PATCH /agent/webhooks/:webhookId', { params, body: { isPaused: true } })
    await deliverAll(world, scope)
    expect(receiver.heard).toEqual([])
    await tell({ name: 'while paused' })
    await owner.call('PATCH /agent/webhooks/:webhookId', { params, body: { isPaused: false } })
    await deliverAll(world, scope)
    expect(receiver.heard).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED' }])
  })

  test('is sent again as a delivery of its own, under the same id', async ({ world }) => {
    const { owner, scope, tell, deliveries } = await listening(world)
    await tell()
    await deliverAll(world, scope)
    const params = { deliveryId: first(await deliveries())._id }
    await owner.call('POST /agent/webhook-deliveries/:deliveryId/replay', { params })
    await deliverAll(world, scope)
    const [one, two] = receiver.heard
    expect(two?.body).toBe(one?.body)
    expect(await deliveries()).toMatchObject([{ isReplay: true, state: 'DELIVERED' }, { isReplay: false }])
  })

  test('is forgotten thirty days after, unless somebody still waits for it', async ({ world }) => {
    const { params, scope, tell, deliveries } = await listening(world)
    await tell()
    await deliverAll(world, scope)
    await sql`update webhook_deliveries set created_at = now() - interval '31 days'
      where webhook_id = ${params.webhookId}`.execute(world.owner.db)
    await tell()
    await deliverAll(world, scope)
    expect(await deliveries()).toHaveLength(1)
  })
})

describe('a test', () => {
  test('sends a sample of what the webhook listens to', async ({ world }) => {
    const { owner, params, scope, deliveries } = await listening(world)
    await owner.call('POST /agent/webhooks/:webhookId/test', { params })
    await deliverAll(world, scope)
    expect(JSON.parse(receiver.heard[0]?.body ?? '')).toMatchObject({ type: 'lead.created', data: { leadType: 'HV' } })
    expect(await deliveries()).toMatchObject([{ isTest: true, state: 'DELIVERED' }])
  })

  test('is not sent to a webhook that is paused', async ({ world }) => {
    const { owner, params } = await listening(world)
    await owner.call('PATCH /agent/webhooks/:webhookId', { params, body: { isPaused: true } })
    await expect(owner.call('POST /agent/webhooks/:webhookId/test', { params })).rejects.toMatchObject({
      message: 'This webhook is paused. Resume it to send something.',
    })
  })
})

test('a new secret signs from then on', async ({ world }) => {
  const { owner, params, scope, secret: old, tell } = await listening(world)
  const { secret } = await owner.call('POST /agent/webhooks/:webhookId/secret', { params })
  expect(secret).not.toBe(old)
  await tell()
  await deliverAll(world, scope)
  const { headers, body } = first(receiver.heard)
  const expected = createHmac('sha256', secret).update(`${headers['gable-timestamp']}.${body}`).digest('hex')
  expect(headers['gable-signature']).toBe(`v1=${expected}`)
})
