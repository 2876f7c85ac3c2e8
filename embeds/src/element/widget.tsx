import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { WidgetTag } from '@gable/shared/widgets/tags.ts'
import type { ComponentType } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import palette from '../journeys/palette.css'
import { defineElement, type ElementProps, type HostProps } from './define-element.ts'
import { detectLanguage } from './detect-language.ts'
import type { Prefill } from './lead-form.tsx'
import { findOrigin } from './origin.ts'
import { reserveHeight } from './reserve-height.ts'
import { Stages } from './stages.tsx'
import { useWidget } from './use-widget.ts'
import widgetCss from './widget.css'

/** Props of a widget's first view. */
export interface ViewProps<T extends WidgetType> extends HostProps {
  widget: PublicWidgetByType<T>
  /** Origin of our API and pages. */
  origin: string
  isSample: boolean
  /** The visitor clicked the button that leads to the form. */
  onStart(prefill: Prefill): void
}

/** Defined by the build: the tag of the element. */
declare const TAG: WidgetTag

/** Defines the custom element of a widget type: its own first view, followed by the form that all widgets share. */
export function defineWidget<T extends WidgetType>(type: T, View: ComponentType<ViewProps<T>>, css: string) {
  const component = (props: ElementProps) => <Widget {...props} type={type} View={View as ComponentType<AnyView>} />
  defineElement(TAG, component, palette + widgetCss + css)
}

type AnyView = ViewProps<WidgetType>
type TypedView = { type: WidgetType; View: ComponentType<AnyView> }

function Widget({ element, preview, type, View }: ElementProps & TypedView) {
  const widgetId = element.getAttribute('widget-id')
  const initialHeight = useRef<number>()
  const [, rerender] = useState({})
  const origin = preview ? location.origin : findOrigin(element)
  const fetched = useWidget(origin, preview ? '' : widgetId, detectLanguage(element))
  const widget = preview ? preview.widget : fetched
  const isMissing = widget === null || (widget && widget.type !== type)

  useLayoutEffect(() => {
    if (!isMissing) return
    // biome-ignore lint/suspicious/noConsole: tells the website's developer why nothing is shown
    console.info(`Gable: no widget to show (${widgetId ?? 'widget-id is missing'}).`)
    // A missing widget takes up no space.
    const { display } = element.style
    element.style.setProperty('display', 'none', 'important')
    return () => {
      element.style.display = display
    }
  }, [element, isMissing, widgetId])

  // Until the widget loads, and for good if it cannot, the element shows its own content: the fallback link. That link may
  // be parsed after this script runs, and the origin may depend on it.
  useLayoutEffect(() => {
    if (!widget) reserveHeight(element)
  })
  const isWaiting = !widget
  // A layout effect, because the content may be parsed before the next frame.
  useLayoutEffect(() => {
    if (!isWaiting) return
    const observer = new MutationObserver(() => rerender({}))
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [element, isWaiting])

  if (isMissing) return null
  if (!widget) return <slot />
  initialHeight.current ??= getRenderedHeight(element)
  const props = { element, widget, origin, stage: preview?.stage, initialHeight: initialHeight.current, View }
  return <Stages key={widget.widgetId} {...props} />
}

/** An element that is not rendered has no height, which must not count as a missing reservation. */
const getRenderedHeight = (element: HTMLElement) => element.getClientRects()[0]?.height ?? Number.POSITIVE_INFINITY
