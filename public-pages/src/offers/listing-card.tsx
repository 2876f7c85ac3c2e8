import type { ListingOffer } from '@gable/shared/offers/offer.ts'
import { formatPercent, formatPriceRange } from '@gable/shared/offers/offer-format.ts'
import { Fact, Facts, Terms } from './facts.tsx'

export const ListingCard = ({ offer }: { offer: ListingOffer }) => (
  <article class="offer">
    <h3>{formatPriceRange(offer)}</h3>
    <Facts>
      {offer.commissionPercent !== null && <Fact term="Commission">{formatPercent(offer.commissionPercent)}</Fact>}
    </Facts>
    <Terms text={offer.terms} />
  </article>
)
