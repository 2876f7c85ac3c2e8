import type { ServerResponse } from 'node:http'
import type { Step } from '@gable/shared/flows/step.ts'
import { expect, onTestFinished } from 'vitest'
import { createLog } from '../../platform/observe/log.ts'
import { createAgencyWithEmails } from '../../testing/emails.ts'
import { aDefinition, enroll, insertFlow } from '../../testing/flows.ts'
import { startReceiver } from '../../testing/webhook-receiver.ts'
import { test, type World } from '../../testing/world.ts'
import { deliverWebhook } from '../../webhooks/deliver.ts'
import { runFlows } from '../run-flows.ts'

/** A contact for whom a workflow called a webhook, which has not been sent yet. */
async function setUp(world: World) {
  const { agency, agent, addContacts } = await createAgencyWithEmails(world)
  const { accountId } = agency
  const receiver = await startReceiver()
  onTestFinished(() => receiver.close())
  const { webhook } = await agent.call('POST /agent/webhooks', {
    body: { url: `${receiver.origin}/crm`, eventTypes: ['lead.created'] },
  })
  const steps: Step[] = [
    { id: 'call', kind: 'CALL_WEBHOOK', webhookId: webhook._id },
    { id: 'note', kind: 'ADD_NOTE', text: 'Told the CRM' },
  ]
  const flow = await insertFlow(world.owner, accountId, aDefinition(steps))
  const [contactId = ''] = await addContacts('ada@example.com')
  await enroll(world.product, flow, [{ contactId }])
  await runFlows()({
    payload: { accountId },
    db: world.product.db,
    signal: new AbortController().signal,
    log,
  })
  const [listed] = (await agent.call('GET /agent/contacts/:contactId/flows', { params: { contactId } })) ?? []
  const params = { runId: listed?._id ?? '' }
  return {
    agent,
    receiver,
    webhookId: webhook._id,
    readRun: () => agent.call('GET /agent/flow-runs/:runId', { params }),
    async readDelivery() {
      const { steps } = await agent.call('GET /agent/flow-runs/:runId', { params })
      return steps[0]?.delivery
    },
    /** As the worker does with a job whose process stopped. */
    enqueueAgain: (deliveryId: string) =>
      world.owner.pool.query('select enqueue_webhook_delivery($1, $2, $3)', [accountId, webhook._id, deliveryId]),
    /** Attempts what waits, without waiting for its time. */
    async deliver(signal = new AbortController().signal) {
      const { rows } = await world.owner.pool.query(
        `delete from graphile_worker._private_jobs
          where payload->>'accountId' = $1 and payload->>'deliveryId' is not null returning payload`,
        [accountId],
      )
      const deliver = deliverWebhook('anywhere', world.secret)
      for (const { payload } of rows) await deliver({ payload, db: world.product.db, log, signal })
      return rows
    },
  }
}

const log = createLog({ LOG_LEVEL: 'silent' })

/** A receiver that takes the next request, and answers when the test does. */
async function holdRequest(receiver: Awaited<ReturnType<typeof startReceiver>>) {
  return new Promise<ServerResponse>((resolve) => receiver.respondWith(resolve))
}

test('a contact does not wait for a webhook that answers late, and their history tells when it did', async ({
  world,
}) => {
  const { receiver, webhookId, readRun, readDelivery, deliver } = await setUp(world)
  const asked = holdRequest(receiver)
  const delivering = deliver()
  const response = await asked
  const { run, steps } = await readRun()
  expect(run.state).toBe('FINISHED')
  expect(steps).toMatchObject([
    { stepId: 'call', outcome: 'DONE', delivery: { webhookId, state: 'WAITING', error: null } },
    { stepId: 'note', outcome: 'DONE', delivery: null },
  ])
  response.end()
  await delivering
  expect(await readDelivery()).toMatchObject({ state: 'DELIVERED', error: null })
})

test('a webhook that has not answered when the process stops is called again by the next one', async ({ world }) => {
  const { receiver, readDelivery, deliver, enqueueAgain } = await setUp(world)
  const asked = holdRequest(receiver)
  const stop = new AbortController()
  const delivering = expect(deliver(stop.signal)).rejects.toThrow('The process stops')
  await asked
  stop.abort(new Error('The process stops'))
  await delivering
  const waiting = await readDelivery()
  expect(waiting).toMatchObject({ state: 'WAITING', error: null })
  receiver.respondWith((response) => response.end())
  await enqueueAgain(waiting?._id ?? '')
  await deliver()
  expect(await readDelivery()).toMatchObject({ state: 'DELIVERED' })
  expect(new Set(receiver.requests.map(({ headers }) => headers['gable-id'])).size).toBe(1)
})

test('a webhook that redirects to a private address is not followed there, and is called again later', async ({
  world,
}) => {
  const { receiver, readRun, readDelivery, deliver } = await setUp(world)
  const inside = await startReceiver()
  onTestFinished(() => inside.close())
  receiver.respondWith((response) => response.writeHead(307, { location: `${inside.origin}/secrets` }).end())
  await deliver()
  expect((await readRun()).run.state).toBe('FINISHED')
  expect(await readDelivery()).toMatchObject({
    state: 'WAITING',
    error: `Received status 307. Redirects are not followed: ${inside.origin}/secrets`,
  })
  receiver.respondWith((response) => response.end())
  await deliver()
  expect(await readDelivery()).toMatchObject({ state: 'DELIVERED', error: null })
  expect(inside.requests).toEqual([])
})

test('a webhook that was sent again by hand shows what became of that', async ({ world }) => {
  const { agent, receiver, readDelivery, deliver } = await setUp(world)
  receiver.respondWith((response) => response.writeHead(410).end())
  await deliver()
  const failed = await readDelivery()
  expect(failed).toMatchObject({ state: 'FAILED', error: 'Received status 410' })
  receiver.respondWith((response) => response.end())
  const { _id: deliveryId = '', webhookId = '' } = failed ?? {}
  await agent.call('PATCH /agent/webhooks/:webhookId', { params: { webhookId }, body: { isPaused: false } })
  const again = await agent.call('POST /agent/webhook-deliveries/:deliveryId/replay', { params: { deliveryId } })
  await deliver()
  expect(await readDelivery()).toEqual({ _id: again._id, webhookId, state: 'DELIVERED', error: null })
  await agent.call('DELETE /agent/webhooks/:webhookId', { params: { webhookId } })
  expect(await readDelivery()).toBeNull()
})
