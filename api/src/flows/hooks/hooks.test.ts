import { hookBytesMaximum } from '@gable/shared/flows/hook-endpoints.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithFlows } from '../../testing/flow-agency.ts'
import { TestClient } from '../../testing/test-client.ts'
import { test, type World } from '../../testing/world.ts'

let address = 0

/** An agency with a workflow that starts by requests, and another system that sends them. */
async function createHook(world: World, { createsContacts = true } = {}) {
  const context = await createAgencyWithFlows(world)
  const { agency, publishFlow } = context
  const flowId = await publishFlow({ type: 'WEBHOOK_RECEIVED', createsContacts })
  const owner = await world.factory.createAgent(agency, { role: 'OWNER' })
  const getUrl = async () => (await owner.call('GET /agent/flows/:flowId/hook', { params: { flowId } })).url
  const url = new URL(await getUrl()).pathname
  const system = new TestClient(world.app)
  address += 1
  system.ip = `203.0.113.${address}`
  const send = async (body: unknown, { headers = {}, path = url } = {}) => {
    const response = await system.send('POST', path, body, headers)
    return [response.statusCode, response.json()]
  }
  const getContact = async (name: string) => {
    const { data } = await context.agent.call('GET /agent/contacts/search', { query: { search: name } })
    return data[0]
  }
  return { ...context, owner, flowId, getUrl, url, send, getContact }
}

const accepted = [202, { accepted: true }]
const gone = [404, { code: 'not_found', message: 'This address no longer works.' }]

describe('a request to the address of a workflow', () => {
  test('adds a contact who is not known, with tags and custom fields, and enrolls them', async ({ world }) => {
    const { send, flowId, listRuns, getContact, owner } = await createHook(world)
    await owner.call('POST /agent/attributes', {
      body: { entity: 'CONTACT', label: 'Budget', type: 'NUMBER' },
    })
    const body = { email: 'Nora@Field.test', name: 'Nora Ann Field', tags: ['Open house'], fields: { budget: 500 } }
    expect(await send(body)).toEqual(accepted)
    expect(await listRuns(flowId)).toMatchObject([{ name: 'Nora Ann Field', state: 'ACTIVE' }])
    expect(await getContact('Nora')).toMatchObject({
      firstName: 'Nora',
      lastName: 'Ann Field',
      emailId: 'nora@field.test',
      tags: ['Open house'],
      source: 'Webhook',
      owner: null,
      custom: { budget: 500 },
    })
  })

  test('finds a contact by id, email or phone number, and leaves what is known about them', async ({ world }) => {
    const { send, flowId, listEntered, addContact, getContact } = await createHook(world)
    const nora = await addContact('Nora Field', { emailId: 'nora@field.test', tags: ['Seller'] })
    await addContact('Tom Reed', { phone: '(512) 555-0147' })
    await addContact('Ada Long')
    expect(await send({ contactId: nora._id, tags: ['Buyer', 'seller'] })).toEqual(accepted)
    expect(await send({ phone: '+1 512 555 0147', email: 'tom@reed.test' })).toEqual(accepted)
    expect(await send({ email: 'nora@field.test', name: 'Somebody Else', phone: '512 555 0199' })).toEqual(accepted)
    expect((await listEntered(flowId)).sort()).toEqual(['Nora Field', 'Nora Field', 'Tom Reed'])
    expect(await getContact('Nora')).toMatchObject({
      tags: ['Seller', 'Buyer'],
      phone: expect.stringContaining('0199'),
    })
    expect(await getContact('Tom')).toMatchObject({ emailId: 'tom@reed.test' })
  })

  test('adds one person of a family who share a phone number', async ({ world }) => {
    const { send, flowId, listEntered, addContact } = await createHook(world)
    await addContact('Tom Reed', { phone: '5125550148' })
    expect(await send({ phone: '5125550148', firstName: 'Eve', lastName: 'Reed' })).toEqual(accepted)
    expect(await send({ phone: '5125550148', firstName: 'Tom', lastName: 'Reed' })).toEqual(accepted)
    expect((await listEntered(flowId)).sort()).toEqual(['Eve Reed', 'Tom Reed'])
  })

  test('adds nobody where the trigger says so, and does not tell who is known', async ({ world }) => {
    const { send, flowId, listEntered, addContact, listNames } = await createHook(world, { createsContacts: false })
    await addContact('Nora Field', { emailId: 'nora@field.test' })
    expect(await send({ email: 'tom@reed.test', name: 'Tom Reed' })).toEqual(accepted)
    expect(await send({ email: 'nora@field.test' })).toEqual(accepted)
    expect(await listEntered(flowId)).toEqual(['Nora Field'])
    expect(await listNames()).toEqual(['Nora Field'])
  })

  test('counts once when it is repeated with its key, also at the same moment', async ({ world }) => {
    const { send, flowId, listEntered } = await createHook(world)
    const headers = { 'idempotency-key': 'order-17' }
    const all = await Promise.all([1, 2, 3, 4].map(() => send({ email: 'nora@field.test', name: 'Nora' }, { headers })))
    expect(all).toEqual([accepted, accepted, accepted, accepted])
    expect(await listEntered(flowId)).toEqual(['Nora'])
    await send({ email: 'nora@field.test' }, { headers: { 'idempotency-key': 'order-18' } })
    expect(await listEntered(flowId)).toEqual(['Nora', 'Nora'])
  })

  test('adds one contact when many arrive at once', async ({ world }) => {
    const { send, listNames } = await createHook(world)
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => send({ email: 'nora@field.test', name: 'Nora Field' })))
    expect(all).toEqual(all.map(() => accepted))
    expect(await listNames()).toEqual(['Nora Field'])
  })

  test('starts only the workflow of the address', async ({ world }) => {
    const { send, flowId, publishFlow, listEntered } = await createHook(world)
    const other = await publishFlow({ type: 'WEBHOOK_RECEIVED', createsContacts: true })
    await send({ email: 'nora@field.test', name: 'Nora Field' })
    expect([await listEntered(flowId), await listEntered(other)]).toEqual([['Nora Field'], []])
  })

  test('does nothing while the workflow is paused, or starts by something else', async ({ world }) => {
    const { send, flowId, setStatus, listEntered, listNames, owner, publishFlow } = await createHook(world)
    await setStatus(flowId, 'PAUSED')
    const body = { email: 'nora@field.test', name: 'Nora Field' }
    expect(await send(body, { headers: { 'idempotency-key': 'order-17' } })).toEqual([202, { accepted: false }])
    const visited = await publishFlow({ type: 'DASHBOARD_VIEWED' })
    const { url } = await owner.call('GET /agent/flows/:flowId/hook', { params: { flowId: visited } })
    expect(await send(body, { path: new URL(url).pathname })).toEqual([202, { accepted: false }])
    expect([await listEntered(flowId), await listNames()]).toEqual([[], []])
    await setStatus(flowId, 'ACTIVE')
    expect(await send(body, { headers: { 'idempotency-key': 'order-17' } })).toEqual(accepted)
    expect(await listEntered(flowId)).toEqual(['Nora Field'])
  })

  test('is refused if it names nobody, has unknown fields or is too long', async ({ world }) => {
    const { send, listNames } = await createHook(world)
    expect(await send({ name: 'Nora Field' })).toMatchObject([
      422,
      { fields: { email: 'Please send an email, a phone number or a contactId' } },
    ])
    expect(await send({ email: 'nobody' })).toMatchObject([422, { fields: { email: 'Please enter a valid email' } }])
    const unknown = { email: 'nora@field.test', fields: { shoeSize: 9 } }
    expect(await send(unknown)).toMatchObject([422, { fields: { 'fields.shoeSize': expect.any(String) } }])
    expect(await send('email=nora@field.test', { headers: { 'content-type': 'text/plain' } })).toMatchObject([422, {}])
    const long = { email: 'nora@field.test', note: 'x'.repeat(hookBytesMaximum) }
    expect(await send(long)).toMatchObject([413, {}])
    expect(await send({ email: 'nora@field.test', note: 'x'.repeat(20 * 1024), name: 'Nora' })).toEqual(accepted)
    expect(await listNames()).toEqual(['Nora'])
  })

  test('enrolls nobody who is archived or belongs to another account', async ({ world }) => {
    const { send, flowId, listEntered, addContact, agent } = await createHook(world)
    const other = await createAgencyWithFlows(world)
    const stranger = await other.addContact('Tom Reed')
    const archived = await addContact('Nora Field')
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: archived._id } })
    for (const contactId of [stranger._id, archived._id, newId()]) expect(await send({ contactId })).toEqual(accepted)
    expect(await listEntered(flowId)).toEqual([])
  })
})

