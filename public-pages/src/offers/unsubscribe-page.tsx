import { getPreferenceLabels } from '@gable/shared/emails/preference-labels.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { type OfferLayoutInput, renderOfferLayout } from './offer-layout.tsx'

interface UnsubscribePageInput extends Pick<OfferLayoutInput, 'brand' | 'address' | 'fileUrl'> {
  language: Language
  isUnsubscribed: boolean
  offersUrl: string
}

/** Requires a click, because mail scanners open every link in an email. */
export function renderUnsubscribePage({ isUnsubscribed, offersUrl, ...page }: UnsubscribePageInput) {
  const { unsubscribedTitle, unsubscribe, offers } = getPreferenceLabels(page.language)
  const agency = page.brand.name
  return renderOfferLayout({
    ...page,
    isTranslated: true,
    title: isUnsubscribed ? unsubscribedTitle : offers.title,
    heading: isUnsubscribed ? unsubscribedTitle : offers.heading,
    children: isUnsubscribed ? (
      <p class="greeting">
        {offers.unsubscribedText(agency)} <a href={offersUrl}>{offers.show}</a>
      </p>
    ) : (
      <form method="post">
        <p class="greeting">{offers.text(agency)}</p>
        <button type="submit">{unsubscribe}</button> <a href={offersUrl}>{offers.stay}</a>
      </form>
    ),
  })
}
