import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import type { WidgetTag } from '@gable/shared/widgets/tags.ts'
import type { ComponentType } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import palette from '../journeys/palette.css'
import { define, type InElement } from './define.ts'
import { languageOf } from './language-of.ts'
import type { Beginning } from './lead-form.tsx'
import { originFor } from './origin.ts'
import type { Preview } from './preview.ts'
import { Stages } from './stages.tsx'
import { useShown } from './use-shown.ts'
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
  'widget-id'?: string | undefined
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

function Widget({ element, 'widget-id': widgetId, preview, ...view }: ElementProps & Viewed) {
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
    element.style.setProperty('display', 'none', 'important')
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
