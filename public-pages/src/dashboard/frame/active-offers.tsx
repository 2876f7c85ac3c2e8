import { formatDay } from '@gable/shared/contact-dashboard/format-days.ts'
import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import { getOfferButtons, offerButtonKeys, offersSectionId } from '@gable/shared/contact-dashboard/offer-buttons.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { CashOffer, ListingOffer } from '@gable/shared/offers/offer.ts'
import { formatOfferTime, formatPercent, formatPriceRange } from '@gable/shared/offers/offer-format.ts'
import { formatMoney } from '@gable/shared/text/format-money.ts'
import type { ComponentChildren } from 'preact'
import { Fact, Facts, Terms } from '../../offers/facts.tsx'
import { ButtonLink } from '../module-button.tsx'
import { Heading } from '../parts/heading.tsx'
import { NetStatement } from '../parts/net-statement.tsx'
import { getLoanBalance, listSaleCosts, withCommission } from '../sale-costs.ts'

interface ActiveOffersProps {
  page: PublicDashboard
  labels: DashboardLabels
}

/** The offers that can still be taken, side by side with what each would leave. It stands above all modules. */
export function ActiveOffers({ page, labels }: ActiveOffersProps) {
  const { cashOffers, listingOffers } = page
  if (cashOffers.length + listingOffers.length === 0) return null
  return (
    <section class="module active-offers" id={`module-${offersSectionId}`} data-module={offersSectionId}>
      <Heading heading={labels.offers.title} />
      <ul class="options">
        {cashOffers.map((offer) => (
          <CashOfferCard key={offer._id} page={page} labels={labels} offer={offer} />
        ))}
        {listingOffers.map((offer) => (
          <ListingOfferCard key={offer._id} page={page} labels={labels} offer={offer} />
        ))}
      </ul>
      {page.equity && <p class="source">{labels.offers.about}</p>}
    </section>
  )
}

function CashOfferCard({ page, labels, offer }: ActiveOffersProps & { offer: CashOffer }) {
  const { buyer, amountCents, closingOn, expiresAt, terms } = offer
  const texts = labels.offers
  return (
    <OfferCard
      page={page}
      labels={labels}
      terms={terms}
      kind={texts.cash}
      amount={formatMoney(amountCents)}
      low={amountCents}
      high={amountCents}
    >
      {buyer && <Fact term={texts.offeredBy}>{buyer}</Fact>}
      <Fact term={texts.closingDate}>{formatDay(page.language, closingOn)}</Fact>
      <Fact term={texts.validUntil}>
        <time dateTime={expiresAt}>{formatOfferTime(expiresAt, page.timeZone, locales[page.language])}</time>
      </Fact>
    </OfferCard>
  )
}

function ListingOfferCard({ page, labels, offer }: ActiveOffersProps & { offer: ListingOffer }) {
  const { lowCents, highCents, commissionPercent, terms } = offer
  const texts = labels.offers
  return (
    <OfferCard
      page={page}
      labels={labels}
      terms={terms}
      commissionPercent={commissionPercent}
      kind={texts.listing}
      amount={formatPriceRange(offer)}
      low={lowCents}
      high={highCents}
    >
      {commissionPercent !== null && <Fact term={texts.commission}>{formatPercent(commissionPercent)}</Fact>}
    </OfferCard>
  )
}

interface OfferCardProps extends ActiveOffersProps {
  kind: string
  amount: string
  low: number
  high: number
  commissionPercent?: number | null
  terms: string
  children: ComponentChildren
}

function OfferCard({
  page,
  labels,
  kind,
  amount,
  low,
  high,
  commissionPercent = null,
  terms,
  children,
}: OfferCardProps) {
  const buttons = getOfferButtons(labels)
  const about = labels.offers.offer(kind, amount)
  return (
    <li class="option">
      <p class="figure-label">{kind}</p>
      <h3 class="figure">{amount}</h3>
      <Facts>{children}</Facts>
      {page.equity && (
        <NetStatement
          labels={labels.sellingOptions}
          low={low}
          high={high}
          about={about}
          costs={withCommission(listSaleCosts(page), labels.offers.commission, commissionPercent)}
          loanBalance={getLoanBalance(page) * 100}
        />
      )}
      <Terms text={terms} />
      <div class="reach">
        {offerButtonKeys.map((key) => (
          <ButtonLink
            key={key}
            page={page}
            moduleId={offersSectionId}
            buttonKey={key}
            button={buttons[key]}
            about={about}
          />
        ))}
      </div>
    </li>
  )
}

const locales = { en: 'en-US', es: 'es-US' } as const
