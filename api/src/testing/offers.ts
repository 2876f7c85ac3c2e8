import { sendOfferLetter } from '../offers/send-letter.ts'
import type { Letter } from '../platform/mail/letter.ts'
import { createLog } from '../platform/observe/log.ts'
import { agencyWithHome } from './homes.ts'
import type { World } from './world.ts'

const day = 86_400_000
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

/** What a buyer pays who is in no hurry. */
export const cashTerms = { amountCents: 400_000_00, closingOn: inDays(40).slice(0, 10), expiresAt: inDays(7) }
export const listingTerms = {
  lowCents: 440_000_00,
  highCents: 465_000_00,
  commissionPercent: 2.5,
  terms: 'With staging.',
}

/** An agency with a home whose owner has an e-mail, and how offers for it are made. */
export async function agencyWithOffers(world: World) {
  const home = await agencyWithHome(world)
  const { agent, params, contact, agency } = home
  const email = `${contact._id}@example.com`
  await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: contact._id }, body: { emailId: email } })
  const { db } = world.owner

  const deal = () => agent.call('GET /agent/properties/:propertyId/deal', { params })
  const timeline = () =>
    db
      .selectFrom('timeline_entries')
      .select(['id', 'event_group', 'kind', 'contact_id', 'agent_id', 'detail'])
      .where('account_id', '=', agency.accountId)
      .where('event_group', 'in', ['OFFER', 'EMAIL'])
      .orderBy('at')
      .orderBy('id')
      .execute()

  /** The time that an offer was given is over. */
  const expires = (id: string, at = new Date(Date.now() - 60_000)) =>
    db
      .updateTable('offers')
      .set({ expires_at: at })
      .where('account_id', '=', agency.accountId)
      .where('id', '=', id)
      .execute()

  /** Hands over the letter as the job does, and answers with what was handed over. */
  async function lettersSent(letterId: string): Promise<Letter[]> {
    const sent: Letter[] = []
    const postOffice = { send: async (letter: Letter) => void sent.push(letter), close: () => {} }
    await sendOfferLetter({ postOffice, origin: 'https://pages.test', secret: world.secret })({
      payload: { accountId: agency.accountId, letterId },
      db: world.product.db,
      log: createLog({ LOG_LEVEL: 'silent' }),
      signal: new AbortController().signal,
    })
    return sent
  }

  return {
    ...home,
    email,
    deal,
    timeline,
    expires,
    lettersSent,
    createCash: (body: object = {}) =>
      agent.call('POST /agent/properties/:propertyId/create-cash-offer', { params, body: { ...cashTerms, ...body } }),
    createListing: (body: object = {}) =>
      agent.call('POST /agent/properties/:propertyId/create-listing-offer', {
        params,
        body: { ...listingTerms, ...body },
      }),
    /** The path of the page that the owner is sent to. */
    pathOfContact: async () => new URL((await deal()).recipients[0]?.link ?? '').pathname,
  }
}
