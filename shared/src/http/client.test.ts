import { expect, test } from 'vitest'
import * as z from 'zod'
import { createClient } from './client.ts'
import { endpoints } from './endpoint.ts'

const table = endpoints({
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

function clientThatGets(response: Response | Error) {
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

test('parameters and queries are written so that nothing in them changes the address', async () => {
  const { call, sent } = clientThatGets(Response.json({ name: 'x' }))
  await call('GET /things/:thingId', {
    params: { thingId: '../a?b' },
    query: { tags: ['a&b', 'c'], q: undefined } as never,
  })
  expect(sent[0]?.url).toBe('/api/things/..%2Fa%3Fb?tags=a%26b&tags=c')
  expect(sent[0]?.init?.headers).toEqual({ 'x-account-id': 'one' })
})

test('an answer without content is nothing', async () => {
  const { call, sent } = clientThatGets(new Response(null, { status: 204 }))
  expect(await call('POST /things', { body: { name: 'x' } })).toBeUndefined()
  expect(sent[0]?.init?.body).toBe('{"name":"x"}')
})

test('a refusal arrives with its code, its message and its fields', async () => {
  const refusal = { code: 'invalid', message: 'Some fields need attention', fields: { name: 'Taken' } }
  const { call } = clientThatGets(Response.json(refusal, { status: 422 }))
  await expect(call('POST /things', { body: { name: 'x' } })).rejects.toMatchObject(refusal)
})

test('an answer of something in between is a fault, not a crash', async () => {
  const { call } = clientThatGets(new Response('<html>Bad gateway', { status: 502 }))
  await expect(call('POST /things', { body: { name: 'x' } })).rejects.toMatchObject({
    code: 'broken',
    message: 'Something went wrong',
  })
})

test('a server out of reach is said to be so', async () => {
  const { call } = clientThatGets(new TypeError('fetch failed'))
  await expect(call('POST /things', { body: { name: 'x' } })).rejects.toMatchObject({ code: 'unavailable' })
})
