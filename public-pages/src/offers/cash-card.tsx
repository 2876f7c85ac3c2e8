import type { CashOffer } from '@gable/shared/offers/offer.ts'
import { dayWords, momentWords, moneyWords } from '@gable/shared/offers/offer-words.ts'
import { Fact, Facts, Terms } from './facts.tsx'

export const CashCard = ({ offer, timeZone }: { offer: CashOffer; timeZone: string }) => (
  <article class="offer">
    <h3>{moneyWords(offer.amountCents)}</h3>
    <Facts>
      {offer.buyer && <Fact term="Offered by">{offer.buyer}</Fact>}
      <Fact term="Closing date">{dayWords(offer.closingOn)}</Fact>
      <Fact term="Valid until">
        <time dateTime={offer.expiresAt}>{momentWords(offer.expiresAt, timeZone)}</time>
      </Fact>
    </Facts>
    <Terms text={offer.terms} />
  </article>
)
