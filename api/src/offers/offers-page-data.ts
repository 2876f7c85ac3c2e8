import type { OffersPageData } from '@gable/public-pages/offers/offers-page.tsx'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { groupOffers } from '@gable/shared/offers/expiry.ts'
import { getAgency } from '../agency/queries.ts'
import { getBranding } from '../branding/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getEquity } from '../properties/equity.ts'
import { getPropertyOrThrow } from '../properties/get-property.ts'
import { listOffers } from './offer-queries.ts'

/** What everyone may see who may see the offers. The page of a contact adds their agent and what they can do. */
export async function getOffersPageData(
  db: Db,
  scope: AccountScope,
  propertyId: string,
  firstName: string,
): Promise<OffersPageData> {
  const { address, isNonMarketing } = await getPropertyOrThrow(db, scope, propertyId)
  const branding = await getBranding(db, scope, null)
  invariant(branding, 'the account has no default branding')
  const { timeZone } = await getAgency(db, scope)
  const { listingOffers, nonExpiredCashOffers } = groupOffers(await listOffers(db, scope, propertyId), Date.now())
  return {
    brand: toPublicBrand(branding),
    address,
    firstName,
    timeZone,
    language: 'en',
    loanCents: isNonMarketing ? null : await getLoanCents(db, scope, propertyId),
    agent: null,
    actions: null,
    listingOffers,
    cashOffers: nonExpiredCashOffers,
  }
}

/** Null when no loan is on record and nobody said what is owed: a net would promise too much. */
async function getLoanCents(db: Db, scope: AccountScope, propertyId: string): Promise<number | null> {
  const { loanAmount } = await getEquity(db, scope, propertyId)
  return loanAmount === null ? null : Math.round(loanAmount * 100)
}
