import type { CalendarProvider } from '@gable/shared/calendars/calendar.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect } from 'vitest'
import { createBookingAgent, inHours, toIcal } from '../testing/calendars/booking-agent.ts'
import { startCalDavServer } from '../testing/calendars/caldav-server.ts'
import { calendarFaults } from '../testing/calendars/calendar-server.ts'
import { startGoogleServer } from '../testing/calendars/google-server.ts'
import { startMicrosoftServer } from '../testing/calendars/microsoft-server.ts'
import { test, type World } from '../testing/world.ts'

let google: Awaited<ReturnType<typeof startGoogleServer>>
let microsoft: Awaited<ReturnType<typeof startMicrosoftServer>>
let caldav: Awaited<ReturnType<typeof startCalDavServer>>
beforeEach(async () => {
  google = await startGoogleServer()
  microsoft = await startMicrosoftServer()
  caldav = await startCalDavServer()
  return () => {
    google.close()
    microsoft.close()
    caldav.close()
  }
})

/** An agent whose calendar is connected in the way people do it. */
async function connect(world: World, provider: CalendarProvider) {
  Object.assign(world.settings, google.settings, microsoft.settings)
  const setup = await createBookingAgent(world)
  if (provider === 'CALDAV') {
    await setup.agent.call('POST /agent/calendars/caldav', { body: caldav.login })
    return setup
  }
  const { url } = await setup.agent.call('POST /agent/calendars/sign-in', { body: { provider } })
  const state = new URL(url).searchParams.get('state') ?? ''
  await setup.agent.call('POST /agent/calendars/signed-in', { body: { code: 'good-code', state } })
  return setup
}

const later = (time: string, hours = 1) => new Date(Date.parse(time) + hours * hourLength).toISOString()

const toGraphTime = (time: string) => ({ dateTime: time.slice(0, -1), timeZone: 'UTC' })

/** The same acts in each kind of calendar, as the agent does them in their app. */
const apps = {
  GOOGLE: {
    put: (id: string, start: string, end = later(start)) =>
      google.put({ id, start: { dateTime: start }, end: { dateTime: end } }),
    remove: (id: string) => google.remove(id),
    list: () => google.list().map(({ id, start }) => ({ id, start: new Date(start?.dateTime ?? '').toISOString() })),
    move: (id: string, start: string) =>
      google.put({ id, start: { dateTime: start, date: null }, end: { dateTime: later(start), date: null } }),
    expire: () => google.expireSyncTokens(),
    server: () => google,
  },
  MICROSOFT: {
    put: (id: string, start: string, end = later(start)) =>
      microsoft.put({ id, showAs: 'busy', start: toGraphTime(start), end: toGraphTime(end) }),
    remove: (id: string) => microsoft.remove(id),
    list: () => microsoft.list().map(({ id, start }) => ({ id, start: new Date(`${start?.dateTime}Z`).toISOString() })),
    move: (id: string, start: string) => {
      const [event] = microsoft.list().filter((event) => event.id === id)
      microsoft.put({ ...event, id, start: toGraphTime(start), end: toGraphTime(later(start)) })
    },
    expire: () => microsoft.expireSyncTokens(),
    server: () => microsoft,
  },
  CALDAV: {
    put: (id: string, start: string, end = later(start)) =>
      caldav.putEvent(id, [`DTSTART:${toIcal(start)}`, `DTEND:${toIcal(end)}`]),
    remove: (id: string) => caldav.remove(id.startsWith('/') ? id : `/dav/calendars/ada/work/${id}.ics`),
    list: () =>
      caldav.list().map(({ path, text }) => {
        const [, y, m, d, h, minute] = /DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(text) ?? []
        return { id: path, start: `${y}-${m}-${d}T${h}:${minute}:00.000Z` }
      }),
    move: (path: string, start: string) =>
      caldav.replace(path, (text) =>
        text.replace(/DTSTART:\w+/, `DTSTART:${toIcal(start)}`).replace(/DTEND:\w+/, `DTEND:${toIcal(later(start))}`),
      ),
    expire: () => caldav.expireSyncTokens(),
    server: () => caldav,
  },
}

