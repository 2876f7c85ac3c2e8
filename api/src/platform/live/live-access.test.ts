import type { AddressInfo } from 'node:net'
import { liveStreamUrl } from '@gable/shared/live/events.ts'
import { expect } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { openEventSource } from '../../testing/live-server.ts'
import { test } from '../../testing/world.ts'
import { mintAccountScope } from '../mint.ts'
import { publishLiveEvent } from './publish.ts'

test('only members of an account receive its live events', async ({ world }) => {
  const { app, factory, product } = world
  const [ours, theirs] = [await factory.createAgency(), await factory.createAgency()]
  const [ada, eve] = [await factory.createAgent(ours), await factory.createAgent(theirs)]
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}${liveStreamUrl(ours.accountId)}`
  const cookie = (person: typeof ada) => [...person.cookies].map((pair) => pair.join('=')).join('; ')

  expect((await openEventSource(url, {})).status).toBe(401)
  expect((await openEventSource(url, { cookie: cookie(eve) })).status).toBe(403)
  const stream = await openEventSource(url, { cookie: cookie(ada) })
  expect(stream.status).toBe(200)
  await eventually(async () => {
    await publishLiveEvent(product.db, mintAccountScope(ours.accountId), { kind: 'credits', balance: 40 })
    expect(stream.messages).toContainEqual({ kind: 'credits', balance: 40 })
  })
})
