import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { ShownWidget, ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { adopt } from './adopt.ts'
import { define, type InElement } from './define.ts'
import { tell } from './happenings.ts'
import { hostedPageOf } from './hosted-page.ts'
import { languageOf } from './language-of.ts'
import type { Beginning } from './lead-form.tsx'
import { originFor } from './origin.ts'
import { fetchPiece } from './pieces.ts'
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

interface ElementProps extends InElement {
  widgetId?: string | undefined
  preview?: Preview | undefined
}

/** Makes the element of a widget's type: a first view of its own, and then what every widget leads to. */
export function defineWidget<T extends WidgetType>(type: T, View: ComponentType<ViewProps<T>>, css: string) {
  const component = (props: ElementProps) => <Widget {...props} type={type} View={View as ComponentType<AnyView>} />
  const attributes = ['widget-id', 'lang']
  const isOurs = define(tagOf[type], { component, attributes, properties: ['preview'], css: frame + css })
  if (!isOurs) definedTwice.add(tagOf[type])
}

type AnyView = ViewProps<WidgetType>
type Viewed = { type: WidgetType; View: ComponentType<AnyView> }

const definedTwice = new Set<string>()

function Widget({ element, widgetId, preview, ...view }: ElementProps & Viewed) {
  const [heightBefore] = useState(() => element.getBoundingClientRect().height)
  const origin = preview ? location.origin : originFor(element)
  const answered = useShown(origin, preview ? undefined : widgetId, languageOf(element))
  const shown = preview ? preview.shown : answered
  const isGone = shown === null || (shown && shown.type !== view.type)

  useLayoutEffect(() => {
    // What is not there keeps no place.
    element.style.display = isGone ? 'none' : ''
    // biome-ignore lint/suspicious/noConsole: who looks after the page finds out why there is nothing
    if (isGone) console.info(`Gable: there is no widget to show here (${widgetId ?? 'its widget-id is missing'}).`)
  }, [element, isGone, widgetId])

  if (isGone) return null
  // What the page holds ready stands there until there is more, and for good where nothing can be had.
  if (!shown) return <slot />
  const given = { element, shown, origin, stage: preview?.stage, heightBefore, ...view }
  return <Stages key={shown.widgetId + shown.journey.language} {...given} />
}

interface StagesProps extends InElement, Viewed {
  shown: ShownWidget
  origin: string
  /** Of a preview, which has no visitor to lead. */
  stage: Preview['stage'] | undefined
  heightBefore: number
}

/** The first view, and after its button the form; going back, everything is as it was. */
function Stages({ element, shown, origin, stage, heightBefore, View }: StagesProps) {
  const { widgetId, journey } = shown
  const isSample = stage !== undefined
  const [beginning, setBeginning] = useState<Beginning>()
  const [isTouched, setTouched] = useState(false)
  const countsMachines = shown.countsMachines === true
  const visit = useVisit({ element, origin, widgetId, countsMachines, heightBefore, isSample })
  useBrand(element, journey.brand)
  useEffect(() => {
    tell(element, 'ready', { widgetId })
  }, [element, widgetId])
  useEffect(() => {
    // Who comes near may soon press: what the form needs is fetched ahead.
    const warm = () => void fetchPiece('journey', origin).catch(() => {})
    const signs = ['pointerover', 'focusin'] as const
    for (const sign of signs) element.addEventListener(sign, warm, { once: true })
    return () => {
      for (const sign of signs) element.removeEventListener(sign, warm)
    }
  }, [element, origin])

  const begun = stage === 'form' ? (beginning ?? sample) : stage === 'view' ? undefined : beginning
  const fetched = usePiece('journey', origin, begun !== undefined || isTouched)
  const begin = (next: Beginning) => {
    setTouched(true)
    visit.enter()
    setBeginning(next)
  }
  const journeyPiece = fetched.state === 'here' ? fetched.piece : undefined
  useLayoutEffect(() => {
    if (journeyPiece) adopt(element, journeyPiece.css)
  }, [element, journeyPiece])
  const isForm = begun !== undefined && journeyPiece !== undefined
  return (
    <div class="widget" lang={journey.language}>
      <div hidden={isForm}>
        <View {...{ element, shown, origin, isSample }} onBegin={begin} />
        {fetched.state === 'failed' && begun && (
          <p class="unreachable" role="alert">
            {shown.journeyWords.failed}{' '}
            <a href={hostedPageOf(origin, shown, begun.address)}>{shown.journeyWords.elsewhere}</a>
          </p>
        )}
      </div>
      {isForm && (
        <journeyPiece.LeadForm
          {...{ element, origin, shown, isSample, beginning: begun }}
          visitId={visit.visitId}
          onLeave={() => setBeginning(undefined)}
        />
      )}
    </div>
  )
}

const sample: Beginning = { address: '' }
