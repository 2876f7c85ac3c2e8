import { expect, test } from 'vitest'
import * as z from 'zod'
import { createClient } from './client.ts'
import { defineEndpoints } from './endpoint.ts'

const table = defineEndpoints({
  'GET /things/:thingId': {
    allow: 'anyone',
    about: 'One thing.',
    params: z.object({ thingId: z.string() }),
    query: z.object({ tags: z.array(z.string()).optional(), q: z.string().optional() }),
    reply: z.object({ name: z.string() }),
  },
  'POST /things': {
    allow: 'anyone',
    about: 'A new thing.',
    body: z.object({ name: z.string() }),
    reply: z.undefined(),
  },
})

function createTestClient(response: Response | Error) {
  const sent: { url: string; init: RequestInit | undefined }[] = []
  const call = createClient<typeof table>({
    base: '/api',
    headers: () => ({ 'x-account-id': 'one' }),
    fetch: async (url, init) => {
      sent.push({ url: String(url), init })
      if (response instanceof Error) throw response
      return response
    },
  })
  return { call, sent }
}

test('params and queries are escaped in the URL', async () => {
  const { call, sent } = createTestClient(Response.json({ name: 'x' }))
  await call('GET /things/:thingId', {
    params: { thingId: '../a?b' },
    query: { tags: ['a&b', 'c'], q: undefined } as never,
  })
  expect(sent[0]?.url).toBe('/api/things/..%2Fa%3Fb?tags=a%26b&tags=c')
  expect(sent[0]?.init?.headers).toEqual({ 'x-account-id': 'one' })
})

test('a response without content returns undefined', async () => {
  const { call, sent } = createTestClient(new Response(null, { status: 204 }))
  expect(await call('POST /things', { body: { name: 'x' } })).toBeUndefined()
  expect(sent[0]?.init?.body).toBe('{"name":"x"}')
})

test('an error has its code, message and fields', async () => {
  const problem = { code: 'invalid', message: 'Some fields need attention', fields: { name: 'Taken' } }
  const { call } = createTestClient(Response.json(problem, { status: 422 }))
  await expect(call('POST /things', { body: { name: 'x' } })).rejects.toMatchObject(problem)
})

test.each([
  ['no body', ''],
  ['the page of a proxy', '<html>Bad gateway'],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['an unknown code', '{"code":"FST_ERR","message":"Internal"}'],
  ['a code without a message', '{"code":"conflict","message":""}'],
])('an error with %s becomes a problem with a message', async (_, body) => {
  const { call } = createTestClient(new Response(body, { status: 502 }))
  await expect(call('POST /things', { body: { name: 'x' } })).rejects.toMatchObject({
    code: 'broken',
    message: 'Something went wrong',
  })
})

test.each([
  [429, 'too_many', 'Too many requests at once. Please wait a moment and try again.'],
  [413, 'too_large', 'This is too large to be sent.'],
] as const)('a proxy that refuses with %d and its own page is understood', async (status, code, message) => {
  const { call } = createTestClient(new Response('<html>Refused', { status }))
  await expect(call('POST /things', { body: { name: 'x' } })).rejects.toMatchObject({ code, message })
})

test('an unreachable server is reported as unavailable', async () => {
  const { call } = createTestClient(new TypeError('fetch failed'))
  await expect(call('POST /things', { body: { name: 'x' } })).rejects.toMatchObject({ code: 'unavailable' })
})
