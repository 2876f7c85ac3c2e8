import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished } from 'vitest'
import { createBookingAgent, inHours } from '../testing/calendars/booking-agent.ts'
import { startCalDavServer } from '../testing/calendars/caldav-server.ts'
import { calendarFaults } from '../testing/calendars/calendar-server.ts'
import { googleClient, startGoogleServer } from '../testing/calendars/google-server.ts'
import { test } from '../testing/world.ts'

let google: Awaited<ReturnType<typeof startGoogleServer>>
let caldav: Awaited<ReturnType<typeof startCalDavServer>>
beforeEach(async () => {
  google = await startGoogleServer()
  caldav = await startCalDavServer()
  return () => {
    google.close()
    caldav.close()
  }
})

const getState = (url: string) => new URL(url).searchParams.get('state') ?? ''
const provider = 'GOOGLE' as const

describe('a calendar', () => {
  test('is seen and changed by its agent alone', async ({ world }) => {
    const { agent, agency } = await createBookingAgent(world)
    const { connections } = await agent.call('POST /agent/calendars/caldav', { body: caldav.login })
    const [connection] = connections
    const params = { connectionId: connection?._id ?? '' }
    const receivingId = connection?.calendars[0]?._id ?? ''
    const colleague = await world.factory.createAgent(agency)
    const stranger = await world.factory.createAgent(await world.factory.createAgency())
    for (const other of [colleague, stranger]) {
      expect((await other.call('GET /agent/calendars')).connections).toEqual([])
      const notFound = { code: 'not_found' }
      await expect(other.call('POST /agent/calendars/:connectionId/sync', { params })).rejects.toMatchObject(notFound)
      await expect(other.call('DELETE /agent/calendars/:connectionId', { params })).rejects.toMatchObject(notFound)
      const body = { blockingIds: [], receivingId, writesNextSteps: false }
      await expect(other.call('PUT /agent/calendars/choices', { body })).rejects.toMatchObject({ code: 'invalid' })
    }
    expect((await agent.call('GET /agent/calendars')).connections).toHaveLength(1)
  })

  test('keeps its password encrypted, and out of every answer', async ({ world }) => {
    const { agent } = await createBookingAgent(world)
    const overview = await agent.call('POST /agent/calendars/caldav', { body: caldav.login })
    expect(JSON.stringify(overview)).not.toContain(caldav.login.password)
    const { rows } = await sql<{ credential: Buffer }>`select credential from calendar_connections`.execute(
      world.owner.db,
    )
    for (const { credential } of rows) expect(credential.toString('latin1')).not.toContain(caldav.login.password)
  })

  test('is not connected with a wrong password, or at a server that has none', async ({ world }) => {
    const { agent } = await createBookingAgent(world)
    const connect = (change: Partial<typeof caldav.login>) =>
      agent.call('POST /agent/calendars/caldav', { body: { ...caldav.login, ...change } })
    await expect(connect({ password: 'wrong' })).rejects.toMatchObject({ fields: { password: expect.any(String) } })
    await expect(connect({ serverUrl: google.origin })).rejects.toMatchObject({ code: 'invalid' })
    await expect(connect({ serverUrl: 'http://user:pass@example.com' })).rejects.toMatchObject({ code: 'invalid' })
    caldav.dav.homeUrl = 'https://evil.example.org/home/'
    await expect(connect({})).rejects.toMatchObject({
      fields: { serverUrl: expect.stringContaining('password was not sent') },
    })
    expect((await agent.call('GET /agent/calendars')).connections).toEqual([])
  })

  test.for([
    'https://127.0.0.1/dav/',
    'https://localhost/dav/',
    'https://[::1]/dav/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1:8443/',
    'https://2130706433/',
  ])('at %s is not connected where only public addresses are allowed', async (serverUrl, { world }) => {
    Object.assign(world.settings, { WEBHOOKS_ALLOW_PRIVATE: false })
    onTestFinished(() => void Object.assign(world.settings, { WEBHOOKS_ALLOW_PRIVATE: true }))
    const { agent } = await createBookingAgent(world)
    const body = { ...caldav.login, serverUrl }
    await expect(agent.call('POST /agent/calendars/caldav', { body })).rejects.toMatchObject({
      fields: { serverUrl: expect.stringMatching(/public internet address|Port 8443 is not allowed/) },
    })
    expect((await agent.call('GET /agent/calendars')).connections).toEqual([])
  })

  test('of Google says plainly when the operator did not set it up', async ({ world }) => {
    Object.assign(world.settings, { GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined })
    const { agent } = await createBookingAgent(world)
    expect((await agent.call('GET /agent/calendars')).available).toEqual(['CALDAV'])
    await expect(agent.call('POST /agent/calendars/sign-in', { body: { provider } })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Google Calendar is not set up on this server',
    })
  })

  test('is connected only by the agent who began, with a code that Google gave', async ({ world }) => {
    Object.assign(world.settings, google.settings)
    const { agent, agency } = await createBookingAgent(world)
    const { url } = await agent.call('POST /agent/calendars/sign-in', { body: { provider } })
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      client_id: googleClient.GOOGLE_CLIENT_ID,
      access_type: 'offline',
      code_challenge_method: 'S256',
      redirect_uri: expect.stringMatching(/\/calendar-connected$/),
    })
    const state = getState(url)
    const colleague = await world.factory.createAgent(agency)
    const finish = (who: typeof agent, code: string, used = state) =>
      who.call('POST /agent/calendars/signed-in', { body: { code, state: used } })
    await expect(finish(colleague, 'good-code')).rejects.toMatchObject({ code: 'bad_request' })
    await expect(finish(agent, 'good-code', `${state.slice(0, -4)}AAAA`)).rejects.toMatchObject({ code: 'bad_request' })
    await expect(finish(agent, 'forged')).rejects.toMatchObject({ code: 'conflict' })
    const { connections } = await finish(agent, 'good-code')
    expect(connections).toMatchObject([{ login: 'ada@example.com' }])
    const again = await agent.call('POST /agent/calendars/sign-in', { body: { provider } })
    expect((await finish(agent, 'good-code', getState(again.url))).connections).toHaveLength(1)
  })

  test('that is disconnected takes no time any more, keeps what was written, and ends the access', async ({
    world,
  }) => {
    Object.assign(world.settings, google.settings)
    const { agent, sync, book, listTimes } = await createBookingAgent(world)
    const { url } = await agent.call('POST /agent/calendars/sign-in', { body: { provider } })
    await agent.call('POST /agent/calendars/signed-in', { body: { code: 'good-code', state: getState(url) } })
    google.put({ id: 'aaaaa1', start: { dateTime: inHours(30) }, end: { dateTime: inHours(31) } })
    await sync()
    await book(inHours(20))
    const { connections } = await sync()
    expect(google.list()).toHaveLength(2)
    await agent.call('DELETE /agent/calendars/:connectionId', { params: { connectionId: connections[0]?._id ?? '' } })
    expect(google.revoked).toEqual(['refresh-1'])
    expect(google.list()).toHaveLength(2)
    expect(await listTimes()).toContain(inHours(30))
    expect(await listTimes()).not.toContain(inHours(20))
  })

  test('answers 503 when its provider is down while it is connected', async ({ world }) => {
    Object.assign(world.settings, google.settings)
    const { agent } = await createBookingAgent(world)
    const { url } = await agent.call('POST /agent/calendars/sign-in', { body: { provider } })
    google.faults.push(calendarFaults.status(500))
    const body = { code: 'good-code', state: getState(url) }
    await expect(agent.call('POST /agent/calendars/signed-in', { body })).rejects.toMatchObject({ code: 'unavailable' })
  })
})
