import type { Language } from '../journeys/journey.ts'

/** The newest average of 30-year fixed rates, in percent, with who published it and on which day (YYYY-MM-DD). */
export interface MarketRate {
  rate: number
  source: string
  observedOn: string
}

/** An older rate is not what lenders ask for today. */
export const maximumRateAge = 30

/** Names source and day of the rate: "30-year average, Freddie Mac, Nov 20". */
export const describeMarketRate = ({ source, observedOn }: MarketRate, language: Language): string =>
  [titles[language], source, formatRateDay(observedOn, language)].filter(Boolean).join(', ')

export const formatRateDay = (observedOn: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(observedOn))

const titles: Record<Language, string> = { en: '30-year average', es: 'Promedio a 30 años' }
