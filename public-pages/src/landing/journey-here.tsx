import type { Journey } from '@gable/shared/journey/journey.ts'
import type { Words } from '@gable/shared/journey/words/words.ts'
import { render } from 'preact'
import { connect } from '../../../embeds/src/journey/connect.ts'
import { emptyFilling } from '../../../embeds/src/journey/empty-filling.ts'
import { JourneyView } from '../../../embeds/src/journey/journey-view.tsx'
import { wordsId } from './words-id.ts'

interface Begun {
  form: HTMLFormElement
  pageId: string
  language: string
  tab: number
  visitId: string
}

/** Opens the journey in the place of what invited to it. Rejects where it cannot be had. */
export async function beginJourney({ form, pageId, language, tab, visitId }: Begun) {
  const typed = (form.elements.namedItem('address') as HTMLInputElement).value
  const words: Words = JSON.parse(document.getElementById(wordsId)?.textContent ?? '')
  const answer = await fetch(`/api/public/journeys/${pageId}?lang=${language}&tab=${tab}`, { credentials: 'omit' })
  if (!answer.ok) throw new Error(String(answer.status))
  const journey: Journey = await answer.json()
  const opening = form.closest('.opening')
  const [invitation, place] = [opening?.querySelector('.invitation'), opening?.querySelector('.journey-place')]
  if (!(invitation instanceof HTMLElement && place instanceof HTMLElement)) throw new Error('There is no place for it')
  const show = (isOpen: boolean) => {
    invitation.hidden = isOpen
    place.hidden = !isOpen
  }
  const leave = () => {
    show(false)
    render(null, place)
    form.querySelector('input')?.focus()
  }
  const asked = journey.asksAddress
  render(
    <JourneyView
      surface="widget"
      journey={journey}
      words={words}
      services={{
        ...connect({ base: '', journey, visitId, count: () => {} }),
        // What was looked for is no home of the visitor's: it goes along as an answer.
        figures: () => (asked ? [] : [{ label: form.dataset.label ?? '', value: typed }]),
      }}
      filling={{ ...emptyFilling, address: asked ? typed : '' }}
      step={asked ? 1 : 0}
      onLeave={leave}
    />,
    place,
  )
  show(true)
  place.querySelector('h2')?.focus()
}
