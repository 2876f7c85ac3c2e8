import { linkCardOf } from '@gable/shared/landing-pages/link-card.ts'
import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'
import { brandStyle } from '../brand/brand-style.ts'
import { renderDocument } from '../document.tsx'
import { Head } from './head.tsx'
import { LandingBody } from './landing-body.tsx'

interface Published {
  page: ShownPage
  /** The style sheet, which stands on the page itself: one journey to the server less before anything is seen. */
  sheet: string
  /** Where a built file is served; undefined for what is not built. */
  address: (file: string) => string | undefined
  countsMachines: boolean
}

/** The whole page, to be read and used before any script has come. */
export function landingPage({ page, sheet, address, countsMachines }: Published) {
  const { brand, language, pageId } = page
  const style = brandStyle(brand) + sheet
  const script = address('landing.js')
  const card = linkCardOf(page)
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
            {...late}
            src={script}
            id="landing"
            data-page={pageId}
            data-language={language}
            data-journey={address('landing-journey.js')}
            data-style={address('landing-journey-style.css')}
            data-counts={countsMachines ? 'machines' : undefined}
          />
        )}
      </>
    ),
    children: <LandingBody page={page} />,
  })
  return { html, style }
}

/** What is seen comes before what counts. The types know this of images only. */
const late = { fetchpriority: 'low' }
