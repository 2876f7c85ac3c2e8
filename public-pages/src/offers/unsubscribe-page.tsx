import { type OfferPage, renderOfferPage } from './offer-page.tsx'

interface Leaving extends Pick<OfferPage, 'brand' | 'address' | 'addressOf'> {
  /** Whether they are off all emails already. */
  isOff: boolean
  /** Back to the offers. */
  offers: string
}

/** Asks once more, since programs that look through mail follow every link in it. */
export const unsubscribePage = ({ isOff, offers, ...page }: Leaving) =>
  renderOfferPage({
    ...page,
    title: isOff ? 'You are unsubscribed' : 'Unsubscribe',
    heading: isOff ? 'You are unsubscribed' : 'Unsubscribe from emails?',
    children: isOff ? (
      <p class="greeting">
        {page.brand.name} will not send you emails any more. Your page stays: <a href={offers}>see your offers</a>.
      </p>
    ) : (
      <form method="post">
        <p class="greeting">You will get no more emails from {page.brand.name}, also not about new offers.</p>
        <button type="submit">Unsubscribe</button> <a href={offers}>Keep them and see your offers</a>
      </form>
    ),
  })
