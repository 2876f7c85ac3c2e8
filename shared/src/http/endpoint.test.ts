import { expect, test } from 'vitest'
import * as z from 'zod'
import { createClient } from './client.ts'
import { endpoints } from './endpoint.ts'

const reply = z.undefined()

test('the compiler refuses what the contract does not say', () => {
  const table = endpoints({
    'GET /things/:thingId': { allow: 'member', about: '', params: z.object({ thingId: z.string() }), reply },
    'POST /things': { allow: 'member', about: '', body: z.object({ kind: z.enum(['a', 'b']) }), reply },
  })
  const call = createClient<typeof table>({ base: '', fetch: async () => new Response(null, { status: 204 }) })
  const wrong = [
    // @ts-expect-error no such call
    () => call('GET /nothing'),
    // @ts-expect-error the parameter is missing
    () => call('GET /things/:thingId'),
    // @ts-expect-error the parameter has another name
    () => call('GET /things/:thingId', { params: { id: '1' } }),
    // @ts-expect-error the body is missing
    () => call('POST /things'),
    // @ts-expect-error not one of the kinds
    () => call('POST /things', { body: { kind: 'c' } }),
    // @ts-expect-error who may call it is not said
    () => endpoints({ 'GET /open': { about: '', reply } }),
    // @ts-expect-error the parameters do not name what the path names
    () => endpoints({ 'GET /x/:id': { allow: 'anyone', about: '', params: z.object({ other: z.string() }), reply } }),
  ]
  expect(wrong).toHaveLength(7)
})
