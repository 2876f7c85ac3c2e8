import { contract } from '@gable/shared/contract.ts'
import type { Endpoint } from '@gable/shared/http/endpoint.ts'
import { newId } from '@gable/shared/ids.ts'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { TestClient } from './testing/test-client.ts'
import { test } from './testing/world.ts'

const writes = Object.entries(contract as Record<string, Endpoint>)
  .filter(([, { body }]) => body !== undefined)
  .map(([key]) => {
    const [method = '', path = ''] = key.split(' ')
    return { key, method, url: `/api${path.replace(/:\w+/g, () => newId())}` }
  })

const hostileStrings = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💥',
  "' or 1=1 --",
  '<script>',
  '../../etc/passwd',
  '9'.repeat(400),
)
const anyJson = fc.jsonValue({ maxDepth: 3, noUnicodeString: false })
const keys = [
  'email',
  'password',
  'linkToken',
  'invitationCode',
  'next',
  'firstName',
  'timeZone',
  'extension',
  'slot',
  '__proto__',
  'constructor',
  'WIDGET_LIST_PAGE_SIZE',
  'CONTACT_LIST_COLUMN_CONFIG',
]
const almostValid = fc.dictionary(fc.constantFrom(...keys), fc.oneof(hostileStrings, anyJson), { maxKeys: 6 })

describe('an invalid body', () => {
  /** Agents take longer to create than most answers: one remains until an answer may mean that something changed. */
  let owner: TestClient | undefined

  test.for(writes)('is rejected by $key without a server error', async ({ method, url }, { world }) => {
    owner ??= await world.factory.createAgent(await world.factory.createAgency())
    const sender = owner
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, almostValid), async (body) => {
        const response = await sender.send(method, url, JSON.stringify(body), { 'content-type': 'application/json' })
        expect(response.statusCode, response.body).toBeLessThan(500)
        if (![404, 422].includes(response.statusCode)) owner = undefined
      }),
      { numRuns: 25 },
    )
  })
})

describe('request parsing', () => {
  test.for([
    { type: 'application/json', body: '{"email":', message: 'The body is not valid JSON' },
    { type: 'application/json', body: '', message: 'The body is empty. Please send JSON.' },
    { type: 'text/csv', body: 'email', message: 'Bodies of this content type are not accepted here' },
  ])('responds with 400 and “$message”', async ({ type, body, message }, { world }) => {
    const response = await world.anonymous.send('POST', '/api/auth/login', body, { 'content-type': type })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ code: 'bad_request', message })
  })

  test('responds with 413 to a body over the limit', async ({ world }) => {
    const response = await world.anonymous.send('POST', '/api/auth/login', { email: 'a'.repeat(17_000) })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ code: 'too_large', message: 'This is too large to be sent.' })
  })

  test('accepts larger bodies of submissions and of signed-in agents', async ({ world }) => {
    const agent = await world.factory.createAgent(await world.factory.createAgency())
    const body = { id: 'a'.repeat(900_000) }
    for (const [method, url] of [
      ['POST', '/api/public/submissions'],
      ['PUT', '/api/profile'],
    ] as const)
      expect((await agent.send(method, url, body)).statusCode).toBe(422)
  })

  test('names each invalid field', async ({ world }) => {
    const response = await world.anonymous.send('POST', '/api/auth/login', { email: 'nobody' })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      code: 'invalid',
      message: 'Some fields need attention',
      fields: { email: 'Please enter a valid email', password: 'This field is required' },
    })
  })

  test('rejects text that the database cannot store', async ({ world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    const profile = { firstName: 'A\u0000da', lastName: 'Moss', phone: '', timeZone: 'America/New_York' }
    const response = await owner.send('PUT', '/api/profile', profile)
    expect(response.statusCode).toBe(422)
  })

  test('rejects an unknown preference', async ({ world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    const response = await owner.send('PUT', '/api/agent/preferences', { FAVORITE_COLOR: 'red' })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual({ FAVORITE_COLOR: 'There is no such field' })
  })

  test('responds with 404 to a malformed ID', async ({ world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    expect((await owner.send('DELETE', '/api/sessions/1%20or%201')).statusCode).toBe(404)
  })

  test.for<[string, string]>([
    ['unknown', '/api/nonsense'],
    ['malformed', '/api/%zz'],
    ['too long', `/api/sessions/${'1'.repeat(300)}`],
  ])('responds to a path that is %s with a problem body', async ([_, path], { world }) => {
    const response = await world.anonymous.send('GET', path)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ code: 'not_found', message: 'Not found' })
  })
})

describe('a page of another website', () => {
  test.for(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    "cannot write with its visitor's session: %s",
    async (origin, { world }) => {
      const owner = await world.factory.createAgent(await world.factory.createAgency())
      const response = await owner.send('POST', '/api/auth/sign-out', undefined, { origin })
      expect(response.statusCode).toBe(403)
      await expect(owner.call('GET /session')).resolves.toMatchObject({ user: { email: owner.email } })
    },
  )

  test('cannot sign in its visitor either', async ({ world }) => {
    const response = await world.anonymous.send('POST', '/api/auth/login', {}, { 'sec-fetch-site': 'cross-site' })
    expect(response.statusCode).toBe(403)
  })
})

test('a form on a page of ours that sends no referrer, whose origin browsers hide, is accepted', async ({ world }) => {
  const send = (site: string) =>
    world.anonymous.send('POST', '/api/auth/login', {}, { origin: 'null', 'sec-fetch-site': site })
  expect((await send('same-origin')).statusCode).toBe(422)
  expect((await send('cross-site')).statusCode).toBe(403)
  expect((await send('none')).statusCode).toBe(403)
})