describe('the address of a workflow', () => {
  test('stays the same until it is replaced', async ({ world }) => {
    const { owner, flowId, getUrl, url, send } = await createHook(world)
    expect(new URL(await getUrl()).pathname).toBe(url)
    const params = { flowId }
    const replaced = await owner.call('POST /agent/flows/:flowId/hook/replaced', { params })
    expect(await getUrl()).toBe(replaced.url)
    const body = { email: 'nora@field.test' }
    expect(await send(body)).toEqual(gone)
    expect(await send(body, { path: new URL(replaced.url).pathname })).toEqual(accepted)
  })

  test('cannot be guessed: wrong codes are slowed down', async ({ world }) => {
    const { send, url } = await createHook(world)
    const body = { email: 'nora@field.test' }
    for (const path of [`${url.slice(0, -1)}_`, '/api/public/flow-hooks/x'])
      expect(await send(body, { path })).toEqual(gone)
    for (let n = 0; n < 18; n++) await send(body, { path: `${url}${n}` })
    expect(await send(body, { path: `${url}x` })).toMatchObject([429, { code: 'too_many' }])
    expect(await send(body)).toEqual(accepted)
  })

  test('is for those who may manage marketing, in their account, and for workflows only', async ({ world }) => {
    const { flowId, agency, owner, publishFlow } = await createHook(world)
    const other = await createHook(world)
    const params = { flowId }
    const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
    for (const key of ['GET /agent/flows/:flowId/hook', 'POST /agent/flows/:flowId/hook/replaced'] as const) {
      await expect(other.owner.call(key, { params })).rejects.toMatchObject({ code: 'not_found' })
      await expect(agent.call(key, { params })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(world.anonymous.call(key, { params })).rejects.toMatchObject({ code: 'signed_out' })
      const automation = await publishFlow(null)
      await expect(owner.call(key, { params: { flowId: automation } })).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})
