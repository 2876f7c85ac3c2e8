import type { Language } from '../journeys/journey.ts'
import { getDateTimeFormat } from '../text/intl-formats.ts'

const locales = { en: 'en-US', es: 'es-US' } satisfies Record<Language, string>

const format = (moment: number | Date, timeZone: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  // ICU puts a narrow no-break space before AM and PM.
  getDateTimeFormat(locales[language], { timeZone, ...options })
    .format(moment)
    .replaceAll('\u202f', ' ')

/** `Tuesday, November 24` */
export const formatAppointmentDay = (moment: number | Date, timeZone: string, language: Language = 'en'): string =>
  format(moment, timeZone, language, { weekday: 'long', month: 'long', day: 'numeric' })

/** `10:30 AM` */
export const formatClockTime = (moment: number | Date, timeZone: string, language: Language = 'en'): string =>
  format(moment, timeZone, language, { hour: 'numeric', minute: '2-digit' })

/** `Tuesday, November 24 at 10:30 AM` */
export function formatAppointmentTime(moment: number | Date, timeZone: string, language: Language = 'en'): string {
  const day = formatAppointmentDay(moment, timeZone, language)
  return `${day}${language === 'es' ? ', ' : ' at '}${formatClockTime(moment, timeZone, language)}`
}

/** `Eastern Time` */
export function formatTimeZone(moment: number | Date, timeZone: string, language: Language = 'en'): string {
  const parts = getDateTimeFormat(locales[language], { timeZone, timeZoneName: 'longGeneric' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
