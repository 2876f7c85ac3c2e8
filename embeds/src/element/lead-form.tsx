import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { newId } from '@gable/shared/ids.ts'
import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import type { CalculatorResult } from '@gable/shared/submissions/calculator-result.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { parseClickIds } from '@gable/shared/traffic/click-ids.ts'
import type { PublicWidget } from '@gable/shared/widgets/public-widget.ts'
import { useMemo } from 'preact/hooks'
import { connectJourney } from '../journeys/connect-journey.ts'
import { emptyValues } from '../journeys/empty-values.ts'
import { type JourneyProps, JourneyView } from '../journeys/journey-view.tsx'
import type { JourneyEvent } from '../journeys/services.ts'
import { toHostedPageUrl } from './hosted-page-url.ts'
import type { Pieces } from './pieces.ts'
import type { Visit } from './visit.ts'
import { dispatchWidgetEvent } from './widget-events.ts'

/** Input from the widget's first view that the form starts with. */
export interface Prefill {
  address?: string | undefined
  picked?: AddressSuggestion | undefined
  figures?: CalculatorResult[] | undefined
  /** The main figure, for the visitor. */
  summary?: string | undefined
}

export interface LeadFormProps {
  element: HTMLElement
  origin: string
  widget: PublicWidget
  visit: Visit
  prefill: Prefill
  isSample: boolean
  onLeave(): void
  loadAssistant(): Promise<Pieces['assistant']>
  questions?: JourneyProps['questions']
}

/** The form behind the widget's button. */
export function LeadForm(props: LeadFormProps) {
  const { element, origin, widget, visit, prefill, isSample, onLeave, loadAssistant, questions } = props
  const { journey, journeyWords, settings } = widget
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form in progress keeps the services it started with
  const services = useMemo(() => {
    if (isSample) return undefined
    // The button that led here already counted as the entrance.
    const count = (_: VisitorEvent['type']) => {}
    visit.id ??= newId()
    const { countStep } = visit
    const connected = connectJourney({ base: origin, journey, visitId: visit.id, count, countStep, loadAssistant })
    return {
      ...connected,
      send: (submission: VisitorSubmission, onRetry: Parameters<typeof connected.send>[1]) => {
        const { search = '', clientIds } = visit
        return connected.send(
          {
            ...submission,
            from: visit.from,
            clickIds: parseClickIds(search),
            ...(clientIds && { clientIds }),
          },
          onRetry,
        )
      },
      hostedPage: toHostedPageUrl(origin, widget, prefill.address),
      ...(prefill.figures && { figures: () => prefill.figures ?? [] }),
      emit: ({ kind, ...detail }: JourneyEvent) => {
        if ('submissionId' in detail) visit.report?.('submission', detail.submissionId)
        return dispatchWidgetEvent(element, kind, kind === 'submit' ? { widgetId: widget.widgetId } : (detail as never))
      },
    }
  }, [])
  return (
    <JourneyView
      surface="widget"
      journey={journey}
      questions={questions}
      labels={journeyWords}
      services={services}
      summary={prefill.summary}
      values={{ ...emptyValues, address: prefill.address ?? '' }}
      picked={prefill.picked}
      step={journey.asksAddress && prefill.address !== undefined ? 1 : 0}
      thanks={'thankYouMsg' in settings ? settings.thankYouMsg : undefined}
      onLeave={onLeave}
    />
  )
}
