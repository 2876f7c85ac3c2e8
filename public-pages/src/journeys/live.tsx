import { newId } from '@gable/shared/ids.ts'
import { hydrate } from 'preact'
import { connect } from '../../../embeds/src/journeys/connect.ts'
import { JourneyView } from '../../../embeds/src/journeys/journey-view.tsx'
import { trackerOf } from '../../../embeds/src/tracking/tracker.ts'
import { fillingOf } from './filling-of.ts'
import { type PageState, rootId, stateId } from './page-state.ts'

/** Brings the page to life that the server has drawn. */
function comeToLife(root: HTMLElement, { journey, words, since, countsMachines }: PageState) {
  const visitId = newId()
  const { subject, subjectId } = journey
  const { count, countViewsOf } = trackerOf({ base: '', subject, subjectId, visitId, countsMachines })
  const form = root.querySelector('form')
  const props = {
    ...{ journey, words, since },
    surface: 'page' as const,
    services: connect({ base: '', journey, visitId, count }),
    // Somebody may have typed before this script arrived.
    filling: form ? fillingOf(new FormData(form)) : undefined,
  }
  hydrate(<JourneyView {...props} />, root)
  countViewsOf(root)
  root.addEventListener('input', forgetBegun, { once: true })
}

/** Once something was typed that is what a reload brings back, and not the address that the page was opened with. */
function forgetBegun() {
  const address = new URL(location.href)
  if (!address.searchParams.has('address')) return
  address.searchParams.delete('address')
  history.replaceState(history.state, '', address)
}

const [root, state] = [document.getElementById(rootId), document.getElementById(stateId)]
if (root && state) comeToLife(root, JSON.parse(state.textContent ?? ''))
