import { type OfferLayoutInput, renderOfferLayout } from './offer-layout.tsx'

interface UnsubscribePageInput extends Pick<OfferLayoutInput, 'brand' | 'address' | 'fileUrl'> {
  isUnsubscribed: boolean
  offersUrl: string
}

/** Requires a click, because mail scanners open every link in an email. */
export const renderUnsubscribePage = ({ isUnsubscribed, offersUrl, ...page }: UnsubscribePageInput) =>
  renderOfferLayout({
    ...page,
    title: isUnsubscribed ? 'You are unsubscribed' : 'Unsubscribe',
    heading: isUnsubscribed ? 'You are unsubscribed' : 'Unsubscribe from emails?',
    children: isUnsubscribed ? (
      <p class="greeting">
        {page.brand.name} won’t send you any more emails. You can still <a href={offersUrl}>see your offers</a> here.
      </p>
    ) : (
      <form method="post">
        <p class="greeting">You won’t get any more emails from {page.brand.name}, including emails about new offers.</p>
        <button type="submit">Unsubscribe</button> <a href={offersUrl}>Stay subscribed and see your offers</a>
      </form>
    ),
  })
