import { themeOf } from '../branding/theme.ts'
import type { Journey } from '../journeys/journey.ts'
import type { Words } from '../journeys/words/words.ts'
import { wordsOf } from '../journeys/words/words-of.ts'
import { type Openings, openingOf } from './openings/opening-of.ts'
import { type Place, placeOf } from './place.ts'
import type { WidgetContent, WidgetType } from './settings.ts'
import { type WidgetWords, widgetWordsOf } from './words/words-of.ts'

/** What an agency has decided of a widget. */
export interface DecidedWidget<T extends WidgetType> {
  widgetId: string
  type: T
  agencyName: string
  settings: WidgetContent<T>
  /** The brand it is shown in, and all that is asked after its button was pressed. */
  journey: Journey
}

export interface ShownWidgetOf<T extends WidgetType> extends DecidedWidget<T> {
  words: WidgetWords[T]
  journeyWords: Words
  /** The brand as custom properties. */
  theme: Record<string, string>
  /** Of what is computed by state. */
  place: Place | null
  /** What a calculator shows before a visitor has changed anything. */
  opening: Openings[T]
  /** Only where the product is tried out: browsers that are driven by a program count as visitors. */
  countsMachines?: boolean
}

/** All that a visitor's browser must know of a widget, in one answer. */
export type ShownWidget = { [T in WidgetType]: ShownWidgetOf<T> }[WidgetType]

/** Completed by all that follows from it, in the language of its journey. */
export function shownWidget<T extends WidgetType>(decided: DecidedWidget<T>): ShownWidgetOf<T> {
  const { type, settings, journey } = decided
  const words = widgetWordsOf(type, journey.language)
  const place = 'defaultState' in settings ? placeOf(settings.defaultState) : null
  const opening = openingOf(type, { settings, place, words })
  const theme = themeOf(journey.brand)
  return { ...decided, words, journeyWords: wordsOf(journey.language), theme, place, opening }
}
