import type { Language } from '../journeys/journey.ts'

/** `Jan 05, 2026` or `5 ene 2026`. */
export function formatDay(language: Language, day: string): string {
  const { year, month, date } = split(language, day)
  return language === 'en' ? `${month} ${date}, ${year}` : `${Number(date)} ${month} ${year}`
}

/** `Jan 2026` or `ene 2026`. */
export function formatMonth(language: Language, day: string): string {
  const { year, month } = split(language, day)
  return `${month} ${year}`
}

/** Days have no time zone. Names come from lists, because a page has hundreds of days and Intl is slow. */
const split = (language: Language, day: string) => ({
  year: day.slice(0, 4),
  month: monthNames[language][Number(day.slice(5, 7)) - 1] ?? '',
  date: day.slice(8, 10),
})

const listMonths = (locale: string) => {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)))
}

const monthNames: Record<Language, readonly string[]> = { en: listMonths('en-US'), es: listMonths('es-US') }
