import type { Journey } from '@gable/shared/journeys/journey.ts'
import { getAddressError } from '@gable/shared/journeys/journey-values.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import { render } from 'preact'
import { connectJourney } from '../../../embeds/src/journeys/connect-journey.ts'
import { emptyValues } from '../../../embeds/src/journeys/empty-values.ts'
import { JourneyView } from '../../../embeds/src/journeys/journey-view.tsx'
import { questions } from '../../../embeds/src/journeys/questions/questions.ts'
import type { createTracker } from '../../../embeds/src/tracking/tracker.ts'
import { type ConversionReporter, withConversions } from '../conversions/connect-conversions.ts'
import { useStepHistory } from '../journeys/use-step-history.ts'
import { attachAddressSuggestions, type SearchedAddress } from './address-suggestions.tsx'
import { labelsId } from './labels-id.ts'

interface PrepareJourneyInput {
  form: HTMLFormElement
  pageId: string
  language: string
  tab: number
  variant: string | undefined
  /** The page of another website that began the visit. */
  referrer: string | undefined
  visitId: string
  reporter: ConversionReporter | undefined
  tracker: Pick<ReturnType<typeof createTracker>, 'countStep' | 'from'> | undefined
}

/** Loads the journey that a search bar opens. Rejects when it cannot be loaded. */
export async function prepareJourney(input: PrepareJourneyInput) {
  const { form, pageId, language, tab, variant, referrer, visitId, reporter, tracker } = input
  const labels: JourneyLabels = JSON.parse(document.getElementById(labelsId)?.textContent ?? '')
  const query = `lang=${language}&tab=${tab}${variant ? `&v=${variant}` : ''}`
  const response = await fetch(`/api/public/journeys/${pageId}?${query}`, { credentials: 'omit' })
  if (!response.ok) throw new Error(String(response.status))
  const journey: Journey = await response.json()
  const services = withConversions(
    // The search bar counted the entrance.
    connectJourney({ base: '', journey, visitId, referrer, ...tracker, count: () => {} }),
    reporter,
  )
  const getAddress = journey.asksAddress
    ? attachAddressSuggestions(form, { labels, suggest: services.suggest })
    : () => readPlainInput(form)

  /** Shows the journey in place of the heading and search bar. */
  const open = () => {
    const { address, picked } = getAddress()
    const hero = form.closest('.hero')
    const [intro, slot] = [hero?.querySelector('.intro'), hero?.querySelector('.journey-slot')]
    if (!(intro instanceof HTMLElement && slot instanceof HTMLElement))
      throw new Error('The page has no slot for the journey')
    const toggle = (isOpen: boolean) => {
      intro.hidden = isOpen
      slot.hidden = !isOpen
    }
    const leave = () => {
      toggle(false)
      render(null, slot)
      form.querySelector('input')?.focus()
    }
    const error = getAddressError(journey, address)
    // Without an address step, the searched text is not the visitor's own address, so it is sent as an answer.
    const figures = () => (journey.asksAddress ? [] : [{ label: form.dataset.label ?? '', value: address }])
    render(
      <JourneyView
        surface="widget"
        useNavigation={useStepHistory}
        journey={journey}
        labels={labels}
        picked={picked}
        questions={questions}
        services={{ ...services, figures }}
        values={{ ...emptyValues, address: journey.asksAddress ? address : '' }}
        step={journey.asksAddress && !error ? 1 : 0}
        errors={error && { address: labels.faults[error] }}
        onLeave={leave}
      />,
      slot,
    )
    toggle(true)
    const start = slot.querySelector<HTMLElement>(`.step:not([hidden]) ${error ? 'input' : 'h2'}`)
    start?.focus()
  }
  return { open }
}

const readPlainInput = (form: HTMLFormElement): SearchedAddress => ({
  address: form.querySelector<HTMLInputElement>('[name=address]')?.value ?? '',
  picked: undefined,
})
