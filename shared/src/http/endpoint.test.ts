import { expect, test } from 'vitest'
import * as z from 'zod'
import { createClient } from './client.ts'
import { defineEndpoints } from './endpoint.ts'

const reply = z.undefined()

test('calls that do not match the contract do not compile', () => {
  const table = defineEndpoints({
    'GET /things/:thingId': { allow: 'member', about: '', params: z.object({ thingId: z.string() }), reply },
    'POST /things': { allow: 'member', about: '', body: z.object({ kind: z.enum(['a', 'b']) }), reply },
  })
  const call = createClient<typeof table>({ base: '', fetch: async () => new Response(null, { status: 204 }) })
  const otherParams = z.object({ other: z.string() })
  const wrong = [
    // @ts-expect-error no such endpoint
    () => call('GET /nothing'),
    // @ts-expect-error the parameter is missing
    () => call('GET /things/:thingId'),
    // @ts-expect-error the parameter has another name
    () => call('GET /things/:thingId', { params: { id: '1' } }),
    // @ts-expect-error the body is missing
    () => call('POST /things'),
    // @ts-expect-error not one of the kinds
    () => call('POST /things', { body: { kind: 'c' } }),
    // @ts-expect-error allow is missing
    () => defineEndpoints({ 'GET /open': { about: '', reply } }),
    // @ts-expect-error the params do not match the path
    () => defineEndpoints({ 'GET /x/:id': { allow: 'anyone', about: '', params: otherParams, reply } }),
  ]
  expect(wrong).toHaveLength(7)
})
