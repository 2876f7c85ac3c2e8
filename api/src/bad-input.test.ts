import { contract } from '@gable/shared/contract.ts'
import type { Endpoint } from '@gable/shared/http/endpoint.ts'
import { newId } from '@gable/shared/ids.ts'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { test } from './testing/world.ts'

const writes = Object.entries(contract as Record<string, Endpoint>)
  .filter(([, { body }]) => body !== undefined)
  .map(([key]) => {
    const [method = '', path = ''] = key.split(' ')
    return { key, method, url: `/api${path.replace(/:\w+/g, () => newId())}` }
  })

const sayings = fc.constantFrom(
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
const anything = fc.jsonValue({ maxDepth: 3, noUnicodeString: false })
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
const nearMisses = fc.dictionary(fc.constantFrom(...keys), fc.oneof(sayings, anything), { maxKeys: 6 })

describe('a body that makes no sense', () => {
  test.for(writes)('is refused by $key, never a fault of ours', async ({ method, url }, { world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, nearMisses), async (body) => {
        const answer = await owner.send(method, url, JSON.stringify(body), { 'content-type': 'application/json' })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
      }),
      { numRuns: 25 },
    )
  })
})

describe('the door itself', () => {
  test('answers 400 to what is not JSON', async ({ world }) => {
    const answer = await world.stranger.send('POST', '/api/auth/login', '{"email":', {
      'content-type': 'application/json',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('bad_request')
  })

  test('answers 413 to a body over the limit', async ({ world }) => {
    const answer = await world.stranger.send('POST', '/api/auth/login', { email: 'a'.repeat(1_100_000) })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().code).toBe('too_large')
  })

  test('names each field that needs attention', async ({ world }) => {
    const answer = await world.stranger.send('POST', '/api/auth/login', { email: 'nobody' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      code: 'invalid',
      message: 'Some fields need attention',
      fields: { email: 'Please enter a valid email', password: 'This field is required' },
    })
  })

  test('refuses text that the database cannot hold', async ({ world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    const profile = { firstName: 'A\u0000da', lastName: 'Moss', phone: '', timeZone: 'America/New_York' }
    const answer = await owner.send('PUT', '/api/profile', profile)
    expect(answer.statusCode).toBe(422)
  })

  test('refuses a preference nobody knows', async ({ world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    const answer = await owner.send('PUT', '/api/agent/preferences', { FAVOURITE_COLOUR: 'red' })
    expect(answer.statusCode).toBe(422)
  })

  test('knows nothing under an id that is no id', async ({ world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    expect((await owner.send('DELETE', '/api/sessions/1%20or%201')).statusCode).toBe(404)
  })

  test('answers an address nobody knows as not found, in the shape of every refusal', async ({ world }) => {
    const answer = await world.stranger.send('GET', '/api/nonsense')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 'not_found', message: 'No such address' })
  })
})

describe('a page of another site', () => {
  test.for(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'cannot write with the session of its visitor: %s',
    async (origin, { world }) => {
      const owner = await world.founding.person(await world.founding.agency())
      const answer = await owner.send('POST', '/api/auth/sign-out', undefined, { origin })
      expect(answer.statusCode).toBe(403)
      await expect(owner.call('GET /session')).resolves.toMatchObject({ user: { email: owner.email } })
    },
  )

  test('cannot sign a visitor in either', async ({ world }) => {
    const answer = await world.stranger.send('POST', '/api/auth/login', {}, { 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).toBe(403)
  })
})
