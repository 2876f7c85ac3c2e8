import { newId } from '@gable/shared/ids.ts'
import { hydrate } from 'preact'
import type * as Assistant from '../../../embeds/src/journeys/assistant/open-assistant.ts'
import { connectJourney } from '../../../embeds/src/journeys/connect-journey.ts'
import { type JourneyProps, JourneyView } from '../../../embeds/src/journeys/journey-view.tsx'
import { createTracker } from '../../../embeds/src/tracking/tracker.ts'
import { connectConversions, withConversions } from '../conversions/connect-conversions.ts'
import { loadStylesheet } from '../load-stylesheet.ts'
import { type PageState, rootId, stateId } from './page-state.ts'
import { parseJourneyFields } from './parse-journey-fields.ts'
import { useStepHistory } from './use-step-history.ts'

/** Makes the server-rendered form interactive. Questions come along only where a form has some. */
export function hydratePage(questions?: JourneyProps['questions']) {
  const [root, state] = [document.getElementById(rootId), document.getElementById(stateId)]
  if (root && state) hydrateJourney(root, JSON.parse(state.textContent ?? ''), questions)
}

function hydrateJourney(
  root: HTMLElement,
  { journey, labels, since, referrer, countsMachines, conversions, assistant }: PageState,
  questions: JourneyProps['questions'],
) {
  const visitId = newId()
  const { subject, subjectId, variant } = journey
  const reporter = connectConversions(conversions)
  const onCount = reporter?.report
  const tracker = createTracker({
    base: '',
    subject,
    subjectId,
    visitId,
    countsMachines,
    onCount,
    variant,
    referrer,
  })
  const { count, countStep, from, trackViews } = tracker
  const loadAssistant =
    assistant &&
    (() =>
      Promise.all([import(assistant.script), loadStylesheet(assistant.style)]).then(
        ([piece]): typeof Assistant => piece,
      ))
  const form = root.querySelector('form')
  const props = {
    journey,
    labels,
    since,
    questions,
    surface: 'page' as const,
    useNavigation: useStepHistory,
    services: withConversions(
      connectJourney({ base: '', journey, visitId, referrer, count, countStep, from, loadAssistant }),
      reporter,
    ),
    // The visitor may have typed before this script loaded.
    values: form ? parseJourneyFields(new FormData(form)) : undefined,
  }
  hydrate(<JourneyView {...props} />, root)
  trackViews(root)
  root.addEventListener('input', removeAddressParam, { once: true })
}

/** After the visitor has typed, a reload must restore the draft instead of the address from the link. */
function removeAddressParam() {
  const url = new URL(location.href)
  if (!url.searchParams.has('address')) return
  url.searchParams.delete('address')
  history.replaceState(history.state, '', url)
}
