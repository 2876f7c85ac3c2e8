import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { enqueue } from '../platform/jobs/jobs.ts'
import { runJobs } from '../testing/jobs.ts'
import { cashTerms, createAgencyWithOffers, daysFromNow, listingTerms } from '../testing/offers.ts'
import { test } from '../testing/world.ts'

describe('an offer', () => {
  test('is part of the deal of its property, and of the activity of its owner', async ({ world }) => {
    const { agent, agency, contact, createCashOffer, createListingOffer, getDeal, listActivity, params } =
      await createAgencyWithOffers(world)
    const cash = await createCashOffer({ buyer: ' Harborlight ', terms: 'As is.' })
    const listing = await createListingOffer()
    const by = { _id: agent.agentId, fullName: expect.any(String) }
    expect(cash).toMatchObject({ ...cashTerms, offerType: 'CASH', buyer: 'Harborlight', terms: 'As is.', by })
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
      {
        kind: 'CREATED',
        detail: { offerId: listing._id, offerType: 'LISTING', amountCents: 440_000_00, highCents: 465_000_00 },
      },
    ])
    const { propertyId, addressComponents } = await agent.call('GET /agent/properties/:propertyId', { params })
    expect(propertyId).toBe(params.propertyId)
    expect(addressComponents.fullAddress).not.toBe('')
    expect(agency.accountId).toBe(agent.accountId)
  })

  test('expires at its expiry time, and is active again when that is extended', async ({ world }) => {
    const { agent, createCashOffer, createListingOffer, getDeal, expireOffer, params } =
      await createAgencyWithOffers(world)
    const listing = await createListingOffer()
    const cash = await createCashOffer()
    await expireOffer(cash._id)
    expect(await getDeal()).toMatchObject({
      listingOffers: [{ _id: listing._id }],
      cashOffers: [{ _id: cash._id }],
      expiredCashOffers: [{ _id: cash._id }],
      nonExpiredCashOffers: [],
    })
    const getSummary = () => agent.call('GET /agent/properties/:propertyId/offer-summary', { params })
    expect(await getSummary()).toMatchObject({
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
    expect(await getSummary()).toMatchObject({ latestExpiredOfferExpiryDate: null })
  })

  test('records its expiry once, even when the job runs twice', async ({ world }) => {
    const { agency, contact, createCashOffer, expireOffer, listActivity } = await createAgencyWithOffers(world)
    const cash = await createCashOffer()
    const at = new Date(Date.now() - 1000)
    await expireOffer(cash._id, at)
    const payload = { accountId: agency.accountId, offerId: cash._id }
    for (const key of ['once', 'twice']) {
      await enqueue(world.product.db, 'tell-offer-expired', payload, { key })
      await runJobs(world, agency.accountId)
    }
    const expiries = (await listActivity()).filter(({ kind }) => kind === 'EXPIRED')
    expect(expiries).toMatchObject([{ contact_id: contact._id, agent_id: null, detail: { offerId: cash._id } }])
  })

  test('can be withdrawn and restored', async ({ world }) => {
    const { agent, createCashOffer, getDeal, params, listActivity } = await createAgencyWithOffers(world)
    const { _id: offerId } = await createCashOffer()
    const input = { params: { ...params, offerId } }
    await agent.call('POST /agent/properties/:propertyId/offers/:offerId/withdrawn', input)
    await agent.call('POST /agent/properties/:propertyId/offers/:offerId/withdrawn', input)
    expect((await getDeal()).cashOffers).toEqual([])
    expect((await listActivity()).map(({ kind }) => kind)).toEqual(['CREATED', 'WITHDRAWN'])
    await expect(
      agent.call('PUT /agent/properties/:propertyId/offers/:offerId', {
        ...input,
        body: { offerType: 'CASH', ...cashTerms },
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
    await agent.call('POST /agent/properties/:propertyId/offers/:offerId/restored', input)
    expect((await getDeal()).cashOffers).toMatchObject([{ _id: offerId }])
    expect((await listActivity()).map(({ kind }) => kind)).toEqual(['CREATED'])
  })

  test('that a colleague changed in the meantime is not overwritten, and its type cannot change', async ({ world }) => {
    const { agent, createListingOffer, params } = await createAgencyWithOffers(world)
    const { _id: offerId, updatedAt } = await createListingOffer()
    const update = (body: object) =>
      agent.call('PUT /agent/properties/:propertyId/offers/:offerId', {
        params: { ...params, offerId },
        body: { offerType: 'LISTING', ...listingTerms, ...body } as never,
      })
    const changed = await update({ commissionPercent: null, basedOn: updatedAt })
    expect(changed).toMatchObject({ commissionPercent: null, terms: 'With staging.' })
    await expect(update({ basedOn: updatedAt })).rejects.toMatchObject({ code: 'conflict' })
    await expect(update({ offerType: 'CASH', ...cashTerms })).rejects.toMatchObject({ code: 'invalid' })
  })

  test.for([
    ['no amount', { amountCents: null }, 'amountCents'],
    ['an amount of zero', { amountCents: 0 }, 'amountCents'],
    ['a fraction of a cent', { amountCents: 100.5 }, 'amountCents'],
    ['an invalid closing date', { closingOn: '2026-02-31' }, 'closingOn'],
    ['a closing date in the past', { closingOn: '2020-01-01' }, 'closingOn'],
    ['an expiry in the past', { expiresAt: daysFromNow(-1) }, 'expiresAt'],
    ['an expiry too far in the future', { expiresAt: daysFromNow(9000) }, 'expiresAt'],
    ['terms that are too long', { terms: 'x'.repeat(2001) }, 'terms'],
  ] as const)('of cash is rejected with %s', async ([, body, field], { world }) => {
    const { createCashOffer, getDeal } = await createAgencyWithOffers(world)
    await expect(createCashOffer(body)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    })
    expect((await getDeal()).cashOffers).toEqual([])
  })

  test.for([
    ['a high price below the low price', { highCents: 1_00 }, 'highCents'],
    ['a commission over 100 percent', { commissionPercent: 101 }, 'commissionPercent'],
    ['a commission with three decimals', { commissionPercent: 2.505 }, 'commissionPercent'],
  ] as const)('to list is rejected with %s', async ([, body, field], { world }) => {
    const { createListingOffer } = await createAgencyWithOffers(world)
    await expect(createListingOffer(body)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    })
  })

  test('of another account, or of another property, is not found', async ({ world }) => {
    const agency = await createAgencyWithOffers(world)
    const { _id: offerId } = await agency.createCashOffer()
    const otherAgency = await createAgencyWithOffers(world)
    const body = { offerType: 'CASH' as const, ...cashTerms }
    for (const [agent, propertyId] of [
      [otherAgency.agent, agency.params.propertyId],
      [otherAgency.agent, otherAgency.params.propertyId],
      [agency.agent, newId()],
    ] as const) {
      const input = { params: { propertyId, offerId } }
      await expect(
        agent.call('PUT /agent/properties/:propertyId/offers/:offerId', { ...input, body }),
      ).rejects.toMatchObject({ code: 'not_found' })
      await expect(
        agent.call('POST /agent/properties/:propertyId/offers/:offerId/withdrawn', input),
      ).rejects.toMatchObject({ code: 'not_found' })
      await expect(
        agent.call('POST /agent/properties/:propertyId/offers/:offerId/restored', input),
      ).rejects.toMatchObject({ code: 'not_found' })
    }
    for (const key of [
      'GET /agent/properties/:propertyId/deal',
      'GET /agent/properties/:propertyId/preview-offer',
    ] as const)
      await expect(otherAgency.agent.call(key, { params: agency.params })).rejects.toMatchObject({ code: 'not_found' })
    expect((await agency.getDeal()).nonExpiredCashOffers).toHaveLength(1)
  })
})

describe('the offer preview', () => {
  test('shows active offers only, and fails when there are none', async ({ world }) => {
    const { agent, createCashOffer, createListingOffer, expireOffer, params, location } =
      await createAgencyWithOffers(world)
    const getPreview = () => agent.call('GET /agent/properties/:propertyId/preview-offer', { params })
    const refusal = { code: 'conflict', message: 'Please add active offers to preview dashboard.' }
    await expect(getPreview()).rejects.toMatchObject(refusal)
    const expired = await createCashOffer()
    await expireOffer(expired._id)
    await expect(getPreview()).rejects.toMatchObject(refusal)
    const listing = await createListingOffer()
    expect(await getPreview()).toMatchObject({
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
