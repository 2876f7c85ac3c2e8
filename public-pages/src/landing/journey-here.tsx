import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'
import { render } from 'preact'
import { connect } from '../../../embeds/src/journeys/connect.ts'
import { emptyFilling } from '../../../embeds/src/journeys/empty-filling.ts'
import { JourneyView } from '../../../embeds/src/journeys/journey-view.tsx'
import { type Searched, suggestIn } from './suggest-in.tsx'
import { wordsId } from './words-id.ts'

interface Entrance {
  form: HTMLFormElement
  pageId: string
  language: string
  tab: number
  visitId: string
}

/** Gets the journey ready behind one search bar. Rejects where it cannot be had. */
export async function prepareJourney({ form, pageId, language, tab, visitId }: Entrance) {
  const words: Words = JSON.parse(document.getElementById(wordsId)?.textContent ?? '')
  const answer = await fetch(`/api/public/journeys/${pageId}?lang=${language}&tab=${tab}`, { credentials: 'omit' })
  if (!answer.ok) throw new Error(String(answer.status))
  const journey: Journey = await answer.json()
  const services = connect({ base: '', journey, visitId, count: () => {} })
  const searched = journey.asksAddress ? suggestIn(form, { words, suggest: services.suggest }) : () => plainly(form)

  /** Opens the journey in the place of what invited to it. */
  const begin = () => {
    const { address, picked } = searched()
    const opening = form.closest('.opening')
    const [invitation, place] = [opening?.querySelector('.invitation'), opening?.querySelector('.journey-place')]
    if (!(invitation instanceof HTMLElement && place instanceof HTMLElement))
      throw new Error('There is no place for it')
    const show = (isOpen: boolean) => {
      invitation.hidden = isOpen
      place.hidden = !isOpen
    }
    const leave = () => {
      show(false)
      render(null, place)
      form.querySelector('input')?.focus()
    }
    // What was looked for is no home of the visitor's where no home is asked for: then it goes along as an answer.
    const figures = () => (journey.asksAddress ? [] : [{ label: form.dataset.label ?? '', value: address }])
    render(
      <JourneyView
        surface="widget"
        {...{ journey, words, picked }}
        services={{ ...services, figures }}
        filling={{ ...emptyFilling, address: journey.asksAddress ? address : '' }}
        step={journey.asksAddress ? 1 : 0}
        onLeave={leave}
      />,
      place,
    )
    show(true)
    place.querySelector<HTMLElement>('.step:not([hidden]) h2')?.focus()
  }
  return { begin }
}

const plainly = (form: HTMLFormElement): Searched => ({
  address: form.querySelector<HTMLInputElement>('[name=address]')?.value ?? '',
  picked: undefined as AddressSuggestion | undefined,
})
