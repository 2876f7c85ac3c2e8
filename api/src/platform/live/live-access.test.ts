import type { AddressInfo } from 'node:net'
import { liveStreamUrl } from '@gable/shared/live/events.ts'
import { expect } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { openEventSource, startLiveServer } from '../../testing/live-server.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { test, type World } from '../../testing/world.ts'
import { mintAccountScope } from '../mint.ts'
import { publishLiveEvent } from './publish.ts'

test('only members of an account receive its live events', async ({ world }) => {
  const { app, factory, product } = world
  const [ours, theirs] = [await factory.createAgency(), await factory.createAgency()]
  const [ada, eve] = [await factory.createAgent(ours), await factory.createAgent(theirs)]
  const url = (await listen(app)) + liveStreamUrl(ours.accountId)

  expect((await openEventSource(url, {})).status).toBe(401)
  expect((await openEventSource(url, { cookie: toCookieHeader(eve) })).status).toBe(403)
  const stream = await openEventSource(url, { cookie: toCookieHeader(ada) })
  expect(stream.status).toBe(200)
  await eventually(async () => {
    await publishLiveEvent(product.db, mintAccountScope(ours.accountId), { kind: 'credits', balance: 40 })
    expect(stream.messages).toContainEqual({ kind: 'credits', balance: 40 })
  })
})

test('signing out ends the streams of that session in every process, and no others', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const [ada, ben] = [await world.factory.createAgent(agency), await world.factory.createAgent(agency)]
  const url = (await listen(world.app)) + liveStreamUrl(agency.accountId)
  const otherProcess = await startLiveServer(world)
  const [{ _id: sessionId = '' } = {}] = await ada.call('GET /sessions')
  const adas = await openEventSource(url, { cookie: toCookieHeader(ada) })
  const bens = await openEventSource(url, { cookie: toCookieHeader(ben) })
  const adasElsewhere = await otherProcess.connect(agency.accountId, ada.userId, { 'x-session': sessionId })

  await ada.call('POST /auth/sign-out')
  await eventually(() => expect([adas.ended, adasElsewhere.ended]).toEqual([true, true]))
  expect(bens.ended).toBe(false)
})

test('ending the other sessions ends their streams and keeps the current one', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const member = await world.factory.createMember(agency)
  const [laptop, phone] = [await world.factory.signIn(member), await world.factory.signIn(member)]
  const url = (await listen(world.app)) + liveStreamUrl(agency.accountId)
  const onLaptop = await openEventSource(url, { cookie: toCookieHeader(laptop) })
  const onPhone = await openEventSource(url, { cookie: toCookieHeader(phone) })

  await laptop.call('DELETE /sessions')
  await eventually(() => expect(onPhone.ended).toBe(true))
  expect(onLaptop.ended).toBe(false)
})

async function listen(app: World['app']) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

const toCookieHeader = ({ cookies }: TestClient) => [...cookies].map((pair) => pair.join('=')).join('; ')