describe.each(['GOOGLE', 'CALDAV', 'MICROSOFT'] as const)('a calendar of %s', (provider) => {
  const app = apps[provider]

  test('takes time off the booking page, and gives it back', async ({ world }) => {
    const [first, second] = [inHours(20), inHours(30)]
    app.put('aaaaa1', first)
    const { sync, listTimes } = await connect(world, provider)
    const { connections } = await sync()
    expect(connections).toMatchObject([{ provider, login: 'ada@example.com', state: 'ACTIVE', error: '' }])
    expect(connections[0]?.calendars).toMatchObject([{ blocks: true, receives: true, isWritable: true }])
    expect(await listTimes()).not.toContain(first)
    expect(await listTimes()).toContain(second)
    app.put('aaaaa2', second)
    app.remove('aaaaa1')
    await sync()
    expect(await listTimes()).toContain(first)
    expect(await listTimes()).not.toContain(second)
  })

  test('asks only for what changed', async ({ world }) => {
    for (let n = 0; n < 8; n++) app.put(`bbbbb${n}`, inHours(20 + n))
    const { sync } = await connect(world, provider)
    await sync()
    const [{ events }] = (await countBusyTimes(world)).slice(-1) as [{ events: number }]
    expect(events).toBeGreaterThanOrEqual(8)
    app.server().requests.length = 0
    await sync()
    const reads = app.server().requests.filter(({ method, url }) => method === 'REPORT' || /\/events|delta/.test(url))
    expect(reads).toHaveLength(1)
    expect(`${reads[0]?.url} ${reads[0]?.body}`).toMatch(/syncToken|sync-collection|deltatoken/)
  })

  test('is read from the start when its token expired', async ({ world }) => {
    app.put('ccccc1', inHours(20))
    const { sync, listTimes } = await connect(world, provider)
    await sync()
    app.remove('ccccc1')
    app.put('ccccc2', inHours(30))
    app.expire()
    expect((await sync()).connections[0]).toMatchObject({ state: 'ACTIVE', error: '' })
    const times = await listTimes()
    expect(times).toContain(inHours(20))
    expect(times).not.toContain(inHours(30))
  })

  test('receives what is booked, moved and canceled, once each', async ({ world }) => {
    const { sync, book, move, cancel } = await connect(world, provider)
    await sync()
    const { path, code } = await book(inHours(20))
    await sync()
    await sync()
    expect(app.list()).toMatchObject([{ start: inHours(20) }])
    await move(code, inHours(25))
    await sync()
    expect(app.list()).toMatchObject([{ start: inHours(25) }])
    await cancel(path)
    await sync()
    expect(app.list()).toEqual([])
  })

  test('gets an appointment once, although the answer was lost', async ({ world }) => {
    const { sync, book } = await connect(world, provider)
    await sync()
    await book(inHours(20))
    const isWrite = ({ method }: { method?: string | undefined }) => method === 'POST' || method === 'PUT'
    app.server().faults.push(...Array.from({ length: 12 }, () => calendarFaults.noAnswer(isWrite)))
    const { connections } = await sync()
    expect(connections[0]?.error).toContain('could not be reached')
    expect(app.list()).toHaveLength(1)
    app.server().faults.length = 0
    await sync()
    expect(app.list()).toMatchObject([{ start: inHours(20) }])
  })

  test('moves an appointment, and both people are told', async ({ world }) => {
    const { sync, book, listAppointments, listEmails, agent } = await connect(world, provider)
    await sync()
    const { email } = await book(inHours(20))
    await sync()
    app.move(app.list()[0]?.id ?? '', inHours(27))
    await sync()
    await sync()
    expect(await listAppointments()).toMatchObject([{ startsAt: inHours(27), endsAt: later(inHours(27)) }])
    expect((await listEmails(email)).filter((subject) => subject.startsWith('Moved'))).toHaveLength(1)
    expect((await listEmails(agent.email)).filter((subject) => subject.startsWith('You moved Dana'))).toHaveLength(1)
    expect(app.list()).toMatchObject([{ start: inHours(27) }])
  })

  test('that deletes an appointment asks the agent, and the visitor keeps it', async ({ world }) => {
    const { sync, book, listAppointments, listEmails, agent } = await connect(world, provider)
    await sync()
    const { email } = await book(inHours(20))
    await sync()
    app.remove(app.list()[0]?.id ?? '')
    const { suggestions } = await sync()
    const [appointment] = await listAppointments()
    const appointmentId = appointment?._id ?? ''
    expect(appointment).toMatchObject({ state: 'BOOKED' })
    expect(suggestions).toMatchObject([{ appointment: { _id: appointmentId }, problem: 'DELETED' }])
    expect((await listEmails(email)).filter((subject) => subject.startsWith('Canceled'))).toEqual([])
    const { data } = await agent.call('GET /agent/notifications')
    expect(data[0]).toMatchObject({ kind: 'CALENDAR' })
    expect(app.list()).toEqual([])
    await agent.call('POST /agent/calendars/appointments/:appointmentId/restored', { params: { appointmentId } })
    expect((await sync()).suggestions).toEqual([])
    expect(app.list()).toMatchObject([{ start: inHours(20) }])
  })

  test('and a visitor may move at once: what the visitor was told holds', async ({ world }) => {
    const { sync, book, move, listAppointments } = await connect(world, provider)
    await sync()
    const { code } = await book(inHours(20))
    await sync()
    app.move(app.list()[0]?.id ?? '', inHours(40))
    await move(code, inHours(25))
    await sync()
    await sync()
    expect(await listAppointments()).toMatchObject([{ startsAt: inHours(25) }])
    expect(app.list()).toMatchObject([{ start: inHours(25) }])
  })

  test('deleted before its token expired is noticed, too', async ({ world }) => {
    const { sync, book } = await connect(world, provider)
    await sync()
    await book(inHours(20))
    await sync()
    app.remove(app.list()[0]?.id ?? '')
    app.expire()
    expect((await sync()).suggestions).toMatchObject([{ problem: 'DELETED' }])
  })

  test('receives next actions if the agent wants that, and moves them', async ({ world }) => {
    const { sync, agent } = await connect(world, provider)
    const { connections } = await sync()
    const receivingId = connections[0]?.calendars[0]?._id ?? ''
    const body = { blockingIds: [receivingId], receivingId, writesNextSteps: true }
    await agent.call('PUT /agent/calendars/choices', { body })
    const { _id: leadId } = await agent.call('POST /agent/leads', {
      body: {
        person: { firstName: 'Kim', lastName: 'Lee', emailId: 'kim@example.com' },
        leadType: 'GENERAL',
        nextAction: 'Call Kim',
        nextActionAt: inHours(50),
      },
    })
    await sync()
    expect(app.list()).toMatchObject([{ start: inHours(50) }])
    app.move(app.list()[0]?.id ?? '', inHours(55))
    await sync()
    const { rows } = await sql<{ at: Date }>`select next_action_at as at from leads where id = ${leadId}`.execute(
      world.owner.db,
    )
    expect(rows[0]?.at.toISOString()).toBe(inHours(55))
    await sync()
    expect(app.list()).toHaveLength(1)
  })
})

const countBusyTimes = async ({ owner }: World) =>
  (
    await sql<{ events: number }>`select count(*)::int as events from calendar_busy_times group by calendar_id
      order by calendar_id`.execute(owner.db)
  ).rows
