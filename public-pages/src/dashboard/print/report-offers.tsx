import { formatDay } from '@gable/shared/contact-dashboard/format-days.ts'
import { formatPriceRange } from '@gable/shared/offers/offer-format.ts'
import { formatMoney } from '@gable/shared/text/format-money.ts'
import type { ReportProps } from './report-props.ts'

/** The offers that can still be taken, in one line each. */
export function ReportOffers({ page: { cashOffers, listingOffers, language }, labels }: ReportProps) {
  if (cashOffers.length + listingOffers.length === 0) return null
  const texts = labels.offers
  return (
    <section>
      <h2>{texts.title}</h2>
      <dl class="figures">
        {cashOffers.map(({ _id, buyer, amountCents, expiresAt }) => (
          <div key={_id}>
            <dt>
              {[texts.cash, buyer].filter(Boolean).join(', ')}{' '}
              <small>
                {texts.validUntil} {formatDay(language, expiresAt.slice(0, 10))}
              </small>
            </dt>
            <dd>{formatMoney(amountCents)}</dd>
          </div>
        ))}
        {listingOffers.map((offer) => (
          <div key={offer._id}>
            <dt>{texts.listing}</dt>
            <dd>{formatPriceRange(offer)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
