import type { BrowserConversions } from '@gable/shared/conversions/browser-conversions.ts'
import { toLinkCard } from '@gable/shared/landing-pages/link-card.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { renderBrandStyle } from '../brand/brand-style.ts'
import { FontPreloads } from '../brand/font-preloads.tsx'
import { type FileUrl, renderDocument } from '../document.tsx'
import { VisitPixel } from '../visit-pixel.tsx'
import { renderFocus } from './focus.ts'
import { Head } from './head.tsx'
import { LandingBody } from './landing-body.tsx'

export interface LandingPageInput {
  page: PublicPage
  /** The style sheet. It is inlined, which saves a request before the first paint. */
  css: string
  fileUrl: FileUrl
  countsMachines: boolean
  conversions: BrowserConversions | undefined
}

/** Renders a page that visitors can read and use before any script has loaded. */
export function renderLandingPage({ page, css, fileUrl, countsMachines, conversions }: LandingPageInput) {
  const { brand, language, pageId } = page
  const style = renderBrandStyle(brand, fileUrl) + renderFocus(page.settings) + css
  const script = fileUrl('landing.js')
  const reports = conversions && fileUrl('conversions.js')
  const card = toLinkCard(page)
  const html = renderDocument({
    brand,
    title: card.title,
    lang: language,
    robots: page.isListed ? 'index, follow' : 'noindex',
    head: (
      <>
        <Head page={page} card={card} />
        <FontPreloads brand={brand} fileUrl={fileUrl} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {script && (
          <script
            type="module"
            {...lowPriority}
            src={script}
            id="landing"
            data-page={pageId}
            data-variant={page.variant}
            data-referrer={page.referrer}
            data-language={language}
            data-journey={fileUrl('landing-journey.js')}
            data-style={fileUrl('landing-journey-style.css')}
            data-counts={countsMachines ? 'machines' : undefined}
            data-conversions={reports && JSON.stringify({ script: reports, config: conversions })}
          />
        )}
      </>
    ),
    children: (
      <>
        <LandingBody page={page} />
        <VisitPixel subjectId={pageId} type="view" variant={page.variant} referrer={page.referrer} />
      </>
    ),
  })
  return { html, style }
}

/** Visible content loads first. Preact's types allow this attribute on images only. */
const lowPriority = { fetchpriority: 'low' }
