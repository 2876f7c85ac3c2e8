import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { createAgencyWithOffers } from '../testing/offers.ts'
import { runJobs } from '../testing/jobs.ts'
import { test } from '../testing/world.ts'
import { createContactLinks } from './contact-link.ts'

const hostile = '<img src=x onerror=alert(1)>'

describe('the page of a contact', () => {
  test('shows the active offers to who has the link, to no search engine and to no cache', async ({ world }) => {
    const { createCashOffer, createListingOffer, expireOffer, getContactPagePath, location } = await createAgencyWithOffers(world)
    await createListingOffer({ terms: hostile })
    await createCashOffer({ amountCents: 411_111_00, buyer: hostile })
    await expireOffer((await createCashOffer({ amountCents: 322_222_00 }))._id)
    const answer = await world.app.inject(await getContactPagePath())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
    })
    expect(answer.body).toContain(location.address)
    expect(answer.body).toContain('Hi Nora, here are the 2 current offers')
    expect(answer.body).toContain('$440,000 – $465,000')
    expect(answer.body).toContain('$411,111')
    expect(answer.body).not.toContain('$322,222')
    expect(answer.body).not.toContain('<img src=x')
    expect(answer.body).not.toContain('<script')
    expect(answer.body).toContain('<meta name="robots" content="noindex, nofollow"')
  })

  test('says so while there is no active offer', async ({ world }) => {
    const { getContactPagePath } = await createAgencyWithOffers(world)
    const { statusCode, body } = await world.app.inject(await getContactPagePath())
    expect(statusCode).toBe(200)
    expect(body).toContain('there is no active offer for your home at the moment')
  })

  test('is gone under a link that nobody gave out, or that somebody changed', async ({ world }) => {
    const { agency, contact, params, getContactPagePath } = await createAgencyWithOffers(world)
    const path = await getContactPagePath()
    const made = { ...params, contactId: contact._id }
    const { accountId } = agency
    const forged = [
      `${path.slice(0, -2)}AA`,
      createContactLinks('', accountId, world.secret)({ ...made, contactId: newId() }),
      createContactLinks('', accountId, world.secret)({ ...made, propertyId: newId() }),
      createContactLinks('', newId(), world.secret)(made),
      createContactLinks('', accountId, Buffer.from('another secret'))(made),
      '/o/x',
      '/o/AAAAAAAAAAAAAAAAAAAAAA',
    ]
    for (const url of forged) {
      expect((await world.app.inject(url)).statusCode, url).toBe(404)
      expect((await world.app.inject({ method: 'POST', url: `${url}/unsubscribe` })).statusCode, url).toBe(404)
    }
  })

  test('stands under its agency’s own name and under no other agency’s', async ({ world }) => {
    const { agency, getContactPagePath } = await createAgencyWithOffers(world)
    const path = await getContactPagePath()
    const rival = await world.factory.createAgency()
    const [own, theirs] = [`${newId()}.test`, `${newId()}.test`]
    await world.owner.db
      .insertInto('hosts')
      .values([
        { host: own, agency: agency.accountId },
        { host: theirs, agency: rival.accountId },
      ])
      .execute()
    const statusAt = async (host: string) => (await world.app.inject({ url: path, headers: { host } })).statusCode
    await eventually(async () => expect(await statusAt(theirs)).toBe(404))
    expect(await statusAt(own)).toBe(200)
  })

  test('dies with the contact: archived, without the home, or erased', async ({ world }) => {
    const { agency, agent, contact, getContactPagePath } = await createAgencyWithOffers(world)
    const path = await getContactPagePath()
    const isThere = async () => (await world.app.inject(path)).statusCode === 200
    const params = { contactId: contact._id }
    await agent.call('POST /agent/contacts/:contactId/archived', { params })
    expect(await isThere()).toBe(false)
    await agent.call('POST /agent/contacts/:contactId/unarchived', { params })
    expect(await isThere()).toBe(true)
    const owner = await world.factory.createAgent(agency, { role: 'OWNER' })
    await owner.call('POST /agent/contacts/:contactId/erasure', { params, body: { name: 'Nora Field' } })
    await runJobs(world, agency.accountId)
    expect(await isThere()).toBe(false)
    expect(
      await world.owner.db.selectFrom('offers').selectAll().where('account_id', '=', agency.accountId).execute(),
    ).toEqual([])
  })

  test('lives on as the page of whom the contact was merged into, and is parted again with them', async ({ world }) => {
    const { agent, addContact, contact, createCashOffer, getContactPagePath } = await createAgencyWithOffers(world)
    await createCashOffer()
    const path = await getContactPagePath()
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

describe('who wants no more emails', () => {
  test('says so with one press, here or in the mail program, and no agent takes that back', async ({ world }) => {
    const { agent, contact, createCashOffer, params, getContactPagePath, listActivity } = await createAgencyWithOffers(world)
    await createCashOffer()
    const letterId = newId()
    await agent.call('POST /agent/properties/:propertyId/notify-contact', {
      params,
      body: { letterId, contactId: contact._id, subject: 'Offers', body: 'Here they are.' },
    })
    const url = `${await getContactPagePath()}/unsubscribe`
    const asked = await world.app.inject(url)
    expect(asked.body).toContain('Unsubscribe from emails?')
    const { contactId } = { contactId: contact._id }
    const read = () => agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
    expect((await read()).emailUnsubscribed.isUnsub, 'a look at the address is no press').toBe(false)
    for (const payload of ['List-Unsubscribe=One-Click', '']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await world.app.inject({ method: 'POST', url, payload, headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('You are unsubscribed')
    }
    expect((await read()).subscription).toMatchObject({ state: 'UNSUBSCRIBED', by: null, mayResubscribe: false })
    expect((await listActivity()).filter(({ kind }) => kind === 'UNSUBSCRIBED')).toMatchObject([
      { contact_id: contact._id, detail: { emailId: letterId, subject: 'Offers' } },
    ])
  })
})

describe('the sheet to print, and the preview', () => {
  test('are for people of the home’s agency who are signed in', async ({ world }) => {
    const { agent, createCashOffer, params } = await createAgencyWithOffers(world)
    await createCashOffer()
    const rival = await world.factory.createAgent(await world.factory.createAgency())
    for (const kind of ['print', 'preview']) {
      const url = `/offer/${kind}/${params.propertyId}`
      const stranger = await world.anonymous.send('GET', url)
      expect(stranger.statusCode).toBe(302)
      expect(stranger.headers.location).toBe(`/auth/login?next=offer%2F${kind}%2F${params.propertyId}`)
      expect((await rival.send('GET', url)).headers.location).toBe('/not-found')
      const own = await agent.send('GET', url)
      expect(own.statusCode).toBe(200)
      expect(own.body).toContain('$400,000')
    }
    const sheet = await agent.send('GET', `/offer/print/${params.propertyId}`)
    expect(sheet.body).toContain('<title>Print Offer</title>')
    expect((await agent.send('GET', '/offer/print/nonsense')).headers.location).toBe('/not-found')
  })
})
