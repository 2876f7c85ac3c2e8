import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { runJobs } from '../testing/jobs.ts'
import { createAgencyWithOffers } from '../testing/offers.ts'
import { test } from '../testing/world.ts'
import { createContactLinks } from './contact-link.ts'

const hostile = '<img src=x onerror=alert(1)>'

describe('the offers page of a contact', () => {
  test('shows the active offers to anyone with the link, and is neither indexed nor cached', async ({ world }) => {
    const { createCashOffer, createListingOffer, expireOffer, getContactPagePath, location } =
      await createAgencyWithOffers(world)
    await createListingOffer({ terms: hostile })
    await createCashOffer({ amountCents: 411_111_00, buyer: hostile })
    await expireOffer((await createCashOffer({ amountCents: 322_222_00 }))._id)
    const response = await world.app.inject(getContactPagePath())
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
    })
    expect(response.body).toContain(location.address)
    expect(response.body).toContain('Hi Nora, here are the 2 current offers')
    expect(response.body).toContain('$440,000 – $465,000')
    expect(response.body).toContain('$411,111')
    expect(response.body).not.toContain('$322,222')
    expect(response.body).not.toContain('<img src=x')
    expect(response.body).not.toContain('<script')
    expect(response.body).toContain('<meta name="robots" content="noindex, nofollow"')
  })

  test('says so when there are no active offers', async ({ world }) => {
    const { getContactPagePath } = await createAgencyWithOffers(world)
    const { statusCode, body } = await world.app.inject(getContactPagePath())
    expect(statusCode).toBe(200)
    expect(body).toContain('there is no active offer for your home at the moment')
  })

  test('leads to the dashboard of the home while its link is on', async ({ world }) => {
    const { agent, contact, params, getDeal, getContactPagePath } = await createAgencyWithOffers(world)
    const path = getContactPagePath()
    const { link } = (await getDeal()).recipients[0] ?? {}
    const links = await agent.call('GET /agent/contacts/:contactId/dashboard-links', {
      params: { contactId: contact._id },
    })
    expect(links.map(({ url }) => url)).toEqual([link])
    const redirect = await world.app.inject(path)
    expect(redirect).toMatchObject({ statusCode: 302, headers: { 'cache-control': 'private, no-store' } })
    expect(link).toMatch(new RegExp(`${redirect.headers.location}$`))

    await agent.call('POST /agent/contacts/:contactId/dashboard-links/:propertyId/revoke', {
      params: { contactId: contact._id, ...params },
    })
    expect((await world.app.inject(path)).statusCode).toBe(200)
    expect(new URL((await getDeal()).recipients[0]?.link ?? '').pathname).toBe(path)
  })

  test('is not found under a forged or changed link', async ({ world }) => {
    const { agency, contact, params, getContactPagePath } = await createAgencyWithOffers(world)
    const path = getContactPagePath()
    const link = { ...params, contactId: contact._id }
    const { accountId } = agency
    const forged = [
      `${path.slice(0, -2)}AA`,
      createContactLinks('', accountId, world.secret)({ ...link, contactId: newId() }),
      createContactLinks('', accountId, world.secret)({ ...link, propertyId: newId() }),
      createContactLinks('', newId(), world.secret)(link),
      createContactLinks('', accountId, Buffer.from('another secret'))(link),
      '/o/x',
      '/o/AAAAAAAAAAAAAAAAAAAAAA',
    ]
    for (const url of forged) {
      expect((await world.app.inject(url)).statusCode, url).toBe(404)
      expect((await world.app.inject({ method: 'POST', url: `${url}/unsubscribe` })).statusCode, url).toBe(404)
    }
  })

  test('is served on the host name of its agency but not of another agency', async ({ world }) => {
    const { agency, getContactPagePath } = await createAgencyWithOffers(world)
    const path = getContactPagePath()
    const rival = await world.factory.createAgency()
    const [ownHost, otherHost] = [`${newId()}.test`, `${newId()}.test`]
    await world.owner.db
      .insertInto('hosts')
      .values([
        { host: ownHost, agency: agency.accountId },
        { host: otherHost, agency: rival.accountId },
      ])
      .execute()
    const getStatus = async (host: string) => (await world.app.inject({ url: path, headers: { host } })).statusCode
    await eventually(async () => expect(await getStatus(ownHost)).toBe(200))
    expect(await getStatus(otherHost)).toBe(404)
  })

  test('is not found once the contact is archived or erased', async ({ world }) => {
    const { agency, agent, contact, getContactPagePath } = await createAgencyWithOffers(world)
    const path = getContactPagePath()
    const isAvailable = async () => (await world.app.inject(path)).statusCode === 200
    const params = { contactId: contact._id }
    await agent.call('POST /agent/contacts/:contactId/archived', { params })
    expect(await isAvailable()).toBe(false)
    await agent.call('POST /agent/contacts/:contactId/unarchived', { params })
    expect(await isAvailable()).toBe(true)
    const owner = await world.factory.createAgent(agency, { role: 'OWNER' })
    await owner.call('POST /agent/contacts/:contactId/erasure', { params, body: { name: 'Nora Field' } })
    await runJobs(world, agency.accountId)
    expect(await isAvailable()).toBe(false)
    expect(
      await world.owner.db.selectFrom('offers').selectAll().where('account_id', '=', agency.accountId).execute(),
    ).toEqual([])
  })

  test('follows the contact through a merge and its undo', async ({ world }) => {
    const { agent, addContact, contact, createCashOffer, getContactPagePath } = await createAgencyWithOffers(world)
    await createCashOffer()
    const path = getContactPagePath()
    const twin = await addContact('Leonora Field')
    const { mergeId } = await agent.call('POST /agent/contacts/:contactId/merge', {
      params: { contactId: twin._id },
      body: { mergedId: contact._id },
    })
    expect((await world.app.inject(path)).body).toContain('Hi Leonora,')
    await agent.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
    expect((await world.app.inject(path)).body).toContain('Hi Nora,')
  })
})

