import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import { listKeyScopes } from '@gable/shared/connected-apps/key-scopes.ts'
import { contract } from '@gable/shared/contract.ts'
import type { Endpoint, EndpointKey } from '@gable/shared/http/endpoint.ts'
import { getScope } from '@gable/shared/http/scope.ts'
import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { describe, expect } from 'vitest'
import { runJobs } from '../testing/jobs.ts'
import { createPage } from '../testing/submissions.ts'
import { TestClient } from '../testing/test-client.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { test, type World } from '../testing/world.ts'
import app from './index.ts'
import type { Bundle, HookTrigger, Z, ZapierRequest, ZapierResponse } from './zapier-types.ts'

const origin = 'https://app.example.com'
const endpoints = Object.entries(contract as Record<EndpointKey, Endpoint>) as [EndpointKey, Endpoint][]
const scopes = listKeyScopes(appCatalog.zapier.scopes)

/** Fails if the API does not know a call, one of its fields, or the scope for it. */
function checkAgainstContract({ method, url, params = {}, body }: ZapierRequest) {
  expect(url.startsWith(`${origin}/api/`), url).toBe(true)
  const path = url.slice(`${origin}/api`.length)
  const matches = endpoints.filter(([key]) => {
    const [ofMethod, pattern = ''] = key.split(' ')
    return ofMethod === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
  })
  const [key, endpoint] = matches.find(([key]) => key === `${method} ${path}`) ?? matches[0] ?? []
  invariant(key && endpoint, `the API has no call ${method} ${path}`)
  expect(scopes, key).toContain(getScope(key, endpoint))
  const query = endpoint.query?.parse(params) ?? {}
  for (const name of Object.keys(params)) expect(Object.keys(query as object), `${key} ${name}`).toContain(name)
  if (body) expect(endpoint.body?.parse(body), key).toMatchObject(body)
}

/** Zapier with the key of an agency's connected app. */
async function connectZapier(world: World) {
  const { agency, submit } = await createPage(world)
  const owner = await world.factory.createAgent(agency)
  const { appId } = await owner.call('POST /agent/connected-apps', {
    body: { appName: 'zapier', scopes: [...appCatalog.zapier.scopes] },
  })
  const { key } = await owner.call('POST /agent/connected-apps/:appId/api-key', { params: { appId } })
  const client = new TestClient(world.app)
  const errors: Z['errors'] = {
    Error: class extends Error {
      constructor(message: string, code: string, status: number) {
        super(`${code} ${status}: ${message}`)
      }
    },
  }
  const authData = { origin: `${origin}/`, apiKey: key }
  const createZ = (bundle: Bundle): Z => ({
    errors,
    async request(raw) {
      checkAgainstContract(raw)
      const request = app.beforeRequest.reduce((request, middleware) => middleware(request, z, bundle), raw)
      const query = new URLSearchParams(request.params).toString()
      const path = request.url.slice(origin.length)
      const response = await client.send(
        request.method,
        `${path}${query && `?${query}`}`,
        request.body,
        request.headers,
      )
      const answer: ZapierResponse = {
        status: response.statusCode,
        data: response.body === '' ? undefined : response.json(),
        request,
      }
      return app.afterResponse.reduce((answer, middleware) => middleware(answer, z), answer)
    },
  })
  let z: Z
  const run = <T>(perform: (z: Z, bundle: Bundle) => Promise<T>, bundle: Partial<Bundle> = {}) => {
    const full = { authData, inputData: {}, ...bundle }
    z = createZ(full)
    return perform(z, full)
  }
  return { agency, owner, submit, run, appId }
}

const { new_lead, new_contact, new_submission } = app.triggers as Record<string, HookTrigger>
const triggers = [new_lead, new_contact, new_submission].filter((trigger) => trigger !== undefined)

