import { Problem } from '@gable/shared/http/problem.ts'
import { getClosingError, getExpiryError } from '@gable/shared/offers/offer-terms.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { OfferTerms } from './offer-queries.ts'

/** Nothing new ends in the past. What was said before and stays may be over. */
export function requireFutureDates(terms: OfferTerms, before?: Offer, now = Date.now()) {
  if (terms.offerType !== 'CASH') return
  const was = before?.offerType === 'CASH' ? before : undefined
  const faults = {
    expiresAt: terms.expiresAt === was?.expiresAt ? undefined : getExpiryError(terms.expiresAt, now),
    closingOn: terms.closingOn === was?.closingOn ? undefined : getClosingError(terms.closingOn, now),
  }
  const fields = Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])))
  if (Object.keys(fields).length > 0) throw new Problem('invalid', 'Some fields need attention', fields)
}
