import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { describe, expect } from 'vitest'
import { createOneConnectionApp } from '../testing/one-connection-app.ts'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'

async function createOwnerPage(world: World, options: { isNonMarketing?: boolean } = {}) {
  const property = await createAgencyWithProperty(world, options)
  await property.addMarketData()
  await property.runLookup()
  const { agency, contact } = property
  const { propertyId } = property.params
  const agent = await world.factory.createAgent(agency)
  const contactId = contact._id
  const [link] = await agent.call('GET /agent/contacts/:contactId/dashboard-links', { params: { contactId } })
  const [dashboard] = await agent.call('GET /agent/contact-dashboard')
  invariant(link?.code && dashboard, 'a contact with a home has a link, and an agency a dashboard')
  const { code } = link
  const visitor = new TestClient(world.app)
  const open = (path = '') => visitor.send('GET', `/d/${code}${path}`)
  const post = (path: string, fields: Record<string, string>) =>
    visitor.send('POST', `/d/${code}/${path}`, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
  const sendEvent = (event: object = {}, id = newId()) =>
    visitor.call('POST /public/dashboards/:code/events', {
      params: { code },
      body: { id, type: 'view', visitId: newId(), at: new Date().toISOString(), ...event },
    })
  const getStatistics = async () => (await agent.call('GET /agent/contact-dashboard'))[0]?.statistics
  const listActivity = async () =>
    (
      await agent.call('POST /agent/changelog/search', {
        body: { eventGroups: ['DASHBOARD'], tags: [{ type: 'CONTACT_ID', value: contactId }] },
      })
    ).data
  return {
    ...property,
    agent,
    contactId,
    propertyId,
    code,
    dashboard,
    visitor,
    open,
    post,
    sendEvent,
    getStatistics,
    listActivity,
  }
}

describe('the page of a home', () => {
  test('shows the home to people who have the link, and to no one else', async ({ world }) => {
    const { open, location, visitor, code } = await createOwnerPage(world)
    const page = await open()
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Nora')
    expect(page.body).toContain(location.address.split(',')[0])
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const other = code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`
    expect((await visitor.send('GET', `/d/${other}`)).statusCode).toBe(404)
    expect((await visitor.send('GET', `/d/${code.toLowerCase()}`)).statusCode).toBe(200)
  })

  test('is in the language of the contact, unless the visitor switches it', async ({ world }) => {
    const { agent, contactId, open } = await createOwnerPage(world)
    expect((await open()).body).toContain('<html lang="en"')
    await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { language: 'es' } })
    expect((await open()).body).toContain('<html lang="es"')
    expect((await open('?lang=en')).body).toContain('<html lang="en"')
  })

  test('is compressed for browsers that accept it', async ({ world }) => {
    const { code } = await createOwnerPage(world)
    const get = (accepted: string) => world.app.inject({ url: `/d/${code}`, headers: { 'accept-encoding': accepted } })
    const [plain, gzip, br] = [await get('identity'), await get('gzip'), await get('gzip, br')]
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(br.headers['content-encoding']).toBe('br')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  })

  test('slows down a visitor who tries codes', async ({ world }) => {
    const { visitor, open } = await createOwnerPage(world)
    visitor.ip = '198.51.100.77'
    const statuses = []
    for (let attempt = 0; attempt < 25; attempt++)
      statuses.push((await visitor.send('GET', `/d/${'0'.repeat(14)}${String(attempt).padStart(2, '0')}`)).statusCode)
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404))
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429])
    expect((await open()).statusCode).toBe(200)
  })

  test('says kindly that its link was replaced, and names nobody', async ({ world }) => {
    const { agent, contactId, propertyId, open, agency } = await createOwnerPage(world)
    await agent.call('POST /agent/contacts/:contactId/dashboard-links/:propertyId/replace', {
      params: { contactId, propertyId },
    })
    const page = await open()
    expect(page.body).toContain('This link no longer works')
    expect(page.body).toContain(agency.name)
    expect(page.body).not.toContain('Nora')
  })

  test('closes with its contact', async ({ world }) => {
    const { open, updateContact, contactId } = await createOwnerPage(world)
    await updateContact(contactId, { archived_at: new Date() })
    expect((await open()).body).toContain('This link no longer works')
  })

  test('shows modules in their order, hides what is off or filtered out', async ({ world }) => {
    const { agent, dashboard, open } = await createOwnerPage(world)
    const comps = dashboard.modules.find(({ moduleId }) => moduleId === 'COMPS')
    invariant(comps, 'a new dashboard has comps')
    const isShown = async () => (await open()).body.includes('data-module="COMPS"')
    expect(await isShown()).toBe(true)
    const params = { dashboardId: dashboard._id, moduleId: 'COMPS' }
    const filter = (tag: string) =>
      agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
        params,
        body: {
          settings: { ...comps.settings },
          visibilitySettings: { visibilityLevel: 'filtered', filters: [{ key: 'tags', anyOf: [tag] }] },
        },
      })
    await filter('investor')
    await expect.poll(isShown).toBe(false)
  })

  test('keeps mortgages and prices from contacts who opted out of marketing', async ({ world }) => {
    const { open } = await createOwnerPage(world, { isNonMarketing: true })
    const { body } = await open()
    expect(body).not.toContain('data-module="HOME_EQUITY"')
    expect(body).not.toContain('data-module="MORTGAGE_TREND"')
  })
})

describe('the page on paper', () => {
  test('is for agents of the account, with a title of its own', async ({ world }) => {
    const { agent, propertyId, visitor } = await createOwnerPage(world)
    const sheet = await agent.send('GET', `/dashboard/print/${propertyId}`)
    expect(sheet.statusCode).toBe(200)
    expect(sheet.body).toContain('<title>Print Dashboard</title>')
    expect(sheet.body).toContain('/print.js')
    expect(sheet.body).not.toContain('seen.gif')
    const stranger = await visitor.send('GET', `/dashboard/print/${propertyId}`)
    expect(stranger.headers.location).toBe(`/auth/login?next=${encodeURIComponent(`dashboard/print/${propertyId}`)}`)
    const { agent: other } = await createOwnerPage(world)
    expect((await other.send('GET', `/dashboard/print/${propertyId}`)).headers.location).toBe('/not-found')
  })

  test('needs one connection', async ({ world }) => {
    const { agency, propertyId } = await createOwnerPage(world)
    const agent = await world.factory.withApp(await createOneConnectionApp(world)).createAgent(agency)
    const { statusCode } = await agent.send('GET', `/dashboard/print/${propertyId}`)
    expect(statusCode).toBe(200)
  })
})

describe('without script', () => {
  test('a button leads to its form, and the form becomes a lead', async ({ world }) => {
    const { open, visitor, code, agent, contactId } = await createOwnerPage(world)
    const path = `/d/${code}/ask/CONTACT_AGENT?button=button&lang=en`
    const form = await open('/ask/CONTACT_AGENT?button=button')
    expect(form.statusCode).toBe(200)
    const fields = new URLSearchParams(
      [...form.body.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
        /name="([^"]*)"/.exec(input)?.[1] ?? '',
        (/value="([^"]*)"/.exec(input)?.[1] ?? '')
          .replaceAll('&amp;', '&')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'"),
      ]),
    )
    fields.set('details.firstName', 'Nora')
    fields.set('details.lastName', 'Field')
    fields.set('details.email', `nora-${newId()}@example.com`)
    fields.set('since', String(Date.now() - 20_000))
    const sent = await visitor.send('POST', path, fields.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(sent.statusCode).toBe(303)
    expect((await visitor.send('GET', String(sent.headers.location))).statusCode).toBe(200)
    const contact = await agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
    expect(contact.leads).toMatchObject([{ leadType: 'GENERAL' }])
  })

  test('the page counts by its pixel', async ({ world }) => {
    const { open, getStatistics } = await createOwnerPage(world)
    expect((await open('/seen.gif')).headers['content-type']).toBe('image/gif')
    expect(await getStatistics()).toMatchObject({ views: 1 })
  })
})

describe('what an owner does', () => {
  test('is counted once and stands in their history', async ({ world }) => {
    const { sendEvent, getStatistics, listActivity } = await createOwnerPage(world)
    const id = newId()
    expect(await sendEvent({}, id)).toEqual({ isCounted: true })
    expect(await sendEvent({}, id)).toEqual({ isCounted: false })
    await sendEvent({ type: 'click', moduleId: 'SELLING_OPTIONS', text: 'Get a cash offer' })
    expect(await sendEvent({ type: 'click', moduleId: 'GONE', text: 'x' })).toEqual({ isCounted: false })
    expect(await getStatistics()).toMatchObject({ views: 1, clicks: 1 })
    expect((await listActivity()).map(({ kind }) => kind)).toEqual(['CLICKED', 'VIEWED'])
  })

  test('is not counted when a machine does it', async ({ world }) => {
    const { visitor, sendEvent, getStatistics } = await createOwnerPage(world)
    visitor.headers['user-agent'] = 'Slackbot-LinkExpanding 1.0'
    expect(await sendEvent()).toEqual({ isCounted: false })
    expect(await getStatistics()).toMatchObject({ views: 0 })
  })

  test('becomes a lead of their own contact and home, whatever email they type', async ({ world }) => {
    const { visitor, code, agent, contactId, propertyId, dashboard, getStatistics } = await createOwnerPage(world)
    const journey = await visitor.call('GET /public/dashboards/:code/journey', {
      params: { code },
      query: { moduleId: 'SELLING_OPTIONS', button: 'customSellingOption2' },
    })
    expect(journey).toMatchObject({ subject: 'contact-dashboard', asksAddress: false, forms: [] })
    invariant(journey.dashboard, 'the journey names its button')
    await visitor.call('POST /public/submissions', {
      body: {
        id: newId(),
        subject: 'contact-dashboard',
        subjectId: dashboard._id,
        visitId: newId(),
        at: new Date().toISOString(),
        dashboard: journey.dashboard,
        details: { firstName: 'N.', lastName: 'Field', email: `other-${newId()}@example.com`, phone: '' },
        consent: { ...journey.consent },
        elapsed: 9000,
      },
    })
    const contact = await agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
    expect(contact.leads).toHaveLength(1)
    expect(contact.leads[0]).toMatchObject({ leadType: 'SELLER' })
    const { data } = await agent.call('GET /agent/submissions', { query: {} })
    expect(data[0]).toMatchObject({ subject: 'contact-dashboard', contact: { _id: contactId } })
    const lead = await agent.call('GET /agent/leads/lead/:leadId', { params: { leadId: contact.leads[0]?._id ?? '' } })
    expect(JSON.stringify(lead)).toContain(propertyId)
    expect(await getStatistics()).toMatchObject({ leads: 1 })
  })

  test('with another agency’s link is refused', async ({ world }) => {
    const { visitor, code } = await createOwnerPage(world)
    const { dashboard } = await createOwnerPage(world)
    const journey = await visitor.call('GET /public/dashboards/:code/journey', {
      params: { code },
      query: { moduleId: 'CONTACT_AGENT', button: 'button' },
    })
    await expect(
      visitor.call('POST /public/submissions', {
        body: {
          id: newId(),
          subject: 'contact-dashboard',
          subjectId: dashboard._id,
          visitId: newId(),
          at: new Date().toISOString(),
          dashboard: { code, moduleId: 'CONTACT_AGENT', button: 'button' },
          details: { firstName: 'N.', lastName: 'Field', email: 'n@example.com', phone: '' },
          consent: { ...journey.consent },
        },
      }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('keeps marks and assumptions, and stops emails at the foot of the page', async ({ world }) => {
    const { visitor, code, post, agent, contactId } = await createOwnerPage(world)
    const params = { code }
    const key = '1 Elm Street'
    const mark = (mark: 'LIKE' | null) =>
      visitor.call('PUT /public/dashboards/:code/comparables', { params, body: { key, mark } })
    expect(await mark('LIKE')).toEqual({ marked: 1 })
    expect(await mark(null)).toEqual({ marked: 0 })
    const assumptions = { value: 410_000, loanBalance: 150_000, costPercents: { 'Agent commission': 4.5 } }
    await visitor.call('PUT /public/dashboards/:code/assumptions', { params, body: assumptions })
    expect((await post('unsubscribe', {})).body).toContain('Stop emails from')
    expect((await post('unsubscribe', { confirmed: 'yes' })).statusCode).toBe(200)
    const contact = await agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
    expect(contact.subscription.state).toBe('UNSUBSCRIBED')
  })

  test('keeps only so many marks, whatever they name', async ({ world }) => {
    const { visitor, code } = await createOwnerPage(world)
    const mark = (key: string) =>
      visitor.call('PUT /public/dashboards/:code/comparables', { params: { code }, body: { key, mark: 'LIKE' } })
    await Promise.all(Array.from({ length: 310 }, (_, n) => mark(`${n} Elm Street`)))
    expect(await mark('311 Elm Street')).toEqual({ marked: 300 })
  })

  test('asking to be erased stops emails, closes the link and stands in the agent’s day', async ({ world }) => {
    const { post, open, agent, contactId } = await createOwnerPage(world)
    // As many times as somebody presses.
    await Promise.all([1, 2, 3, 4, 5].map(() => post('erase', { confirmed: 'yes' })))
    expect((await open()).body).toContain('This link no longer works')
    const contact = await agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
    expect(contact.subscription.state).toBe('UNSUBSCRIBED')
    expect(contact.leads.map(({ nextAction }) => nextAction)).toEqual([expect.stringContaining('Erase their data')])
  })
})
