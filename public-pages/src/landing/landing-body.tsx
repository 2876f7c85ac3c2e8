import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { getLandingPageLabels } from '@gable/shared/landing-pages/labels/get-landing-page-labels.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { TrackingFrames } from '../tracking-frames.tsx'
import { ContactCard } from './contact-card.tsx'
import { labelsId } from './labels-id.ts'
import { Layout } from './layouts.tsx'
import { ProofBand } from './proof-band.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'
import { Video } from './video.tsx'

export function LandingBody({ page, isPreview = false }: { page: PublicPage; isPreview?: boolean }) {
  const { settings, language } = page
  const labels = getLandingPageLabels(language)
  const journeyLabels = getJourneyLabels(language)
  return (
    <>
      <Layout page={page} labels={labels} />
      {settings.showsProof && <ProofBand proof={page.proof} labels={labels} language={language} />}
      {settings.showsSteps && <Steps steps={settings.steps} heading={labels.steps} />}
      {'videoEnabled' in settings && settings.videoEnabled && (
        <Video page={page} code={settings.videoEmbedCode} labels={labels} isPreview={isPreview} />
      )}
      <ContactCard page={page} labels={labels} />
      {settings.showsQuestions && <Questions questions={settings.questions} heading={labels.questions} />}
      <BrandFooter brand={page.brand} language={page.language} labels={journeyLabels} />
      <script
        type="application/json"
        id={labelsId}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(journeyLabels).replaceAll('<', '\\u003c') }}
      />
      <TrackingFrames sources={page.tracking} />
    </>
  )
}
