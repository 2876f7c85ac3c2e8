import type { AddressInfo } from 'node:net'
import { liveAddress } from '@gable/shared/live/events.ts'
import { expect } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { test } from '../../testing/world.ts'
import { mintAccountScope } from '../mint.ts'
import { visit } from './live-house.ts'
import { notify } from './notify.ts'

test('a member hears the news of the own account, and nobody else does', async ({ world }) => {
  const { app, founding, product } = world
  const [ours, theirs] = [await founding.agency(), await founding.agency()]
  const [ada, eve] = [await founding.person(ours), await founding.person(theirs)]
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}${liveAddress(ours.accountId)}`
  const cookie = (person: typeof ada) => [...person.cookies].map((pair) => pair.join('=')).join('; ')

  expect((await visit(address, {})).status).toBe(401)
  expect((await visit(address, { cookie: cookie(eve) })).status).toBe(403)
  const console = await visit(address, { cookie: cookie(ada) })
  expect(console.status).toBe(200)
  await eventually(async () => {
    await notify(product.db, mintAccountScope(ours.accountId), { kind: 'credits', balance: 40 })
    expect(console.messages).toContainEqual({ kind: 'credits', balance: 40 })
  })
})
