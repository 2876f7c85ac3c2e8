import { getJourneySteps, type Journey, type JourneyStep } from '@gable/shared/journeys/journey.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { render } from 'preact'
import { JourneyView } from '../../../embeds/src/journeys/journey-view.tsx'
import { questions } from '../../../embeds/src/journeys/questions/questions.ts'
import { applyBrand } from '../preview/apply-brand.ts'
import { listenForPreview } from '../preview/listen-for-preview.ts'
import { PageFrame } from './page-frame.tsx'

interface PreviewMessage {
  type: 'gable:preview'
  surface: 'page' | 'widget'
  journey: Journey
  step?: JourneyStep['kind']
}

/** Shows an unsaved form in the console. It sends nothing. */
function Preview({ journey, surface, step }: PreviewMessage) {
  const labels = getJourneyLabels(journey.language)
  const index = getJourneySteps(journey, questions).findIndex(({ kind }) => kind === step)
  // A new key restarts the journey at the requested step, also when its steps change.
  const key = JSON.stringify([surface, step, getJourneySteps(journey, questions).map(({ kind }) => kind)])
  const view = (
    <JourneyView
      key={key}
      journey={journey}
      labels={labels}
      surface={surface}
      questions={questions}
      step={Math.max(0, index)}
    />
  )
  if (surface === 'widget') return <div class="card alone">{view}</div>
  return (
    <PageFrame journey={journey} labels={labels}>
      {view}
    </PageFrame>
  )
}

listenForPreview<PreviewMessage>((message) => {
  const { language, brand } = message.journey
  document.documentElement.lang = language
  applyBrand(brand)
  render(<Preview {...message} />, document.body)
})
