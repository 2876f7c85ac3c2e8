import { dayLength, hourLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect } from 'vitest'
import { createBookingAgent, inHours } from '../testing/calendars/booking-agent.ts'
import { type CalendarFault, calendarFaults } from '../testing/calendars/calendar-server.ts'
import { startGoogleServer } from '../testing/calendars/google-server.ts'
import { resoFaults } from '../testing/reso-server.ts'
import { test, type World } from '../testing/world.ts'

let google: Awaited<ReturnType<typeof startGoogleServer>>
beforeEach(async () => {
  google = await startGoogleServer()
  return () => google.close()
})

async function connect(world: World) {
  Object.assign(world.settings, google.settings)
  const setup = await createBookingAgent(world)
  const { url } = await setup.agent.call('POST /agent/calendars/sign-in', { body: { provider: 'GOOGLE' } })
  const state = new URL(url).searchParams.get('state') ?? ''
  await setup.agent.call('POST /agent/calendars/signed-in', { body: { code: 'good-code', state } })
  return setup
}

const put = (id: string, start: string, end: string) =>
  google.put({ id, start: { dateTime: start }, end: { dateTime: end } })

describe('a calendar that misbehaves', () => {
  const passing: [string, CalendarFault][] = [
    ['answers 500', calendarFaults.status(500)],
    ['answers 429 with Retry-After', calendarFaults.status(429, { 'retry-after': '30' })],
    ['answers in HTML', calendarFaults.html],
    ['answers half a JSON', calendarFaults.half],
    ['answers 200 MB', resoFaults.huge],
    ['breaks off', calendarFaults.breaksOff],
    ['never answers', calendarFaults.never],
  ]
  test.for(passing)('and %s keeps the times that are known, and is tried again', async ([name, fault], { world }) => {
    const { sync, listTimes } = await connect(world)
    put('aaaaa1', inHours(20), inHours(21))
    await sync()
    put('aaaaa2', inHours(30), inHours(31))
    // The list of calendars is answered first.
    google.faults.push(() => false, fault)
    const [failed] = (await sync({ timeoutMs: 400 })).connections
    expect(failed).toMatchObject({ state: 'ACTIVE', error: expect.stringMatching(/\S/), resumesAt: expect.any(String) })
    if (name.includes('429')) expect(Date.parse(failed?.resumesAt ?? '') - Date.now()).toBeGreaterThan(20_000)
    expect(await listTimes()).not.toContain(inHours(20))
    expect((await sync()).connections[0]).toMatchObject({ error: '', resumesAt: null })
    expect(await listTimes()).not.toContain(inHours(30))
  })

  test('and takes the access back needs attention, and the agent gets one email', async ({ world }) => {
    const { agent, sync, listEmails } = await connect(world)
    await sync()
    google.revokeAccess()
    const [refused] = (await sync()).connections
    expect(refused).toMatchObject({
      state: 'NEEDS_ATTENTION',
      stateReason: expect.stringContaining('Connect Google Calendar again'),
    })
    const requests = google.requests.length
    await sync()
    expect(google.requests).toHaveLength(requests)
    expect(
      (await listEmails(agent.email)).filter((subject) => subject === 'Your calendar needs attention'),
    ).toHaveLength(1)
  })

  test('gets a new access token when its clock or ours is wrong', async ({ world }) => {
    const { sync } = await connect(world)
    google.state.clockOffset = -6 * hourLength
    await sync()
    google.google.accessToken = 'access-2'
    expect((await sync()).connections[0]).toMatchObject({ state: 'ACTIVE', error: '' })
  })

  test('and limits the rate with 403 is asked later', async ({ world }) => {
    const { sync } = await connect(world)
    google.faults.push((_, response) => {
      response.writeHead(403).end(JSON.stringify({ error: { errors: [{ reason: 'rateLimitExceeded' }] } }))
      return true
    })
    expect((await sync()).connections[0]).toMatchObject({ state: 'ACTIVE', error: expect.stringContaining('429') })
  })

  test('and sends the same page forever is given up', async ({ world }) => {
    const { sync } = await connect(world)
    const same: CalendarFault = (_, response) => {
      response.writeHead(200).end(JSON.stringify({ items: [], nextPageToken: 'again' }))
      return true
    }
    google.faults.push(() => false, same, same)
    expect((await sync()).connections[0]?.error).toBe('The calendar sent the same page twice.')
    expect((await sync()).connections[0]).toMatchObject({ error: '' })
  })

  test('and has events that cannot be read blocks with the others', async ({ world }) => {
    const { sync, listTimes } = await connect(world)
    google.put({ id: 'bad1', start: { dateTime: 'soon' } } as never)
    google.put({ id: 'bad2' })
    google.put({
      id: 'free',
      transparency: 'transparent',
      start: { dateTime: inHours(40) },
      end: { dateTime: inHours(41) },
    })
    google.put({
      id: 'declined',
      start: { dateTime: inHours(50) },
      end: { dateTime: inHours(51) },
      attendees: [{ self: true, responseStatus: 'declined' }],
    })
    put('good', inHours(20), inHours(21))
    expect((await sync()).connections[0]).toMatchObject({ state: 'ACTIVE', error: '' })
    const times = await listTimes()
    expect(times).not.toContain(inHours(20))
    expect(times).toEqual(expect.arrayContaining([inHours(40), inHours(50)]))
  })

  test('has all-day events that block the day of the agent', async ({ world }) => {
    const { sync, listTimes } = await connect(world)
    const day = new Date(Date.now() + 4 * dayLength).toISOString().slice(0, 10)
    const next = new Date(Date.now() + 5 * dayLength).toISOString().slice(0, 10)
    google.put({ id: 'allday', start: { date: day }, end: { date: next } })
    await sync()
    const toLocalDay = (time: string) => new Date(time).toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
    const days = new Set((await listTimes()).map(toLocalDay))
    expect(days).not.toContain(day)
    expect(days).toContain(next)
  })

  test('and suddenly has no calendars keeps what was chosen', async ({ world }) => {
    const { sync, agent } = await connect(world)
    await sync()
    google.faults.push((_, response) => {
      response.writeHead(200).end('{"items":[]}')
      return true
    })
    const [connection] = (await sync()).connections
    expect(connection).toMatchObject({ error: 'The account has no calendars any more.', calendars: [{ blocks: true }] })
    const params = { connectionId: connection?._id ?? '' }
    const { connections } = await agent.call('POST /agent/calendars/:connectionId/sync', { params })
    expect(connections[0]?.resumesAt).toBe(connection?.resumesAt)
  })

  test('is worked on by one worker at a time', async ({ world }) => {
    const { sync, book } = await connect(world)
    await sync()
    await book(inHours(20))
    await Promise.all([sync(), sync(), sync()])
    await sync()
    expect(google.list()).toHaveLength(1)
    const { rows } = await sql`select from calendar_connections where locked_by is not null`.execute(world.owner.db)
    expect(rows).toEqual([])
  })

  test('and cannot be written to says so, and still blocks', async ({ world }) => {
    const { sync, book } = await connect(world)
    await sync()
    await book(inHours(20))
    google.faults.push(
      () => false,
      () => false,
      (_, response) => {
        response.writeHead(400).end('{"error":{"errors":[{"reason":"invalid"}]}}')
        return true
      },
    )
    const [connection] = (await sync()).connections
    expect(connection).toMatchObject({ state: 'ACTIVE', error: expect.stringContaining('could not be written') })
    await sync()
    expect(google.list()).toHaveLength(1)
  })
})
