import type { Journey } from '../journey/journey.ts'
import type { WidgetContent, WidgetType } from './settings.ts'

interface ShownWidgetOf<T extends WidgetType> {
  widgetId: string
  type: T
  agencyName: string
  settings: WidgetContent<T>
  /** The brand it is shown in, and all that is asked after its button was pressed. */
  journey: Journey
}

/** All that a visitor's browser must know of a widget, in one answer. */
export type ShownWidget = { [T in WidgetType]: ShownWidgetOf<T> }[WidgetType]
