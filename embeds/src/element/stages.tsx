import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { ShownWidget } from '@gable/shared/widgets/shown-widget.ts'
import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { adopt } from './adopt.ts'
import type { InElement } from './define.ts'
import { tell } from './happenings.ts'
import { hostedPageOf } from './hosted-page.ts'
import type { Beginning } from './lead-form.tsx'
import type { Preview } from './preview.ts'
import { useBrand } from './use-brand.ts'
import { usePiece } from './use-piece.ts'
import { useVisit } from './use-visit.ts'
import type { ViewProps } from './widget.tsx'

interface StagesProps extends InElement {
  View: ComponentType<ViewProps<WidgetType>>
  shown: ShownWidget
  origin: string
  /** Of a preview, which has no visitor to lead. */
  stage: Preview['stage'] | undefined
  heightBefore: number
}

/** The first view, and after its button the form; going back, everything is as it was. */
export function Stages({ element, shown, origin, stage, heightBefore, View }: StagesProps) {
  const { widgetId, journey, journeyWords: words, theme, countsMachines = false } = shown
  const isSample = stage !== undefined
  const [beginning, setBeginning] = useState<Beginning>()
  const [isNear, setNear] = useState(false)
  const entrance = useRef<HTMLElement | null>()
  const { visit, enter } = useVisit({ element, origin, widgetId, countsMachines, heightBefore, isSample })
  useBrand(element, theme)
  useEffect(() => {
    tell(element, 'ready', { widgetId })
  }, [element, widgetId])

  const begun = stage === 'form' ? (beginning ?? sample) : stage === 'view' ? undefined : beginning
  // Who comes near may soon press: what the form needs is fetched ahead.
  const fetched = usePiece('journey', origin, isNear || begun !== undefined)
  const piece = begun && fetched.state === 'here' ? fetched.piece : undefined
  const hasFailed = begun !== undefined && fetched.state === 'failed'
  const isComing = begun !== undefined && !piece && !hasFailed
  useLayoutEffect(() => {
    if (piece) adopt(element, piece.css)
    else entrance.current?.focus()
  }, [element, piece])
  useEffect(() => {
    if (hasFailed) tell(element, 'error', { reason: 'unreachable' })
  }, [element, hasFailed])

  const begin = (next: Beginning) => {
    const root = element.shadowRoot as ShadowRoot
    // Not every browser focuses the button that is pressed.
    entrance.current = (root.activeElement ?? root.querySelector('[part=button]')) as HTMLElement | null
    enter()
    setBeginning(next)
    if (fetched.state === 'failed') fetched.retry()
  }
  const near = () => setNear(true)
  return (
    <div class="widget" lang={journey.language} onPointerOver={near} onFocusIn={near}>
      <div hidden={piece !== undefined} aria-busy={isComing}>
        <View {...{ element, shown, origin, isSample }} onBegin={begin} />
        <p class="word" role="status">
          {isComing && <span key="coming">{words.opening}</span>}
          {hasFailed && (
            <span key="failed">
              {words.notOpened} <a href={hostedPageOf(origin, shown, begun.address)}>{words.elsewhere}</a>
            </span>
          )}
        </p>
      </div>
      {piece && (
        <piece.LeadForm
          {...{ element, origin, shown, isSample, visit, beginning: begun as Beginning }}
          onLeave={() => setBeginning(undefined)}
        />
      )}
    </div>
  )
}

const sample: Beginning = { address: '' }
