import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Figure } from '@gable/shared/submissions/figure.ts'
import type { ShownWidget } from '@gable/shared/widgets/shown-widget.ts'
import { useMemo } from 'preact/hooks'
import { connect } from '../journeys/connect.ts'
import { emptyFilling } from '../journeys/empty-filling.ts'
import { JourneyView } from '../journeys/journey-view.tsx'
import type { VisitorEvent } from '../tracking/queue.ts'
import { tell } from './happenings.ts'
import { hostedPageOf } from './hosted-page.ts'
import type { Visit } from './visit-to.ts'

/** With what a visitor comes from the first view of a widget. */
export interface Beginning {
  address?: string | undefined
  picked?: AddressSuggestion | undefined
  figures?: Figure[] | undefined
}

interface LeadFormProps {
  element: HTMLElement
  origin: string
  shown: ShownWidget
  visit: Visit
  beginning: Beginning
  isSample: boolean
  onLeave(): void
}

/** All that is asked after the button was pressed. */
export function LeadForm(props: LeadFormProps) {
  const { element, origin, shown, visit, beginning, isSample, onLeave } = props
  const { journey, journeyWords, settings } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: a journey that is under way goes on with what it was made of
  const services = useMemo(() => {
    if (isSample) return undefined
    // The button that led here was the entrance.
    const count = (_: VisitorEvent['type']) => {}
    visit.id ??= newId()
    const connected = connect({ base: origin, journey, visitId: visit.id, count })
    return {
      ...connected,
      hostedPage: hostedPageOf(origin, shown, beginning.address),
      ...(beginning.figures && { figures: () => beginning.figures ?? [] }),
      tell: ({ kind, ...detail }: Parameters<NonNullable<typeof connected.tell>>[0]) =>
        kind === 'submit' ? tell(element, kind, { widgetId: shown.widgetId }) : tell(element, kind, detail as never),
    }
  }, [])
  return (
    <JourneyView
      surface="widget"
      journey={journey}
      words={journeyWords}
      services={services}
      filling={{ ...emptyFilling, address: beginning.address ?? '' }}
      picked={beginning.picked}
      step={journey.asksAddress && beginning.address !== undefined ? 1 : 0}
      thanks={'thankYouMsg' in settings ? settings.thankYouMsg : undefined}
      onLeave={onLeave}
    />
  )
}
