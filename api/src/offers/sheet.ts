import type { OfferSheet } from '@gable/public-pages/offers/offer-sheet.tsx'
import { publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import { standingOffers } from '@gable/shared/offers/expiry.ts'
import { readAgency } from '../agency/queries.ts'
import { readBranding } from '../branding/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { knownProperty } from '../properties/known-property.ts'
import { listOffers } from './offer-queries.ts'

/** The active offers for a home as somebody sees them. */
export async function sheetOf(db: Db, scope: AccountScope, propertyId: string, firstName: string): Promise<OfferSheet> {
  const { address } = await knownProperty(db, scope, propertyId)
  const branding = await readBranding(db, scope, null)
  if (!branding) throw new Error('Every agency has a brand')
  const { timeZone } = await readAgency(db, scope)
  const { listingOffers, nonExpiredCashOffers } = standingOffers(await listOffers(db, scope, propertyId), Date.now())
  return {
    brand: publicBrandOf(branding),
    address,
    firstName,
    timeZone,
    listingOffers,
    cashOffers: nonExpiredCashOffers,
  }
}
