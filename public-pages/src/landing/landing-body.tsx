import { wordsOf } from '@gable/shared/journeys/words/words-of.ts'
import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'
import { landingWordsOf } from '@gable/shared/landing-pages/words/words-of.ts'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { TrackingFrames } from '../tracking-frames.tsx'
import { ContactCard } from './contact-card.tsx'
import { Layout } from './layouts.tsx'
import { wordsId } from './words-id.ts'

/** All that a visitor sees of a page. */
export function LandingBody({ page }: { page: ShownPage }) {
  const words = landingWordsOf(page.language)
  const journeyWords = wordsOf(page.language)
  return (
    <>
      <Layout page={page} words={words} />
      <ContactCard page={page} words={words} />
      <BrandFooter brand={page.brand} words={journeyWords} />
      <script
        type="application/json"
        id={wordsId}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(journeyWords).replaceAll('<', '\\u003c') }}
      />
      <TrackingFrames sources={page.tracking} />
    </>
  )
}
