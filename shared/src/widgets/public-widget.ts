import { toTheme } from '../branding/theme.ts'
import type { BrowserConversions } from '../conversions/browser-conversions.ts'
import type { Journey, Language } from '../journeys/journey.ts'
import { getJourneyLabels } from '../journeys/labels/get-journey-labels.ts'
import type { JourneyLabels } from '../journeys/labels/journey-labels.ts'
import { getWidgetLabels, type WidgetLabels } from './labels/widget-labels.ts'
import { getLocalCosts, type LocalCosts } from './local-costs.ts'
import { describeMarketRate, type MarketRate } from './market-rate.ts'
import { getInitialResult, type InitialResults } from './results/initial-results.ts'
import { type ScoreQuestion, type ScoreRate, toScoreQuestion } from './score-rates.ts'
import type { WidgetContent, WidgetType } from './settings.ts'

interface OtherLanguage {
  language: Language
  name: string
}

export const otherLanguages: Record<Language, OtherLanguage> = {
  en: { language: 'es', name: 'Español' },
  es: { language: 'en', name: 'English' },
}

export interface WidgetConfig<T extends WidgetType> {
  widgetId: string
  type: T
  agencyName: string
  settings: WidgetContent<T>
  /** Includes the brand and the forms that the button opens. */
  journey: Journey
  marketRate?: MarketRate | undefined
  /** Offered only by calculators that start with the market rate: otherwise the agency chose the rate. */
  scoreRates?: readonly ScoreRate[] | undefined
  /** Set when who sends the form gets an email with their figures. */
  emailsFigures?: boolean
  /** Set while there are property taxes by county, so that calculators ask for a ZIP code. */
  hasCountyTaxes?: boolean
  /** The language to which the visitor can switch, if the agency gave texts in Spanish. */
  otherLanguage?: OtherLanguage
}

export interface PublicWidgetByType<T extends WidgetType> extends Omit<WidgetConfig<T>, 'marketRate' | 'scoreRates'> {
  words: WidgetLabels[T]
  /** Source and day of the interest rate, if it is a market rate. */
  rateNote?: string
  /** Set while there are rates by credit score. */
  scoreQuestion?: ScoreQuestion
  journeyWords: JourneyLabels
  /** The brand as custom properties. */
  theme: Record<string, string>
  /** Only for calculators that depend on the state. */
  place: LocalCosts | null
  /** The result for the default inputs, so that a browser can show it without the calculator code. */
  opening: InitialResults[T]
  /** Set while the agency reports conversions. */
  conversions?: BrowserConversions
  /** Set only for testing: counts browsers that are driven by a program as visitors. */
  countsMachines?: boolean
}

/** The complete public reply for a widget. Pinned scripts depend on its keys. */
export type PublicWidget = { [T in WidgetType]: PublicWidgetByType<T> }[WidgetType]

/** Adds labels, theme and default results in the language of the journey. */
export function toPublicWidget<T extends WidgetType>({
  marketRate,
  scoreRates = [],
  ...config
}: WidgetConfig<T>): PublicWidgetByType<T> {
  const { type, journey } = config
  const usesMarketRate = 'usesMarketRate' in config.settings && config.settings.usesMarketRate
  const usedRate = usesMarketRate ? marketRate : undefined
  const settings = usedRate ? { ...config.settings, defaultInterestRate: usedRate.rate } : config.settings
  const labels = getWidgetLabels(type, journey.language, settings)
  const place = 'defaultState' in settings ? getLocalCosts(settings.defaultState) : null
  const opening = getInitialResult(type, { settings, place, labels })
  const theme = toTheme(journey.brand)
  const journeyWords = getJourneyLabels(journey.language)
  const rateNote = usedRate && describeMarketRate(usedRate, journey.language)
  const scoreQuestion = usesMarketRate ? toScoreQuestion(scoreRates, journey.language) : undefined
  return {
    ...config,
    settings,
    words: labels,
    journeyWords,
    theme,
    place,
    opening,
    ...(rateNote && { rateNote }),
    ...(scoreQuestion && { scoreQuestion }),
  }
}
