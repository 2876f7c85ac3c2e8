import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { enqueue } from '../platform/jobs/jobs.ts'
import { createAgencyWithOffers, cashTerms, daysFromNow, listingTerms } from '../testing/offers.ts'
import { runJobs } from '../testing/jobs.ts'
import { test } from '../testing/world.ts'

describe('an offer', () => {
  test('stands in the deal of its home with who made it, and in the history of the owner', async ({ world }) => {
    const { agent, agency, contact, createCashOffer, createListingOffer, getDeal, listActivity, params } = await createAgencyWithOffers(world)
    const cash = await createCashOffer({ buyer: ' Harborlight ', terms: 'As it stands.' })
    const listing = await createListingOffer()
    const by = { _id: agent.agentId, fullName: expect.any(String) }
    expect(cash).toMatchObject({ ...cashTerms, offerType: 'CASH', buyer: 'Harborlight', terms: 'As it stands.', by })
    expect(listing).toMatchObject({ ...listingTerms, offerType: 'LISTING', by })
    expect(await getDeal()).toMatchObject({
      listingOffers: [listing],
      cashOffers: [cash],
      expiredCashOffers: [],
      nonExpiredCashOffers: [cash],
      recipients: [{ _id: contact._id, firstName: 'Nora', emailUnsubscribed: { isUnsub: false } }],
    })
    expect(await listActivity()).toMatchObject([
      { kind: 'CREATED', contact_id: contact._id, agent_id: agent.agentId, detail: { amountCents: 400_000_00 } },
      { kind: 'CREATED', detail: { offerId: listing._id, offerType: 'LISTING', amountCents: 440_000_00 } },
    ])
    const { propertyId, addressComponents } = await agent.call('GET /agent/properties/:propertyId', { params })
    expect(propertyId).toBe(params.propertyId)
    expect(addressComponents.fullAddress).not.toBe('')
    expect(agency.accountId).toBe(agent.accountId)
  })

  test('expires by the clock alone, and stands again once it is given more time', async ({ world }) => {
    const { agent, createCashOffer, createListingOffer, getDeal, expireOffer, params } = await createAgencyWithOffers(world)
    const listing = await createListingOffer()
    const cash = await createCashOffer()
    await expireOffer(cash._id)
    expect(await getDeal()).toMatchObject({
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
      body: { offerType: 'CASH', ...cashTerms, expiresAt: daysFromNow(2) },
    })
    expect(await getDeal()).toMatchObject({ expiredCashOffers: [], nonExpiredCashOffers: [{ _id: cash._id }] })
    expect(await summary()).toMatchObject({ latestExpiredOfferExpiryDate: null })
  })

  test('that expired is told once in the history, also when the job runs twice', async ({ world }) => {
    const { agency, contact, createCashOffer, expireOffer, listActivity } = await createAgencyWithOffers(world)
    const cash = await createCashOffer()
    const at = new Date(Date.now() - 1000)
    await expireOffer(cash._id, at)
    const payload = { accountId: agency.accountId, offerId: cash._id }
    for (const key of ['once', 'twice']) {
      await enqueue(world.product.db, 'tell-offer-expired', payload, { key })
      await runJobs(world, agency.accountId)
    }
    const told = (await listActivity()).filter(({ kind }) => kind === 'EXPIRED')
    expect(told).toMatchObject([{ contact_id: contact._id, agent_id: null, detail: { offerId: cash._id } }])
  })

  test('is withdrawn, and back once that is taken back', async ({ world }) => {
    const { agent, createCashOffer, getDeal, params, listActivity } = await createAgencyWithOffers(world)
    const { _id: offerId } = await createCashOffer()
    const named = { params: { ...params, offerId } }
    await agent.call('POST /agent/properties/:propertyId/offers/:offerId/withdrawn', named)
    await agent.call('POST /agent/properties/:propertyId/offers/:offerId/withdrawn', named)
    expect((await getDeal()).cashOffers).toEqual([])
    expect((await listActivity()).map(({ kind }) => kind)).toEqual(['CREATED', 'WITHDRAWN'])
    await expect(
      agent.call('PUT /agent/properties/:propertyId/offers/:offerId', {
        ...named,
        body: { offerType: 'CASH', ...cashTerms },
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
    await agent.call('POST /agent/properties/:propertyId/offers/:offerId/restored', named)
    expect((await getDeal()).cashOffers).toMatchObject([{ _id: offerId }])
    expect((await listActivity()).map(({ kind }) => kind)).toEqual(['CREATED'])
  })

  test('that a colleague has changed meanwhile is not overwritten, and keeps its type', async ({ world }) => {
    const { agent, createListingOffer, params } = await createAgencyWithOffers(world)
    const { _id: offerId, updatedAt } = await createListingOffer()
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
    ['an expiry in the past', { expiresAt: daysFromNow(-1) }, 'expiresAt'],
    ['an expiry in a lifetime', { expiresAt: daysFromNow(9000) }, 'expiresAt'],
    ['terms without an end', { terms: 'x'.repeat(2001) }, 'terms'],
  ] as const)('with %s is refused where it is wrong', async ([, body, field], { world }) => {
    const { createCashOffer, getDeal } = await createAgencyWithOffers(world)
    await expect(createCashOffer(body)).rejects.toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } })
    expect((await getDeal()).cashOffers).toEqual([])
  })

  test.for([
    ['a range that ends below its start', { highCents: 1_00 }, 'highCents'],
    ['a commission above all', { commissionPercent: 101 }, 'commissionPercent'],
    ['a commission of a thousandth', { commissionPercent: 2.505 }, 'commissionPercent'],
  ] as const)('to list with %s is refused where it is wrong', async ([, body, field], { world }) => {
    const { createListingOffer } = await createAgencyWithOffers(world)
    await expect(createListingOffer(body)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    })
  })

  test('of another account, or of another home, is not there', async ({ world }) => {
    const ours = await createAgencyWithOffers(world)
    const { _id: offerId } = await ours.createCashOffer()
    const theirs = await createAgencyWithOffers(world)
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
    expect((await ours.getDeal()).nonExpiredCashOffers).toHaveLength(1)
  })
})

describe('the preview', () => {
  test('shows active offers only, and is refused while there is none', async ({ world }) => {
    const { agent, createCashOffer, createListingOffer, expireOffer, params, location } = await createAgencyWithOffers(world)
    const preview = () => agent.call('GET /agent/properties/:propertyId/preview-offer', { params })
    const refused = { code: 'conflict', message: 'Please add active offers to preview dashboard.' }
    await expect(preview()).rejects.toMatchObject(refused)
    const lapsed = await createCashOffer()
    await expireOffer(lapsed._id)
    await expect(preview()).rejects.toMatchObject(refused)
    const listing = await createListingOffer()
    expect(await preview()).toMatchObject({
      propertyId: params.propertyId,
      addressComponents: { fullAddress: location.address },
      firstName: 'Nora',
      listingOffers: [{ _id: listing._id }],
      cashOffers: [],
    })
    await expect(
      agent.call('GET /agent/properties/:propertyId/preview-offer', { params, query: { contactId: newId() } }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})
