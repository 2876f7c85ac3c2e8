import type { ListingOffer } from '@gable/shared/offers/offer.ts'
import { percentWords, rangeWords } from '@gable/shared/offers/offer-words.ts'
import { Fact, Facts, Terms } from './facts.tsx'

export const ListingCard = ({ offer }: { offer: ListingOffer }) => (
  <article class="offer">
    <h3>{rangeWords(offer)}</h3>
    <Facts>
      {offer.commissionPercent !== null && <Fact term="Commission">{percentWords(offer.commissionPercent)}</Fact>}
    </Facts>
    <Terms text={offer.terms} />
  </article>
)
