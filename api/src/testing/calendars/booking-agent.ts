import { defaultBookingPage } from '@gable/shared/appointments/booking-page.ts'
import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { syncCalendar } from '../../calendars/sync-calendar.ts'
import { createLog } from '../../platform/observe/log.ts'
import type { World } from '../world.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', till: '24:00' }))

/** An agent in New York with a booking page that is open day and night. */
export async function createBookingAgent(world: World) {
  const agency = await world.factory.createAgency({ time_zone: 'America/New_York' })
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  const slug = `cal-${newId().slice(-12)}`
  await agent.call('POST /agent/landing-page/purl/create', { body: { purlId: slug } })
  const settings = {
    ...defaultBookingPage,
    isOn: true,
    hours: everyDay,
    noticeHours: 0,
    daysAhead: 6,
    minutes: 60 as const,
  }
  await agent.call('PUT /agent/booking-page', { body: settings })
  const post = (url: string, fields: Record<string, string>) =>
    world.app.inject({
      method: 'POST',
      url,
      remoteAddress: `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  /** All times that visitors can book. */
  async function listTimes(): Promise<string[]> {
    const times: string[] = []
    let url: string | undefined = `/book/${slug}`
    for (let pages = 0; url && pages < 10; pages++) {
      const body: string = (await world.app.inject(url)).body
      times.push(...[...body.matchAll(/[?&;]at=([^"&]+)/g)].map(([, at]) => decodeURIComponent(at ?? '')))
      url = /href="([^"]+)">Later times/.exec(body)?.[1]?.replaceAll('&amp;', '&')
    }
    return times
  }
  return {
    agency,
    agent,
    slug,
    listTimes,
    async book(at: string) {
      const email = `${newId()}@example.com`
      const visitor = { firstName: 'Dana', lastName: 'Reyes', email, phone: '(207) 555-0134', note: '', website: '' }
      const response = await post(`/book/${slug}`, { ...visitor, at })
      const path = String(response.headers.location ?? '').split('?')[0] ?? ''
      return { email, path, code: path.split('/').at(-1) ?? '' }
    },
    move: (code: string, at: string) => post(`/book/${slug}`, { move: code, at }),
    cancel: (path: string) => post(`${path}/cancel`, {}),
    listAppointments: async () => (await agent.call('GET /agent/appointments', { query: { when: 'UPCOMING' } })).data,
    listEmails: async (to: string) => {
      const { rows } = await sql<{ subject: string }>`
        select payload->>'subject' as subject from graphile_worker._private_jobs
        where payload->>'to' = ${to} order by id`.execute(world.owner.db)
      return rows.map(({ subject }) => subject)
    },
    /** Asks the calendars now, whatever they asked to wait for. Emails stay in the queue. */
    async sync({ timeoutMs }: { timeoutMs?: number } = {}) {
      const { settings, secret, product, owner } = world
      await sql`update calendar_connections set resumes_at = null where account_id = ${agency.accountId}`.execute(
        owner.db,
      )
      const run = syncCalendar({ settings, secret, timeoutMs })
      for (const { _id: connectionId } of (await agent.call('GET /agent/calendars')).connections)
        await run({
          payload: { accountId: agency.accountId, connectionId },
          db: product.db,
          log: createLog({ LOG_LEVEL: 'silent' }),
          signal: new AbortController().signal,
        })
      return agent.call('GET /agent/calendars')
    },
  }
}

/** The next full hour at least `hours` from now. */
export const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / hourLength) * hourLength + hours * hourLength).toISOString()

/** `20261124T150000Z` */
export const toIcal = (time: string) => time.replace(/[-:]|\.\d+/g, '')
