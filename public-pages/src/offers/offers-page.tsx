import type { PublicAgent } from '@gable/shared/agency/agent-card.ts'
import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { CashOffer, ListingOffer } from '@gable/shared/offers/offer.ts'
import { describeLoan, type OfferPageLabels, offerPageLabels } from '@gable/shared/offers/offer-page-labels.ts'
import { formatMoney } from '@gable/shared/text/format-money.ts'
import type { OfferPageActions } from './offer-actions.tsx'
import { OfferAgent } from './offer-agent.tsx'
import { OfferCard } from './offer-card.tsx'
import { type OfferLayoutInput, renderOfferLayout } from './offer-layout.tsx'
import { OfferSection } from './offer-section.tsx'

/** The offers that a contact sees for their home. */
export interface OffersPageData {
  brand: PublicBrand
  address: string
  firstName: string
  language: Language
  /** The time zone that times are shown in. */
  timeZone: string
  listingOffers: ListingOffer[]
  cashOffers: CashOffer[]
  /** What the owner still owes. Null hides what the offers would leave. */
  loanCents: number | null
  agent: PublicAgent | null
  actions: OfferPageActions | null
}

export interface OffersPageProps {
  data: OffersPageData
  labels: OfferPageLabels
}

interface OffersPageInput extends Pick<OfferLayoutInput, 'fileUrl' | 'script'> {
  data: OffersPageData
  /** Defaults to one for the contact. */
  title?: string | undefined
  unsubscribeUrl?: string | undefined
  /** An empty picture, whose request says that the contact opened the page. */
  seenUrl?: string | undefined
}

export function renderOffersPage({ data, title, unsubscribeUrl, seenUrl, ...page }: OffersPageInput) {
  const labels = offerPageLabels[data.language]
  const { brand, address, language, loanCents, agent, cashOffers, listingOffers } = data
  const props = { data, labels }
  const count = cashOffers.length + listingOffers.length
  const hi = labels.hi(data.firstName.trim())
  return renderOfferLayout({
    ...page,
    brand,
    address,
    language,
    heading: labels.heading,
    isTranslated: data.actions !== null,
    title: title ?? labels.title(address),
    children: (
      <>
        <p class="greeting">{count === 0 ? labels.none(hi) : labels.some(hi, count)}</p>
        <OfferSection title={labels.cash} description={labels.aboutCash} offers={cashOffers}>
          {(offer) => <OfferCard key={offer._id} offer={offer} {...props} />}
        </OfferSection>
        <OfferSection title={labels.listing} description={labels.aboutListing} offers={listingOffers}>
          {(offer) => <OfferCard key={offer._id} offer={offer} {...props} />}
        </OfferSection>
        {count > 0 && loanCents !== null && (
          <p class="note">{labels.aboutNet(describeLoan[language](formatMoney(loanCents)))}</p>
        )}
        {agent && <OfferAgent agent={agent} labels={labels} />}
        {unsubscribeUrl && (
          <p class="unsubscribe">
            <a href={unsubscribeUrl}>{labels.stopEmails(brand.name)}</a>
          </p>
        )}
        {seenUrl && <img src={seenUrl} alt="" width={1} height={1} />}
      </>
    ),
  })
}
