import type { PublicWidget } from '@gable/shared/widgets/public-widget.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { adoptStyles } from './adopt-styles.ts'
import type { HostProps } from './define-element.ts'
import { toHostedPageUrl } from './hosted-page-url.ts'
import type { Prefill } from './lead-form.tsx'
import { fetchPiece } from './pieces.ts'
import type { Preview } from './preview.ts'
import { useBrand } from './use-brand.ts'
import { usePiece } from './use-piece.ts'
import { useVisit } from './use-visit.ts'
import type { ViewProps } from './widget.tsx'
import { dispatchWidgetEvent } from './widget-events.ts'

interface StagesProps extends HostProps {
  View: ComponentType<ViewProps<WidgetType>>
  widget: PublicWidget
  origin: string
  /** Set in a preview only: which stage to show. */
  stage: Preview['stage'] | undefined
  initialHeight: number
}

/** The widget's first view, and after its button the form. The view stays mounted, so going back restores it, and a calculator stays visible. */
export function Stages({ element, widget, origin, stage, initialHeight, View }: StagesProps) {
  const { widgetId, journey, journeyWords: labels, theme, countsMachines = false, conversions, otherLanguage } = widget
  const isSample = stage !== undefined
  const [started, setStarted] = useState<Prefill>()
  const [isNeeded, setNeeded] = useState(false)
  const lastFocus = useRef<HTMLElement | null>()
  const { visit, enter } = useVisit({ element, origin, widgetId, countsMachines, initialHeight, conversions, isSample })
  useBrand(element, theme)
  useEffect(() => {
    dispatchWidgetEvent(element, 'ready', { widgetId })
  }, [element, widgetId])

  const prefill = stage === 'form' ? (started ?? samplePrefill) : stage === 'view' ? undefined : started
  // A pointer or focus on the widget fetches the form ahead of the click.
  const fetched = usePiece(
    journey.forms[0]?.questions ? 'journey-questions' : 'journey',
    origin,
    isNeeded || prefill !== undefined,
  )
  const piece = prefill && fetched.state === 'ready' ? fetched.piece : undefined
  const hasFailed = prefill !== undefined && fetched.state === 'failed'
  const isLoading = prefill !== undefined && !piece && !hasFailed
  useLayoutEffect(() => {
    if (piece) adoptStyles(element, piece.css)
    else lastFocus.current?.focus()
  }, [element, piece])
  useEffect(() => {
    if (hasFailed) dispatchWidgetEvent(element, 'error', { reason: 'unreachable' })
  }, [element, hasFailed])

  const handleStart = (next: Prefill) => {
    const root = element.shadowRoot as ShadowRoot
    // Safari does not focus a clicked button.
    lastFocus.current = (root.activeElement ?? root.querySelector('[part=button]')) as HTMLElement | null
    enter()
    setStarted(next)
    if (fetched.state === 'failed') fetched.retry()
  }
  const handleIntent = () => setNeeded(true)
  // A calculator keeps its figures on screen beside the form.
  const keepsView = widget.type !== 'SEARCH'
  return (
    <div
      class={piece && keepsView ? 'widget beside' : 'widget'}
      lang={journey.language}
      onPointerOver={handleIntent}
      onFocusIn={handleIntent}
    >
      {otherLanguage && !piece && (
        <button
          type="button"
          class="language"
          lang={otherLanguage.language}
          onClick={() => {
            element.lang = otherLanguage.language
          }}
        >
          {otherLanguage.name}
        </button>
      )}
      <div class="stages">
        <div hidden={piece !== undefined && !keepsView} aria-busy={isLoading}>
          {/* A calculator's messages are in the language in which it started; its figures are restored. */}
          <View
            key={keepsView && journey.language}
            element={element}
            widget={widget}
            origin={origin}
            isSample={isSample}
            onStart={handleStart}
          />
          <p class="status" role="status">
            {isLoading && <span key="loading">{labels.opening}</span>}
            {hasFailed && (
              <span key="failed">
                {labels.notOpened} <a href={toHostedPageUrl(origin, widget, prefill.address)}>{labels.elsewhere}</a>
              </span>
            )}
          </p>
        </div>
        {piece && (
          <piece.LeadForm
            element={element}
            origin={origin}
            widget={widget}
            isSample={isSample}
            visit={visit}
            prefill={prefill as Prefill}
            onLeave={() => setStarted(undefined)}
            loadAssistant={async () => {
              const assistant = await fetchPiece('assistant', origin)
              adoptStyles(element, assistant.css)
              return assistant
            }}
          />
        )}
      </div>
    </div>
  )
}

const samplePrefill: Prefill = { address: '' }
