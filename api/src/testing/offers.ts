import { dayLength } from '@gable/shared/time/calendar.ts'
import { createContactLinks } from '../offers/contact-link.ts'
import { sendOfferEmail } from '../offers/send-offer-email.ts'
import type { Email } from '../platform/mail/email.ts'
import { createLog } from '../platform/observe/log.ts'
import { createAgencyWithProperty } from './properties.ts'
import type { World } from './world.ts'

export const daysFromNow = (days: number) => new Date(Date.now() + days * dayLength).toISOString()

/** Terms of a cash offer that stays open for a week. */
export const cashTerms = { amountCents: 400_000_00, closingOn: daysFromNow(40).slice(0, 10), expiresAt: daysFromNow(7) }
export const listingTerms = {
  lowCents: 440_000_00,
  highCents: 465_000_00,
  commissionPercent: 2.5,
  terms: 'With staging.',
}

/** An agency with a property whose owner has an email, and helpers that create offers for it. */
export async function createAgencyWithOffers(world: World) {
  const base = await createAgencyWithProperty(world)
  const { agent, params, contact, agency } = base
  const email = `${contact._id}@example.com`
  await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: contact._id }, body: { emailId: email } })
  const { db } = world.owner

  const getDeal = () => agent.call('GET /agent/properties/:propertyId/deal', { params })
  const listActivity = () =>
    db
      .selectFrom('timeline_entries')
      .select(['id', 'event_group', 'kind', 'contact_id', 'agent_id', 'detail'])
      .where('account_id', '=', agency.accountId)
      .where('event_group', 'in', ['OFFER', 'EMAIL'])
      .orderBy('at')
      .orderBy('id')
      .execute()

  /** Moves the expiry of an offer into the past. */
  const expireOffer = (id: string, at = new Date(Date.now() - 60_000)) =>
    db
      .updateTable('offers')
      .set({ expires_at: at })
      .where('account_id', '=', agency.accountId)
      .where('id', '=', id)
      .execute()

  /** Runs the job that sends an offer email, and returns the emails it sent. */
  async function sendEmails(messageId: string): Promise<Email[]> {
    const sent: Email[] = []
    const mailer = { send: async (email: Email) => void sent.push(email), close: () => {} }
    await sendOfferEmail({ mailer, origin: 'https://pages.test', secret: world.secret })({
      payload: { accountId: agency.accountId, letterId: messageId },
      db: world.product.db,
      log: createLog({ LOG_LEVEL: 'silent' }),
      signal: new AbortController().signal,
    })
    return sent
  }

  return {
    ...base,
    email,
    getDeal,
    listActivity,
    expireOffer,
    sendEmails,
    createCashOffer: (body: object = {}) =>
      agent.call('POST /agent/properties/:propertyId/create-cash-offer', { params, body: { ...cashTerms, ...body } }),
    createListingOffer: (body: object = {}) =>
      agent.call('POST /agent/properties/:propertyId/create-listing-offer', {
        params,
        body: { ...listingTerms, ...body },
      }),
    /** The path of the page of the offers alone. */
    getContactPagePath: () =>
      createContactLinks('', agency.accountId, world.secret)({ ...params, contactId: contact._id }),
  }
}
