import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { enqueue } from '../platform/jobs/jobs.ts'
import { agencyWithOffers, cashTerms, inDays, listingTerms } from '../testing/offers.ts'
import { workThrough } from '../testing/work.ts'
import { test } from '../testing/world.ts'

describe('an offer', () => {
  test('stands in the deal of its home with who made it, and in the history of the owner', async ({ world }) => {
    const { agent, agency, contact, createCash, createListing, deal, timeline, params } = await agencyWithOffers(world)
    const cash = await createCash({ buyer: ' Harborlight ', terms: 'As it stands.' })
    const listing = await createListing()
    const by = { _id: agent.agentId, fullName: expect.any(String) }
    expect(cash).toMatchObject({ ...cashTerms, offerType: 'CASH', buyer: 'Harborlight', terms: 'As it stands.', by })
    expect(listing).toMatchObject({ ...listingTerms, offerType: 'LISTING', by })
    expect(await deal()).toMatchObject({
      listingOffers: [listing],
      cashOffers: [cash],
      expiredCashOffers: [],
      nonExpiredCashOffers: [cash],
      recipients: [{ _id: contact._id, firstName: 'Nora', emailUnsubscribed: { isUnsub: false } }],
    })
    expect(await timeline()).toMatchObject([
      { kind: 'CREATED', contact_id: contact._id, agent_id: agent.agentId, detail: { amountCents: 400_000_00 } },
      { kind: 'CREATED', detail: { offerId: listing._id, offerType: 'LISTING', amountCents: 440_000_00 } },
    ])
    const { propertyId, addressComponents } = await agent.call('GET /agent/properties/:propertyId', { params })
    expect(propertyId).toBe(params.propertyId)
    expect(addressComponents.fullAddress).not.toBe('')
    expect(agency.accountId).toBe(agent.accountId)
  })

  test('expires by the clock alone, and stands again once it is given more time', async ({ world }) => {
    const { agent, createCash, createListing, deal, expires, params } = await agencyWithOffers(world)
    const listing = await createListing()
    const cash = await createCash()
    await expires(cash._id)
    expect(await deal()).toMatchObject({
      listingOffers: [{ _id: listing._id }],
      cashOffers: [{ _id: cash._id }],
      expiredCashOffers: [{ _id: cash._id }],
      nonExpiredCashOffers: [],
    })
    const summary = () => agent.call('GET /agent/properties/:propertyId/offer-summary', { params })
    expect(await summary()).toMatchObject({
      offerRequested: false,
      latestExpiredOfferExpiryDate: expect.any(String),
      offers: [
        { offerId: cash._id, offerType: 'CASH', amount: 400_000, isExpired: true },
        { offerId: listing._id, offerType: 'LISTING', amount: 440_000, isExpired: false },
      ],
    })
    await agent.call('PUT /agent/properties/:propertyId/offers/:offerId', {
      params: { ...params, offerId: cash._id },
      body: { offerType: 'CASH', ...cashTerms, expiresAt: inDays(2) },
    })
    expect(await deal()).toMatchObject({ expiredCashOffers: [], nonExpiredCashOffers: [{ _id: cash._id }] })
    expect(await summary()).toMatchObject({ latestExpiredOfferExpiryDate: null })
  })

  test('that expired is told once in the history, also when the job runs twice', async ({ world }) => {
    const { agency, contact, createCash, expires, timeline } = await agencyWithOffers(world)
    const cash = await createCash()
    const at = new Date(Date.now() - 1000)
    await expires(cash._id, at)
    const payload = { accountId: agency.accountId, offerId: cash._id }
    for (const key of ['once', 'twice']) {
      await enqueue(world.product.db, 'tell-offer-expired', payload, { key })
      await workThrough(world, agency.accountId)
    }
    const told = (await timeline()).filter(({ kind }) => kind === 'EXPIRED')
    expect(told).toMatchObject([{ contact_id: contact._id, agent_id: null, detail: { offerId: cash._id } }])
  })

  test('is withdrawn, and back once that is taken back', async ({ world }) => {
    const { agent, createCash, deal, params, timeline } = await agencyWithOffers(world)
    const { _id: offerId } = await createCash()
    const named = { params: { ...params, offerId } }
    await agent.call('POST /agent/properties/:propertyId/offers/:offerId/withdrawn', named)
    await agent.call('POST /agent/properties/:propertyId/offers/:offerId/withdrawn', named)
    expect((await deal()).cashOffers).toEqual([])
    expect((await timeline()).map(({ kind }) => kind)).toEqual(['CREATED', 'WITHDRAWN'])
    await expect(
      agent.call('PUT /agent/properties/:propertyId/offers/:offerId', {
        ...named,
        body: { offerType: 'CASH', ...cashTerms },
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
    await agent.call('POST /agent/properties/:propertyId/offers/:offerId/restored', named)
    expect((await deal()).cashOffers).toMatchObject([{ _id: offerId }])
    expect((await timeline()).map(({ kind }) => kind)).toEqual(['CREATED'])
  })

  test('that a colleague has changed meanwhile is not overwritten, and keeps its type', async ({ world }) => {
    const { agent, createListing, params } = await agencyWithOffers(world)
    const { _id: offerId, updatedAt } = await createListing()
    const put = (body: object) =>
      agent.call('PUT /agent/properties/:propertyId/offers/:offerId', {
        params: { ...params, offerId },
        body: { offerType: 'LISTING', ...listingTerms, ...body } as never,
      })
    const changed = await put({ commissionPercent: null, basedOn: updatedAt })
    expect(changed).toMatchObject({ commissionPercent: null, terms: 'With staging.' })
    await expect(put({ basedOn: updatedAt })).rejects.toMatchObject({ code: 'conflict' })
    await expect(put({ offerType: 'CASH', ...cashTerms })).rejects.toMatchObject({ code: 'invalid' })
  })

  test.for([
    ['cash without an amount', { amountCents: null }, 'amountCents'],
    ['cash of nothing', { amountCents: 0 }, 'amountCents'],
    ['cash with a part of a cent', { amountCents: 100.5 }, 'amountCents'],
    ['a closing on a day that never was', { closingOn: '2026-02-31' }, 'closingOn'],
    ['a closing in the past', { closingOn: '2020-01-01' }, 'closingOn'],
    ['an expiry in the past', { expiresAt: inDays(-1) }, 'expiresAt'],
    ['an expiry in a lifetime', { expiresAt: inDays(9000) }, 'expiresAt'],
    ['terms without an end', { terms: 'x'.repeat(2001) }, 'terms'],
  ] as const)('with %s is refused where it is wrong', async ([, body, field], { world }) => {
    const { createCash, deal } = await agencyWithOffers(world)
    await expect(createCash(body)).rejects.toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } })
    expect((await deal()).cashOffers).toEqual([])
  })

  test.for([
    ['a range that ends below its start', { highCents: 1_00 }, 'highCents'],
    ['a commission above all', { commissionPercent: 101 }, 'commissionPercent'],
    ['a commission of a thousandth', { commissionPercent: 2.505 }, 'commissionPercent'],
  ] as const)('to list with %s is refused where it is wrong', async ([, body, field], { world }) => {
    const { createListing } = await agencyWithOffers(world)
    await expect(createListing(body)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    })
  })

  test('of another account, or of another home, is not there', async ({ world }) => {
    const ours = await agencyWithOffers(world)
    const { _id: offerId } = await ours.createCash()
    const theirs = await agencyWithOffers(world)
    const body = { offerType: 'CASH' as const, ...cashTerms }
    for (const [agent, propertyId] of [
      [theirs.agent, ours.params.propertyId],
      [theirs.agent, theirs.params.propertyId],
      [ours.agent, newId()],
    ] as const) {
      const named = { params: { propertyId, offerId } }
      await expect(
        agent.call('PUT /agent/properties/:propertyId/offers/:offerId', { ...named, body }),
      ).rejects.toMatchObject({ code: 'not_found' })
      await expect(
        agent.call('POST /agent/properties/:propertyId/offers/:offerId/withdrawn', named),
      ).rejects.toMatchObject({ code: 'not_found' })
      await expect(
        agent.call('POST /agent/properties/:propertyId/offers/:offerId/restored', named),
      ).rejects.toMatchObject({ code: 'not_found' })
    }
    for (const key of [
      'GET /agent/properties/:propertyId/deal',
      'GET /agent/properties/:propertyId/preview-offer',
    ] as const)
      await expect(theirs.agent.call(key, { params: ours.params })).rejects.toMatchObject({ code: 'not_found' })
    expect((await ours.deal()).nonExpiredCashOffers).toHaveLength(1)
  })
})

describe('the preview', () => {
  test('shows active offers only, and is refused while there is none', async ({ world }) => {
    const { agent, createCash, createListing, expires, params, place } = await agencyWithOffers(world)
    const preview = () => agent.call('GET /agent/properties/:propertyId/preview-offer', { params })
    const refused = { code: 'conflict', message: 'Please add active offers to preview dashboard.' }
    await expect(preview()).rejects.toMatchObject(refused)
    const lapsed = await createCash()
    await expires(lapsed._id)
    await expect(preview()).rejects.toMatchObject(refused)
    const listing = await createListing()
    expect(await preview()).toMatchObject({
      propertyId: params.propertyId,
      addressComponents: { fullAddress: place.address },
      firstName: 'Nora',
      listingOffers: [{ _id: listing._id }],
      cashOffers: [],
    })
    await expect(
      agent.call('GET /agent/properties/:propertyId/preview-offer', { params, query: { contactId: newId() } }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})
