import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { getDashboardLabels } from '@gable/shared/contact-dashboard/labels/get-dashboard-labels.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { renderBrandStyle } from '../brand/brand-style.ts'
import { type FileUrl, renderDocument } from '../document.tsx'
import { Masthead } from '../offers/masthead.tsx'

interface ClosedLinkPageInput {
  brand: PublicBrand
  language: Language
  fileUrl: FileUrl
}

/** Tells the holder of a replaced or revoked link where to get a new one. It names neither the owner nor the home. */
export function renderClosedLinkPage({ brand, language, fileUrl }: ClosedLinkPageInput) {
  const labels = getDashboardLabels(language)
  const style = renderBrandStyle(brand, fileUrl)
  const html = renderDocument({
    brand,
    title: labels.closedTitle,
    style: fileUrl('offers.css'),
    lang: language,
    robots: 'noindex, nofollow',
    head: <style dangerouslySetInnerHTML={{ __html: style }} />,
    children: (
      <>
        <Masthead brand={brand} heading={labels.closedTitle} address="" />
        <main class="content">
          <p class="greeting">{labels.closedText(brand.name)}</p>
        </main>
        <BrandFooter brand={brand} language={language} labels={getJourneyLabels(language)} />
      </>
    ),
  })
  return { html, style }
}
