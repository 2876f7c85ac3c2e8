import type { CashOffer } from '@gable/shared/offers/offer.ts'
import { formatOfferAmount, formatOfferDate, formatOfferTime } from '@gable/shared/offers/offer-format.ts'
import { Fact, Facts, Terms } from './facts.tsx'

export const CashCard = ({ offer, timeZone }: { offer: CashOffer; timeZone: string }) => (
  <article class="offer">
    <h3>{formatOfferAmount(offer.amountCents)}</h3>
    <Facts>
      {offer.buyer && <Fact term="Offered by">{offer.buyer}</Fact>}
      <Fact term="Closing date">{formatOfferDate(offer.closingOn)}</Fact>
      <Fact term="Valid until">
        <time dateTime={offer.expiresAt}>{formatOfferTime(offer.expiresAt, timeZone)}</time>
      </Fact>
    </Facts>
    <Terms text={offer.terms} />
  </article>
)
