import { invalid } from '@gable/shared/http/problem.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import { getClosingError, getExpiryError } from '@gable/shared/offers/offer-terms.ts'
import type { OfferTerms } from './offer-queries.ts'

/** New dates must be in the future. Unchanged dates may have passed, so that an expired offer can be corrected. */
export function requireFutureDates(terms: OfferTerms, before?: Offer, now = Date.now()) {
  if (terms.offerType !== 'CASH') return
  const cashBefore = before?.offerType === 'CASH' ? before : undefined
  const expiresAt = terms.expiresAt === cashBefore?.expiresAt ? undefined : getExpiryError(terms.expiresAt, now)
  const closingOn = terms.closingOn === cashBefore?.closingOn ? undefined : getClosingError(terms.closingOn, now)
  if (expiresAt || closingOn) throw invalid({ ...(expiresAt && { expiresAt }), ...(closingOn && { closingOn }) })
}
