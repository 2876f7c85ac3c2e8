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
export function describeMarketRate({ source, observedOn }: MarketRate, language: Language): string {
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return [titles[language], source, day.format(new Date(observedOn))].filter(Boolean).join(', ')
}

const titles: Record<Language, string> = { en: '30-year average', es: 'Promedio a 30 años' }
