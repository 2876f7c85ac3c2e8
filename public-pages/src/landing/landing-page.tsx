import { toLinkCard } from '@gable/shared/landing-pages/link-card.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { renderBrandStyle } from '../brand/brand-style.ts'
import { type FileUrl, renderDocument } from '../document.tsx'
import { Head } from './head.tsx'
import { LandingBody } from './landing-body.tsx'

interface LandingPageInput {
  page: PublicPage
  /** The style sheet. It is inlined, which saves a request before the first paint. */
  css: string
  fileUrl: FileUrl
  countsMachines: boolean
}

/** Renders a page that visitors can read and use before any script has loaded. */
export function renderLandingPage({ page, css, fileUrl, countsMachines }: LandingPageInput) {
  const { brand, language, pageId } = page
  const style = renderBrandStyle(brand) + css
  const script = fileUrl('landing.js')
  const card = toLinkCard(page)
  const html = renderDocument({
    title: card.title,
    lang: language,
    robots: page.isListed ? 'index, follow' : 'noindex',
    head: (
      <>
        <Head page={page} card={card} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {script && (
          <script
            type="module"
            {...lowPriority}
            src={script}
            id="landing"
            data-page={pageId}
            data-language={language}
            data-journey={fileUrl('landing-journey.js')}
            data-style={fileUrl('landing-journey-style.css')}
            data-counts={countsMachines ? 'machines' : undefined}
          />
        )}
      </>
    ),
    children: <LandingBody page={page} />,
  })
  return { html, style }
}

/** Visible content loads first. Preact's types allow this attribute on images only. */
const lowPriority = { fetchpriority: 'low' }
