import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { ShownWidget, ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import type { WidgetTag } from '@gable/shared/widgets/tags.ts'
import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import palette from '../journey/palette.css'
import { adopt } from './adopt.ts'
import { define, type InElement } from './define.ts'
import { tell } from './happenings.ts'
import { hostedPageOf } from './hosted-page.ts'
import { languageOf } from './language-of.ts'
import type { Beginning } from './lead-form.tsx'
import { originFor } from './origin.ts'
import type { Preview } from './preview.ts'
import { useBrand } from './use-brand.ts'
import { usePiece } from './use-piece.ts'
import { useShown } from './use-shown.ts'
import { useVisit } from './use-visit.ts'
import frame from './widget.css'

/** What the first view of a widget is given. */
export interface ViewProps<T extends WidgetType> extends InElement {
  shown: ShownWidgetOf<T>
  /** Where the product is. */
  origin: string
  isSample: boolean
  /** The button was pressed: the visitor goes on to the form. */
  onBegin(beginning: Beginning): void
}

/** Told by the build: the element that it makes. */
declare const TAG: WidgetTag

interface ElementProps extends InElement {
  widgetId?: string | undefined
  preview?: Preview | undefined
}

/** Makes the element of a widget's type: a first view of its own, and then what every widget leads to. */
export function defineWidget<T extends WidgetType>(type: T, View: ComponentType<ViewProps<T>>, css: string) {
  const component = (props: ElementProps) => <Widget {...props} type={type} View={View as ComponentType<AnyView>} />
  const attributes = ['widget-id', 'lang']
  define(TAG, { component, attributes, properties: ['preview'], css: palette + frame + css })
}

type AnyView = ViewProps<WidgetType>
type Viewed = { type: WidgetType; View: ComponentType<AnyView> }

function Widget({ element, widgetId, preview, ...view }: ElementProps & Viewed) {
  const [heightBefore] = useState(() => heightOf(element))
  const [, lookAgain] = useState({})
  const origin = preview ? location.origin : originFor(element)
  const answered = useShown(origin, preview ? '' : widgetId, languageOf(element))
  const shown = preview ? preview.shown : answered
  const isGone = shown === null || (shown && shown.type !== view.type)

  useLayoutEffect(() => {
    if (!isGone) return
    // biome-ignore lint/suspicious/noConsole: who looks after the page finds out why there is nothing
    console.info(`Gable: there is no widget to show here (${widgetId ?? 'its widget-id is missing'}).`)
    // What is not there keeps no place.
    const { display } = element.style
    element.style.display = 'none'
    return () => {
      element.style.display = display
    }
  }, [element, isGone, widgetId])

  if (isGone) return null
  // What the page holds ready stands there until there is more, and for good where nothing can be had. The link in it may
  // be what tells where to ask, and come after the script.
  if (!shown) return <slot {...({ onSlotChange: () => lookAgain({}) } as object)} />
  const given = { element, shown, origin, stage: preview?.stage, heightBefore, ...view }
  return <Stages key={shown.widgetId + shown.journey.language} {...given} />
}

/** Of what is not shown at all nothing can be said. */
const heightOf = (element: HTMLElement) => element.getClientRects()[0]?.height ?? Number.POSITIVE_INFINITY

interface StagesProps extends InElement, Viewed {
  shown: ShownWidget
  origin: string
  /** Of a preview, which has no visitor to lead. */
  stage: Preview['stage'] | undefined
  heightBefore: number
}

/** The first view, and after its button the form; going back, everything is as it was. */
function Stages({ element, shown, origin, stage, heightBefore, View }: StagesProps) {
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
