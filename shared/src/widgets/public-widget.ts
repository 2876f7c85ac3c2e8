import { toTheme } from '../branding/theme.ts'
import type { Journey } from '../journeys/journey.ts'
import type { JourneyLabels } from '../journeys/labels/journey-labels.ts'
import { getJourneyLabels } from '../journeys/labels/get-journey-labels.ts'
import { type InitialResults, getInitialResult } from './results/initial-results.ts'
import { type LocalCosts, getLocalCosts } from './local-costs.ts'
import type { WidgetContent, WidgetType } from './settings.ts'
import { type WidgetLabels, getWidgetLabels } from './labels/widget-labels.ts'

/** What an agency has decided of a widget. */
export interface WidgetConfig<T extends WidgetType> {
  widgetId: string
  type: T
  agencyName: string
  settings: WidgetContent<T>
  /** The brand it is shown in, and all that is asked after its button was pressed. */
  journey: Journey
}

export interface PublicWidgetByType<T extends WidgetType> extends WidgetConfig<T> {
  words: WidgetLabels[T]
  journeyWords: JourneyLabels
  /** The brand as custom properties. */
  theme: Record<string, string>
  /** Of what is computed by state. */
  place: LocalCosts | null
  /** What a calculator shows before a visitor has changed anything. */
  opening: InitialResults[T]
  /** Only where the product is tried out: browsers that are driven by a program count as visitors. */
  countsMachines?: boolean
}

/** All that a visitor's browser must know of a widget, in one answer. */
export type PublicWidget = { [T in WidgetType]: PublicWidgetByType<T> }[WidgetType]

/** Completed by all that follows from it, in the language of its journey. */
export function toPublicWidget<T extends WidgetType>(decided: WidgetConfig<T>): PublicWidgetByType<T> {
  const { type, settings, journey } = decided
  const words = getWidgetLabels(type, journey.language)
  const place = 'defaultState' in settings ? getLocalCosts(settings.defaultState) : null
  const opening = getInitialResult(type, { settings, place, words })
  const theme = toTheme(journey.brand)
  return { ...decided, words, journeyWords: getJourneyLabels(journey.language), theme, place, opening }
}