describe('a contact who unsubscribes', () => {
  test('needs one click, on the page or in the mail program, and no agent can undo it', async ({ world }) => {
    const { agent, contact, createCashOffer, params, getContactPagePath, listActivity } =
      await createAgencyWithOffers(world)
    await createCashOffer()
    const messageId = newId()
    await agent.call('POST /agent/properties/:propertyId/notify-contact', {
      params,
      body: { messageId, contactId: contact._id, subject: 'Offers', body: 'Here they are.' },
    })
    const url = `${getContactPagePath()}/unsubscribe`
    const confirmation = await world.app.inject(url)
    expect(confirmation.body).toContain('Unsubscribe from emails?')
    const contactId = contact._id
    const getContact = () => agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
    expect((await getContact()).emailUnsubscribed.isUnsub, 'opening the page does not unsubscribe').toBe(false)
    for (const payload of ['List-Unsubscribe=One-Click', '']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const response = await world.app.inject({ method: 'POST', url, payload, headers })
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain('You are unsubscribed')
    }
    expect((await getContact()).subscription).toMatchObject({ state: 'UNSUBSCRIBED', by: null, mayResubscribe: false })
    expect((await listActivity()).filter(({ kind }) => kind === 'UNSUBSCRIBED')).toMatchObject([
      { contact_id: contact._id, detail: { emailId: messageId, subject: 'Offers' } },
    ])
  })

  test('reads the page in their language, or in the one they chose', async ({ world }) => {
    const { contact, getContactPagePath } = await createAgencyWithOffers(world)
    const { db } = world.owner
    await db.updateTable('contacts').set({ language: 'es' }).where('id', '=', contact._id).execute()
    const url = `${getContactPagePath()}/unsubscribe`
    const page = await world.app.inject(url)
    expect(page.body).toContain('<html lang="es">')
    expect(page.body).toContain('¿Cancelar los correos?')
    const english = await world.app.inject(`${url}?lang=en`)
    expect(english.body).toContain('Unsubscribe from emails?')
    expect(english.body).toContain(`href="${getContactPagePath()}?lang=en"`)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await world.app.inject({ method: 'POST', url, payload: '', headers })
    expect(done.body).toContain('Suscripción cancelada')
  })
})

test('a view of the offers is an activity of the contact once a day, unless a bot or an agent opened the page', async ({
  world,
}) => {
  const { agent, createCashOffer, contact, params, getContactPagePath, listActivity } =
    await createAgencyWithOffers(world)
  await agent.call('POST /agent/contacts/:contactId/dashboard-links/:propertyId/revoke', {
    params: { contactId: contact._id, ...params },
  })
  const path = getContactPagePath()
  const view = (headers = {}) => world.app.inject({ url: `${path}/seen.gif`, headers })
  const listViews = async () => (await listActivity()).filter(({ kind }) => kind === 'VIEWED')
  await view()
  expect(await listViews(), 'without an offer').toEqual([])
  const { _id: offerId } = await createCashOffer()
  expect((await world.app.inject(path)).body).toContain(`src="${path}/seen.gif"`)
  await view({ 'user-agent': 'Googlebot/2.1' })
  await agent.send('GET', `${path}/seen.gif`)
  expect(await listViews()).toEqual([])
  expect((await view()).headers['content-type']).toBe('image/gif')
  await view()
  expect(await listViews()).toMatchObject([{ contact_id: contact._id, agent_id: null, detail: { offerId } }])
})

describe('the print page and the preview page', () => {
  test('are for signed-in members of the agency only', async ({ world }) => {
    const { agent, createCashOffer, params } = await createAgencyWithOffers(world)
    await createCashOffer()
    const rival = await world.factory.createAgent(await world.factory.createAgency())
    for (const kind of ['print', 'preview']) {
      const url = `/offer/${kind}/${params.propertyId}`
      const signedOut = await world.anonymous.send('GET', url)
      expect(signedOut.statusCode).toBe(302)
      expect(signedOut.headers.location).toBe(`/auth/login?next=offer%2F${kind}%2F${params.propertyId}`)
      expect((await rival.send('GET', url)).headers.location).toBe('/not-found')
      const response = await agent.send('GET', url)
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain('$400,000')
    }
    const printPage = await agent.send('GET', `/offer/print/${params.propertyId}`)
    expect(printPage.body).toContain('<title>Print Offer</title>')
    expect((await agent.send('GET', '/offer/print/nonsense')).headers.location).toBe('/not-found')
  })
})