describe('the app at Zapier', () => {
  test('tests its key with a call, and shows what is wrong with it', async ({ world }) => {
    const { run, owner, appId } = await connectZapier(world)
    expect(await run(app.authentication.test)).toMatchObject({ status: 200 })
    await owner.call('DELETE /agent/connected-apps/:appId', { params: { appId } })
    await expect(run(app.authentication.test)).rejects.toThrow(
      'AuthenticationError 401: This API key is not valid. It may have been revoked or have expired.',
    )
  })

  test('creates contacts, leads, notes and tags', async ({ world }) => {
    const { run, owner } = await connectZapier(world)
    const { create_contact, create_lead, add_note, add_tag } = app.creates
    invariant(create_contact && create_lead && add_note && add_tag, 'the app has four actions')
    const email = `ana-${newId()}@example.com`
    const inputData = { firstName: 'Ana', lastName: 'Torres', email, tags: ['Buyer'], source: 'Typeform' }
    const contact = await run(create_contact.operation.perform, { inputData })
    expect(contact).toMatchObject({ name: 'Ana Torres', email })
    expect(Object.keys(contact)).toEqual(Object.keys(create_contact.operation.sample))

    const contactId = contact.id
    const text = 'Asked for a call.\n\nOn Monday.'
    const note = await run(add_note.operation.perform, { inputData: { contactId, text } })
    expect(note).toMatchObject({ contactId, text: expect.stringContaining('Monday') })
    await run(add_tag.operation.perform, { inputData: { contactId, tag: 'Open house' } })
    await run(add_tag.operation.perform, { inputData: { contactId, tag: 'Open house' } })
    const stored = await owner.call('GET /agent/contacts/:contactId', { params: { contactId } })
    expect(stored).toMatchObject({ tags: ['Buyer', 'Open house'], source: 'Typeform' })

    const inquiry = { firstName: 'Ben', email: `ben-${newId()}@example.com`, leadType: 'SELLER', source: 'Typeform' }
    const createLead = () => run(create_lead.operation.perform, { inputData: { ...inquiry, externalId: '7' } })
    const lead = await createLead()
    expect(lead).toMatchObject({ isNew: true })
    expect(await createLead()).toEqual({ ...lead, isNew: false })
    expect(Object.keys(lead)).toEqual(Object.keys(create_lead.operation.sample))
    const unknown = { inputData: { contactId: newId(), text } }
    await expect(run(add_note.operation.perform, unknown)).rejects.toThrow(
      'Error 404: The contact you are attempting to reach is no longer available.',
    )
  })

  test('finds a contact by email', async ({ world }) => {
    const { run, submit } = await connectZapier(world)
    const email = `nora-${newId()}@example.com`
    await submit({ details: { firstName: 'Nora', lastName: 'Field', email, phone: '' } })
    const { find_contact } = app.searches
    invariant(find_contact, 'the app has a search')
    expect(await run(find_contact.operation.perform, { inputData: { search: email } })).toMatchObject([
      { name: 'Nora Field', email },
    ])
    expect(await run(find_contact.operation.perform, { inputData: { search: newId() } })).toEqual([])
  })
})

describe.for(triggers)('the trigger $key', ({ key, operation }) => {
  test('hears at once, until its Zap is turned off', async ({ world }) => {
    const { run, submit, agency, owner } = await connectZapier(world)
    const receiver = await startReceiver()
    const subscribeData = await run(operation.performSubscribe, { targetUrl: `${receiver.origin}/hooks/1/2/` })
    await submit()
    await runJobs(world, agency.accountId)
    expect(receiver.requests.map(({ headers }) => headers['gable-signature'])).toEqual([
      expect.stringMatching(/^v1=[0-9a-f]{64}$/),
    ])
    const cleanedRequest = JSON.parse(receiver.requests[0]?.body ?? '{}')
    const heard = await run(operation.perform, { cleanedRequest })
    expect(heard).toHaveLength(1)
    expect(Object.keys(heard[0] ?? {}).sort()).toEqual(Object.keys(operation.sample).sort())

    // Zapier drops what it has seen by its id, whichever way it came.
    const listed = await run(operation.performList)
    expect(listed.map(({ id }) => id)).toEqual(heard.map(({ id }) => id))
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(Object.keys(operation.sample).sort())

    await run(operation.performUnsubscribe, { subscribeData })
    await run(operation.performUnsubscribe, { subscribeData })
    expect(await owner.call('GET /agent/webhooks'), key).toEqual([])
    receiver.close()
  })

  test('lists the newest first', async ({ world }) => {
    const { run, submit } = await connectZapier(world)
    await submit()
    await submit()
    const [second, first] = await run(operation.performList)
    invariant(first && second, 'both are listed')
    expect(first.id < second.id).toBe(true)
  })
})
