import { defaultBookingPage } from '@gable/shared/appointments/booking-page.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { runJobs } from '../testing/jobs.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { test, type World } from '../testing/world.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', till: '24:00' }))
const settings = { ...defaultBookingPage, isOn: true, hours: everyDay, noticeHours: 0, daysAhead: 7 }
const visitor = {
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  phone: '(207) 555-0134',
  note: 'Selling in spring',
  website: '',
}

async function createBookable({ factory }: World, changes: Partial<typeof settings> = {}) {
  const agency = await factory.createAgency()
  const agent = await factory.createAgent(agency, { role: 'AGENT' })
  const slug = `book-${newId().slice(-12)}`
  await agent.call('POST /agent/landing-page/purl/create', { body: { purlId: slug } })
  await agent.call('PUT /agent/booking-page', { body: { ...settings, ...changes } })
  return { agency, agent, slug }
}

/** The times that the page offers. */
async function listTimes({ app }: World, slug: string, query = '') {
  const { body, statusCode } = await app.inject(`/book/${slug}?${query}`)
  expect(statusCode).toBe(200)
  return [...body.matchAll(/[?&;]at=([^"&]+)/g)].map(([, at]) => decodeURIComponent(at ?? ''))
}

/** Every visitor comes from elsewhere: bookings are limited per sender. */
const newAddress = () => `10.${[0, 1, 2].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`

const post = ({ app }: World, url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress: newAddress(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

async function book(world: World, slug: string, fields: Partial<typeof visitor> & { at?: string } = {}) {
  const at = fields.at ?? (await listTimes(world, slug)).at(-1) ?? ''
  const response = await post(world, `/book/${slug}`, { ...visitor, email: `${newId()}@example.com`, ...fields, at })
  return { at, response, path: String(response.headers.location ?? '').split('?')[0] ?? '' }
}

const listUpcoming = async (agent: SignedInAgent) =>
  (await agent.call('GET /agent/appointments', { query: { when: 'UPCOMING' } })).data

async function listSubjects({ owner }: World, to: string) {
  const { rows } = await sql<{ subject: string; calendar: string }>`
    select payload->>'subject' as subject, payload->'calendar'->>'content' as calendar
    from graphile_worker._private_jobs where payload->>'to' = ${to} order by id`.execute(owner.db)
  return rows
}

describe('a booking page', () => {
  test('is off until the agent turns it on, and needs a personalized URL', async ({ world }) => {
    const agent = await world.factory.createAgent(await world.factory.createAgency())
    expect(await agent.call('GET /agent/booking-page')).toMatchObject({ url: null, settings: { isOn: false } })
    await expect(agent.call('PUT /agent/booking-page', { body: settings })).rejects.toMatchObject({
      fields: { isOn: 'Create your personalized URL first' },
    })
    const slug = `off-${newId().slice(-12)}`
    await agent.call('POST /agent/landing-page/purl/create', { body: { purlId: slug } })
    expect((await world.app.inject(`/book/${slug}`)).statusCode).toBe(404)
    const saved = await agent.call('PUT /agent/booking-page', { body: settings })
    expect(saved.url).toMatch(new RegExp(`/book/${slug}$`))
    const page = await world.app.inject(`/book/${slug.toUpperCase()}`)
    expect(page).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
    })
    expect(page.body).toContain('Choose a time')
    expect(page.body).not.toContain('<script')
  })

  test('rejects hours that make no sense, with the reason at the field', async ({ world }) => {
    const { agent } = await createBookable(world)
    const hours = [{ day: 1, from: '09:00', till: '09:10' }]
    await expect(agent.call('PUT /agent/booking-page', { body: { ...settings, hours } })).rejects.toMatchObject({
      fields: { 'hours.0.till': 'Leave at least 30 minutes' },
    })
  })

  test('shows only days with free times, a few at once', async ({ world }) => {
    const { slug } = await createBookable(world, { maxPerDay: 1, daysAhead: 30, minutes: 60 })
    const { body } = await world.app.inject(`/book/${slug}`)
    expect(body.match(/<section/g)).toHaveLength(5)
    const later = /href="([^"]+)">Later times/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const next = await world.app.inject(later)
    expect(next.body).toContain('Earlier times')
    expect(next.body).not.toContain(/<h3>([^<]+)/.exec(body)?.[1])
  })

  test('speaks Spanish and shows times in another time zone', async ({ world }) => {
    const { slug } = await createBookable(world)
    const { body } = await world.app.inject(`/book/${slug}?lang=es&tz=Pacific/Honolulu`)
    expect(body).toContain('Elija una hora')
    expect(body).toMatch(/<option value="Pacific\/Honolulu" selected/)
    const unknown = await world.app.inject(`/book/${slug}?tz=Mars/Olympus`)
    expect(unknown.statusCode).toBe(200)
  })

  test('is not served on the host of another agency', async ({ world }) => {
    const { slug } = await createBookable(world)
    const rival = await world.factory.createAgency()
    const host = `${newId()}.test`
    await world.owner.db.insertInto('hosts').values({ host, agency: rival.accountId }).execute()
    await expect
      .poll(async () => (await world.app.inject({ url: `/book/${slug}`, headers: { host } })).statusCode)
      .toBe(404)
  })
})

describe('a visitor who books', () => {
  test('becomes a contact and a lead that is due then, and both get an email with a calendar file', async ({
    world,
  }) => {
    const { agent, slug } = await createBookable(world)
    const email = `${newId()}@example.com`
    const { at, path } = await book(world, slug, { email })
    expect(path).toMatch(/^\/book\/c\//)
    const [appointment] = await listUpcoming(agent)
    expect(appointment).toMatchObject({
      startsAt: at,
      state: 'BOOKED',
      note: 'Selling in spring',
      contact: { fullName: 'Dana Reyes', emailId: email },
    })
    const lead = await agent.call('GET /agent/leads/lead/:leadId', { params: { leadId: appointment?.leadId ?? '' } })
    expect(lead).toMatchObject({ nextAction: settings.title, nextActionAt: at, agentId: agent.agentId })
    expect(lead.source).toBe('Booking page')
    const toVisitor = await listSubjects(world, email)
    expect(toVisitor).toEqual([
      {
        subject: expect.stringMatching(/^Booked: /),
        calendar: expect.stringMatching(/METHOD:PUBLISH[\s\S]*SEQUENCE:0/),
      },
    ])
    const page = await world.app.inject(path)
    expect(page.body).toContain('You’re booked')
    expect((await world.app.inject(`${path}/appointment.ics`)).body).toContain('BEGIN:VEVENT')
    const { data } = await agent.call('GET /agent/notifications')
    expect(data[0]).toMatchObject({ kind: 'APPOINTMENT', leadId: appointment?.leadId })
  })

  test('does not learn the number on record of who has the email they type', async ({ world }) => {
    const { agent, slug } = await createBookable(world)
    const emailId = `${newId()}@example.com`
    await agent.call('POST /agent/contacts', { body: { firstName: 'Dana', emailId, phone: '(207) 555-0199' } })
    const { path } = await book(world, slug, { email: emailId, phone: '3055550111' })
    for (const url of [path, `${path}/appointment.ics`]) {
      const { body } = await world.app.inject(url)
      expect(body).toContain('(305) 555-0111')
      expect(body).not.toContain('555-0199')
    }
    expect(await listUpcoming(agent)).toMatchObject([{ contact: { emailId, phone: '(305) 555-0111' } }])
  })

  test('is told to the agent in one email, also if they get one for each new lead', async ({ world }) => {
    const { agency, agent, slug } = await createBookable(world)
    await book(world, slug)
    await runJobs(world, agency.accountId)
    const toAgent = await listSubjects(world, agent.email)
    expect(toAgent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Dana Reyes booked /)])
  })

  test('cannot take a time that was taken meanwhile, and keeps what was entered', async ({ world }) => {
    const { agent, slug } = await createBookable(world)
    const at = (await listTimes(world, slug)).at(3) ?? ''
    const attempts = await Promise.all([1, 2, 3, 4].map(() => book(world, slug, { at })))
    expect(attempts.filter(({ response }) => response.statusCode === 303)).toHaveLength(1)
    const failed = attempts.find(({ response }) => response.statusCode === 200)
    expect(failed?.response.body).toContain('This time was just taken. Please choose another.')
    expect(await listUpcoming(agent)).toHaveLength(1)
    expect(await listTimes(world, slug)).not.toContain(at)
  })

  test('sees what is wrong with the details, and nothing is stored', async ({ world }) => {
    const { agent, slug } = await createBookable(world)
    const { response } = await book(world, slug, { firstName: '<b>Eve</b>', lastName: '', email: 'no', phone: '12' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('This field is required')
    expect(response.body).toContain('Please enter a valid email')
    expect(response.body).toContain('Please enter a valid phone number')
    expect(response.body).toContain('&lt;b>Eve&lt;/b>')
    expect(await listUpcoming(agent)).toEqual([])
  })

  test('is turned away after many bookings from one address', async ({ world }) => {
    const { agent, slug } = await createBookable(world)
    const times = await listTimes(world, slug)
    const send = (at: string) =>
      world.app.inject({
        method: 'POST',
        url: `/book/${slug}`,
        remoteAddress: '192.0.2.77',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...visitor, email: `${newId()}@example.com`, at }).toString(),
      })
    for (const at of times.slice(3, 13)) expect((await send(at)).statusCode).toBe(303)
    expect((await send(times[13] ?? '')).body).toContain('Too many appointments were booked from here')
    expect(await listUpcoming(agent)).toHaveLength(10)
  })

  test('cannot have many confirmations sent to one email', async ({ world }) => {
    const { agent, slug } = await createBookable(world)
    const times = await listTimes(world, slug)
    const email = `${newId()}@example.com`
    for (const at of times.slice(3, 8)) expect((await book(world, slug, { email, at })).response.statusCode).toBe(303)
    const refused = await book(world, slug, { email: email.toUpperCase(), at: times[8] ?? '' })
    expect(refused.response.body).toContain('Too many appointments were booked from here')
    expect(await listUpcoming(agent)).toHaveLength(5)
  })

  test('that is a program fills in the trap and books nothing', async ({ world }) => {
    const { agent, slug } = await createBookable(world)
    const { response } = await book(world, slug, { website: 'https://spam.example' })
    expect(response.statusCode).toBe(200)
    expect(await listUpcoming(agent)).toEqual([])
  })

  test('cannot book a time that is not offered', async ({ world }) => {
    const { agent, slug } = await createBookable(world)
    for (const at of ['', 'soon', '2020-01-01T10:00:00.000Z', new Date(Date.now() + 90_000_061).toISOString()])
      expect((await book(world, slug, { at })).response.body, at).toContain('This time was just taken')
    expect(await listUpcoming(agent)).toEqual([])
  })

  test('books again without becoming a second lead', async ({ world }) => {
    const { agent, slug } = await createBookable(world)
    const email = `${newId()}@example.com`
    await book(world, slug, { email })
    await book(world, slug, { email })
    const upcoming = await listUpcoming(agent)
    expect(upcoming).toHaveLength(2)
    expect(new Set(upcoming.map(({ leadId }) => leadId)).size).toBe(1)
  })
})

describe('an appointment', () => {
  test('is moved by the contact, and its old time is free again', async ({ world }) => {
    const { agent, slug } = await createBookable(world)
    const email = `${newId()}@example.com`
    const { at, path } = await book(world, slug, { email })
    const move = path.split('/').at(-1) ?? ''
    const next = (await listTimes(world, slug, `move=${move}`)).at(3) ?? ''
    const moved = await post(world, `/book/${slug}`, { at: next, move })
    expect(moved.statusCode).toBe(303)
    expect(await listUpcoming(agent)).toMatchObject([{ startsAt: next }])
    expect(await listTimes(world, slug)).not.toContain(next)
    expect((await listSubjects(world, email)).map(({ subject }) => subject.split(' ')[0])).toEqual(['Booked:', 'Moved'])
    expect(at).not.toBe(next)
  })

  test('is canceled by the contact after a question', async ({ world }) => {
    const { agent, slug } = await createBookable(world)
    const { path } = await book(world, slug)
    expect((await world.app.inject(`${path}/cancel`)).body).toContain('Cancel this appointment?')
    expect(await listUpcoming(agent)).toHaveLength(1)
    const presses = await Promise.all([1, 2, 3, 4, 5].map(() => post(world, `${path}/cancel`, {})))
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303, 303])
    expect((await world.app.inject(path)).body).toContain('This appointment is canceled')
    expect(await listUpcoming(agent)).toEqual([])
    const { data } = await agent.call('GET /agent/appointments', { query: { when: 'PAST' } })
    expect(data).toMatchObject([{ state: 'CANCELED', canceledBy: 'CONTACT' }])
    // Sending the form again changes nothing.
    expect((await post(world, `${path}/cancel`, {})).statusCode).toBe(303)
  })

  test('is canceled by its agent alone, with a message to the contact', async ({ world }) => {
    const { agency, agent, slug } = await createBookable(world)
    const email = `${newId()}@example.com`
    await book(world, slug, { email })
    const [appointment] = await listUpcoming(agent)
    const params = { appointmentId: appointment?._id ?? '' }
    const colleague = await world.factory.createAgent(agency)
    const stranger = await world.factory.createAgent(await world.factory.createAgency())
    for (const other of [colleague, stranger])
      await expect(
        other.call('POST /agent/appointments/:appointmentId/canceled', { params, body: { message: '' } }),
      ).rejects.toMatchObject({ code: 'not_found' })
    await agent.call('POST /agent/appointments/:appointmentId/canceled', { params, body: { message: 'I am ill.' } })
    const canceled = (await listSubjects(world, email)).at(-1)
    expect(canceled?.subject).toMatch(/^Canceled: /)
    expect(canceled?.calendar).toContain('METHOD:CANCEL')
    await expect(
      agent.call('POST /agent/appointments/:appointmentId/canceled', { params, body: { message: '' } }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is not found under a forged code', async ({ world }) => {
    const { slug } = await createBookable(world)
    const { path } = await book(world, slug)
    for (const url of [`${path.slice(0, -3)}AAA`, '/book/c/x', '/book/c/AAAAAAAAAAAAAAAAAAAAAA']) {
      expect((await world.app.inject(url)).statusCode, url).toBe(404)
      expect((await post(world, `${url}/cancel`, {})).statusCode, url).toBe(404)
      expect((await world.app.inject(`${url}/appointment.ics`)).statusCode, url).toBe(404)
    }
  })
})

test('the booking page is the booking link of an agent who has no other', async ({ world }) => {
  const { agent, slug } = await createBookable(world)
  const getLink = async () => {
    const { rows } = await sql<{ link: string }>`
      select booking_link(a) as link from agents a where a.id = ${agent.agentId}`.execute(world.owner.db)
    return rows[0]?.link
  }
  expect(await getLink()).toBe(`/book/${slug}`)
  await agent.call('PUT /agent/booking-page', { body: { ...settings, isOn: false } })
  expect(await getLink()).toBe('')
  await agent.call('PUT /agent/booking-page', { body: settings })
  await agent.call('PUT /agent/card', { body: { title: '', photoUrl: null, bookingUrl: 'https://calendly.com/ada' } })
  expect(await getLink()).toBe('https://calendly.com/ada')
})
