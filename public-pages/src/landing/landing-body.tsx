import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { getLandingPageLabels } from '@gable/shared/landing-pages/labels/get-landing-page-labels.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { TrackingFrames } from '../tracking-frames.tsx'
import { ContactCard } from './contact-card.tsx'
import { labelsId } from './labels-id.ts'
import { Layout } from './layouts.tsx'

export function LandingBody({ page }: { page: PublicPage }) {
  const labels = getLandingPageLabels(page.language)
  const journeyLabels = getJourneyLabels(page.language)
  return (
    <>
      <Layout page={page} labels={labels} />
      <ContactCard page={page} labels={labels} />
      <BrandFooter brand={page.brand} labels={journeyLabels} />
      <script
        type="application/json"
        id={labelsId}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(journeyLabels).replaceAll('<', '\\u003c') }}
      />
      <TrackingFrames sources={page.tracking} />
    </>
  )
}
