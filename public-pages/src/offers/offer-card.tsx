import { formatDay } from '@gable/shared/contact-dashboard/format-days.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import { formatOfferTime, formatPercent, formatPriceRange } from '@gable/shared/offers/offer-format.ts'
import { calculateOfferNet } from '@gable/shared/offers/offer-net.ts'
import { formatMoney } from '@gable/shared/text/format-money.ts'
import { Fact, Facts, Terms } from './facts.tsx'
import { OfferActions } from './offer-actions.tsx'
import type { OffersPageData, OffersPageProps } from './offers-page.tsx'

interface OfferCardProps extends OffersPageProps {
  offer: Offer
}

/** One offer with its terms, what it would leave, and what the contact can do about it. */
export function OfferCard({ offer, data, labels }: OfferCardProps) {
  const { language, timeZone, loanCents } = data
  return (
    <article class="offer">
      <h3>{offer.offerType === 'CASH' ? formatMoney(offer.amountCents) : formatPriceRange(offer)}</h3>
      <Facts>
        {loanCents !== null && <Fact term={labels.net}>{formatNet(offer, loanCents)}</Fact>}
        {offer.offerType === 'CASH' ? (
          <>
            {offer.buyer && <Fact term={labels.offeredBy}>{offer.buyer}</Fact>}
            <Fact term={labels.closingDate}>{formatDay(language, offer.closingOn)}</Fact>
            <Fact term={labels.validUntil}>
              <time dateTime={offer.expiresAt}>
                {formatOfferTime(offer.expiresAt, timeZone, language === 'es' ? 'es-US' : 'en-US')}
              </time>
            </Fact>
          </>
        ) : (
          offer.commissionPercent !== null && (
            <Fact term={labels.commission}>{formatPercent(offer.commissionPercent)}</Fact>
          )
        )}
      </Facts>
      <Terms text={offer.terms} />
      {data.actions && <OfferActions offerId={offer._id} language={language} actions={data.actions} labels={labels} />}
    </article>
  )
}

function formatNet(offer: Offer, loanCents: NonNullable<OffersPageData['loanCents']>) {
  const { lowCents, highCents } = calculateOfferNet(offer, loanCents)
  return formatPriceRange({ lowCents: toWholeDollars(lowCents), highCents: toWholeDollars(highCents) })
}

const toWholeDollars = (cents: number) => Math.round(cents / 100) * 100
