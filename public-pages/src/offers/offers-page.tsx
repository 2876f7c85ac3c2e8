import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { CashOffer, ListingOffer } from '@gable/shared/offers/offer.ts'
import { CashCard } from './cash-card.tsx'
import { ListingCard } from './listing-card.tsx'
import { type OfferLayoutInput, renderOfferLayout } from './offer-layout.tsx'
import { OfferSection } from './offer-section.tsx'

/** The offers that a contact sees for their home. */
export interface OffersPageData {
  brand: PublicBrand
  address: string
  firstName: string
  /** The time zone that times are shown in. */
  timeZone: string
  listingOffers: ListingOffer[]
  cashOffers: CashOffer[]
}

interface OffersPageInput extends Pick<OfferLayoutInput, 'fileUrl' | 'script'> {
  data: OffersPageData
  title: string
  unsubscribeUrl?: string | undefined
}

export const renderOffersPage = ({ data, title, unsubscribeUrl, ...page }: OffersPageInput) =>
  renderOfferLayout({
    ...page,
    title,
    brand: data.brand,
    heading: 'Offers for your home',
    address: data.address,
    children: (
      <>
        <p class="greeting">{getGreeting(data)}</p>
        <OfferSection
          title="Cash offers"
          description="What a buyer would pay without listing your home."
          offers={data.cashOffers}
        >
          {(offer) => <CashCard key={offer._id} offer={offer} timeZone={data.timeZone} />}
        </OfferSection>
        <OfferSection
          title="Listing offers"
          description="What we would list your home for."
          offers={data.listingOffers}
        >
          {(offer) => <ListingCard key={offer._id} offer={offer} />}
        </OfferSection>
        {unsubscribeUrl && (
          <p class="unsubscribe">
            <a href={unsubscribeUrl}>Stop emails from {data.brand.name}</a>
          </p>
        )}
      </>
    ),
  })

function getGreeting({ firstName, cashOffers, listingOffers }: OffersPageData) {
  const count = cashOffers.length + listingOffers.length
  const hi = `Hi ${firstName.trim() || 'there'},`
  if (count === 0)
    return `${hi} there is no active offer for your home at the moment. We’ll let you know as soon as there is one.`
  return count === 1
    ? `${hi} here is the current offer for your home.`
    : `${hi} here are the ${count} current offers for your home.`
}
