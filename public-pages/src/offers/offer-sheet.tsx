import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { CashOffer, ListingOffer } from '@gable/shared/offers/offer.ts'
import { CashCard } from './cash-card.tsx'
import { ListingCard } from './listing-card.tsx'
import { type OfferPage, renderOfferPage } from './offer-page.tsx'
import { OfferSection } from './offer-section.tsx'

/** What a contact sees of the offers for a home. */
export interface OfferSheet {
  brand: PublicBrand
  address: string
  firstName: string
  /** In whose hours they are told. */
  timeZone: string
  listingOffers: ListingOffer[]
  cashOffers: CashOffer[]
}

interface Shown extends Pick<OfferPage, 'addressOf' | 'script'> {
  sheet: OfferSheet
  title: string
  /** Where the contact takes themselves off all emails. */
  unsubscribe?: string | undefined
}

export const offerSheetPage = ({ sheet, title, unsubscribe, ...page }: Shown) =>
  renderOfferPage({
    ...page,
    title,
    brand: sheet.brand,
    heading: 'Offers for your home',
    address: sheet.address,
    children: (
      <>
        <p class="greeting">{greetingOf(sheet)}</p>
        <OfferSection
          title="Cash offers"
          about="What a buyer would pay, without your home going on the market."
          offers={sheet.cashOffers}
        >
          {(offer) => <CashCard key={offer._id} offer={offer} timeZone={sheet.timeZone} />}
        </OfferSection>
        <OfferSection
          title="Listing offers"
          about="For how much we would put your home on the market."
          offers={sheet.listingOffers}
        >
          {(offer) => <ListingCard key={offer._id} offer={offer} />}
        </OfferSection>
        {unsubscribe && (
          <p class="leave">
            <a href={unsubscribe}>Stop emails from {sheet.brand.name}</a>
          </p>
        )}
      </>
    ),
  })

function greetingOf({ firstName, cashOffers, listingOffers }: OfferSheet) {
  const count = cashOffers.length + listingOffers.length
  const hi = `Hi ${firstName.trim() || 'there'},`
  if (count === 0)
    return `${hi} there is no active offer for your home at the moment. We will let you know as soon as there is one.`
  return count === 1
    ? `${hi} this is the offer that stands for your home today.`
    : `${hi} these are the ${count} offers that stand for your home today.`
}
