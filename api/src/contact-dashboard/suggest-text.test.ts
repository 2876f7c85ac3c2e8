import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import { eventually } from '../testing/eventually.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { test } from '../testing/world.ts'

const key = 'POST /agent/contact-dashboard/suggest-text'
const path = '/api/agent/contact-dashboard/suggest-text'
const body = { moduleType: 'CONTACT_AGENT', field: 'subheading', maximum: 256 } as const

test('an agent gets a text in the name of their agency, and another one when they ask again', async ({ world }) => {
  const agency = await world.factory.createAgency({ name: 'Harbor & Field Realty' })
  const agent = await world.factory.createAgent(agency)
  const texts = new Set<string>()
  let text = ''
  for (let turn = 0; turn < 3; turn++) {
    text = (await agent.call(key, { body: { ...body, text } })).text
    texts.add(text)
  }
  expect(texts.size).toBe(3)
  expect([...texts].join()).toContain('Harbor & Field Realty')
  expect([...texts].join()).toContain('I am happy to help')
})

test('an agency with several agents speaks of itself as "we"', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency)
  await world.factory.createAgent(agency)
  const { text } = await agent.call(key, { body: { ...body, moduleType: 'CTA', field: 'name', maximum: 64 } })
  expect(text).not.toMatch(/\b(me|my|I)\b/)
})

test('a text is never longer than the field allows', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  for (const maximum of [5, 25, 32, 64]) {
    const { text } = await agent.call(key, { body: { ...body, maximum } })
    expect(text.length).toBeGreaterThan(0)
    expect(text.length).toBeLessThanOrEqual(maximum)
  }
})

test('an unknown module or an impossible length is refused', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  for (const [field, value] of [
    ['moduleType', 'POEM'],
    ['field', ''],
    ['maximum', 4],
    ['maximum', 1001],
    ['text', 'x'.repeat(5001)],
  ] as const) {
    const response = await agent.send('POST', path, { ...body, [field]: value })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().fields)).toEqual([field])
  }
})

test('an agent without the marketing permission, one of another account and a stranger get no text', async ({
  world,
}) => {
  const agency = await world.factory.createAgency()
  const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
  await expect(colleague.call(key, { body })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(world.anonymous.call(key, { body })).rejects.toMatchObject({ code: 'signed_out' })
  const outsider = await world.factory.createAgent(await world.factory.createAgency())
  outsider.accountId = agency.accountId
  await expect(outsider.call(key, { body })).rejects.toMatchObject({ code: 'forbidden' })
})

test('no database connection is held while the model writes, and its failure is reported as unavailable', async ({
  world,
}) => {
  const { settings, product } = world
  const model = await startReceiver()
  onTestFinished(model.close)
  const { pool } = product
  let isFree = false
  model.respondWith(async (response) => {
    // The app may still read something of its own, which it starts with.
    isFree = await eventually(() => expect(pool.totalCount).toBe(pool.idleCount)).then(
      () => true,
      () => false,
    )
    response.writeHead(500).end()
  })
  const withModel = { ...settings, AI_BASE_URL: model.origin, AI_MODEL: 'small' }
  const app = await buildApp({ ...world, settings: withModel, log: createLog(settings) })
  onTestFinished(() => app.close())
  const sessions = world.factory.withApp(app)
  const agent = await sessions.createAgent(await sessions.createAgency())
  await expect(agent.call(key, { body })).rejects.toMatchObject({ code: 'unavailable' })
  expect(isFree).toBe(true)
})
