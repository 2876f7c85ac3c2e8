import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import { getDashboardLabels } from '@gable/shared/contact-dashboard/labels/get-dashboard-labels.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { renderBrandStyle } from '../brand/brand-style.ts'
import { type FileUrl, renderDocument } from '../document.tsx'
import { Masthead } from '../offers/masthead.tsx'

type OwnerRequest = 'unsubscribe' | 'erase'

interface RequestPageInput {
  brand: PublicBrand
  language: Language
  code: string
  address: string
  request: OwnerRequest
  isDone: boolean
  fileUrl: FileUrl
}

/** Asks before emails stop or data is erased, and says when it is done. The form posts `confirmed=yes` to the same URL. */
export function renderRequestPage({ brand, language, code, address, request, isDone, fileUrl }: RequestPageInput) {
  const { requests } = getDashboardLabels(language)
  const { title, text, confirm } = getTexts(requests, request, isDone, brand.name)
  const isErased = request === 'erase' && isDone
  const style = renderBrandStyle(brand, fileUrl)
  const back = !isErased && <a href={`/d/${code}?lang=${language}`}>{requests.back}</a>
  const html = renderDocument({
    brand,
    title,
    style: fileUrl('offers.css'),
    lang: language,
    robots: 'noindex, nofollow',
    head: (
      <>
        <meta name="referrer" content="no-referrer" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </>
    ),
    children: (
      <>
        <Masthead brand={brand} heading={title} address={isErased ? '' : address} />
        <main class="content">
          <p class="greeting">{text}</p>
          {isDone ? (
            back
          ) : (
            <form method="post" action={`/d/${code}/${request}`}>
              <input type="hidden" name="lang" value={language} />
              <input type="hidden" name="confirmed" value="yes" />
              <button type="submit">{confirm}</button> {back}
            </form>
          )}
        </main>
        <BrandFooter brand={brand} language={language} labels={getJourneyLabels(language)} />
      </>
    ),
  })
  return { html, style }
}

function getTexts(texts: DashboardLabels['requests'], request: OwnerRequest, isDone: boolean, agency: string) {
  if (request === 'unsubscribe') {
    return isDone
      ? { title: texts.unsubscribedTitle, text: texts.unsubscribedText(agency) }
      : {
          title: texts.unsubscribeTitle(agency),
          text: texts.unsubscribeText(agency),
          confirm: texts.unsubscribeConfirm,
        }
  }
  return isDone
    ? { title: texts.erasedTitle, text: texts.erasedText(agency) }
    : { title: texts.eraseTitle(agency), text: texts.eraseText(agency), confirm: texts.eraseConfirm }
}
