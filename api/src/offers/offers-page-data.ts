import type { OffersPageData } from '@gable/public-pages/offers/offers-page.tsx'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { groupOffers } from '@gable/shared/offers/expiry.ts'
import { getAgency } from '../agency/queries.ts'
import { getBranding } from '../branding/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getPropertyOrThrow } from '../properties/get-property.ts'
import { listOffers } from './offer-queries.ts'

export async function getOffersPageData(
  db: Db,
  scope: AccountScope,
  propertyId: string,
  firstName: string,
): Promise<OffersPageData> {
  const { address } = await getPropertyOrThrow(db, scope, propertyId)
  const branding = await getBranding(db, scope, null)
  invariant(branding, 'the account has no default branding')
  const { timeZone } = await getAgency(db, scope)
  const { listingOffers, nonExpiredCashOffers } = groupOffers(await listOffers(db, scope, propertyId), Date.now())
  return {
    brand: toPublicBrand(branding),
    address,
    firstName,
    timeZone,
    listingOffers,
    cashOffers: nonExpiredCashOffers,
  }
}
