import { themeOf } from '@gable/shared/branding/theme.ts'
import { type Journey, type JourneyStep, stepsOf } from '@gable/shared/journeys/journey.ts'
import { wordsOf } from '@gable/shared/journeys/words/words-of.ts'
import { render } from 'preact'
import { JourneyView } from '../../../embeds/src/journeys/journey-view.tsx'
import { showInConsole } from '../preview/show-in-console.ts'
import { PageFrame } from './page-frame.tsx'

interface Shown {
  type: 'gable:preview'
  surface: 'page' | 'widget'
  journey: Journey
  step?: JourneyStep['kind']
}

/** Shows an agent in the console what visitors will see. It sends nothing. */
function Preview({ journey, surface, step }: Shown) {
  const words = wordsOf(journey.language)
  const at = stepsOf(journey).findIndex(({ kind }) => kind === step)
  // Asked for another step, or given another way to go, the journey begins anew there.
  const key = JSON.stringify([surface, step, stepsOf(journey).map(({ kind }) => kind)])
  const view = <JourneyView key={key} {...{ journey, words, surface }} step={Math.max(0, at)} />
  if (surface === 'widget') return <div class="card alone">{view}</div>
  return (
    <PageFrame journey={journey} words={words}>
      {view}
    </PageFrame>
  )
}

showInConsole<Shown>((shown) => {
  const { language, brand } = shown.journey
  document.documentElement.lang = language
  for (const [name, value] of Object.entries(themeOf(brand))) document.documentElement.style.setProperty(name, value)
  render(<Preview {...shown} />, document.body)
})
