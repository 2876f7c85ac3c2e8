import type { DetailOf } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import type { LeadSource } from '@gable/shared/lead-routing/rule.ts'
import { groupOffers } from '@gable/shared/offers/expiry.ts'
import { getHeadlineCents, type Offer } from '@gable/shared/offers/offer.ts'
import { cleanText } from '@gable/shared/text/clean-text.ts'
import { formatMoney } from '@gable/shared/text/format-money.ts'
import { routeContactLead } from '../lead-routing/route-contact-lead.ts'
import { insertActivityEntries, insertLead } from '../leads/new-lead-queries.ts'
import { notifyOfLead } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { LinkedContact } from './link-queries.ts'
import { listAcceptedOfferIds, lockContactOfOffer } from './offer-answer-queries.ts'
import { listOffers } from './offer-queries.ts'

/** What a contact says about an offer on their page. */
export type OfferAnswer = { kind: 'ACCEPTED' } | { kind: 'ASKED'; question: string }
export type OfferAnswerResult = 'accepted' | 'asked' | 'expired' | 'tooMany'

interface AnswerInput {
  propertyId: string
  offerId: string
  contact: Pick<LinkedContact, 'contactId'>
  answer: OfferAnswer
}

const offerSource: LeadSource = 'Offer page'
const answersPerDay = 20
const questionMaximum = 1000

/**
 * Makes a lead that is due at once, with an entry in the contact's activity and a notification. Accepting is an intention
 * and no contract: nothing of the offer changes. Accepting again changes nothing.
 */
export async function answerOffer(db: Db, scope: AccountScope, input: AnswerInput): Promise<OfferAnswerResult> {
  const { propertyId, offerId, contact, answer } = input
  const { listingOffers, nonExpiredCashOffers } = groupOffers(await listOffers(db, scope, propertyId), Date.now())
  const offer = [...listingOffers, ...nonExpiredCashOffers].find(({ _id }) => _id === offerId)
  if (!offer) return 'expired'
  await lockContactOfOffer(db, scope, contact.contactId)
  const result = answer.kind === 'ACCEPTED' ? 'accepted' : 'asked'
  const key = { contactId: contact.contactId, propertyId }
  if (result === 'accepted' && (await listAcceptedOfferIds(db, scope, key)).includes(offerId)) return result
  const limit = { name: 'offer-answer', minutes: 24 * 60 }
  if ((await countAttempt(db, limit, `${scope.accountId} ${contact.contactId}`)) > answersPerDay) return 'tooMany'
  await recordAnswer(db, scope, input, offer)
  return result
}

async function recordAnswer(
  db: Db,
  scope: AccountScope,
  { propertyId, contact: { contactId }, answer }: AnswerInput,
  offer: Offer,
) {
  const [leadId, at] = [newId(), new Date()]
  const isAccepted = answer.kind === 'ACCEPTED'
  const [leadType, source] = [isAccepted ? 'SELLER' : 'GENERAL', offerSource] as const
  const detail: DetailOf<'OFFER', 'ACCEPTED'> = {
    offerId: offer._id,
    offerType: offer.offerType,
    amountCents: getHeadlineCents(offer),
    ...(offer.offerType === 'LISTING' && { highCents: offer.highCents }),
  }
  const valueCents = isAccepted ? detail.amountCents : undefined
  const routing = await routeContactLead(db, scope, { contactId, propertyId, leadType, source, valueCents })
  const { agentId } = routing
  await insertLead(db, scope, {
    id: leadId,
    contactId,
    propertyId,
    agentId,
    leadType,
    source,
    valueCents,
    routing,
    nextAction: `${isAccepted ? 'Wants to accept' : 'Answer their question about'} the offer of ${formatMoney(detail.amountCents)}`,
  }).execute()
  await insertActivityEntries(db, scope, { contactId, propertyId, agentId: null, at }, [
    isAccepted
      ? { eventGroup: 'OFFER', kind: 'ACCEPTED', detail }
      : { eventGroup: 'OFFER', kind: 'ASKED', detail: { ...detail, question: answer.question } },
    { eventGroup: 'LEAD', kind: 'CREATED', detail: { leadId, leadType, source } },
  ]).execute()
  await notifyOfLead(db, scope, { kind: 'OFFER_ANSWER', agentId, leadId })
  await publishLiveEvent(db, scope, { kind: 'leads', id: leadId })
}

/** Undefined for a question without words. */
export function toQuestion(text: string): OfferAnswer | undefined {
  const question = Array.from(cleanText(text)).slice(0, questionMaximum).join('')
  return question ? { kind: 'ASKED', question } : undefined
}
