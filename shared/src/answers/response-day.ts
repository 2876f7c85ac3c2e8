import type { Language } from '../journeys/journey.ts'
import { addOfficeHours, defaultOfficeHours, type OfficeHours } from '../leads/office-hours.ts'
import { getDateTimeFormat } from '../text/intl-formats.ts'

interface ResponseRules {
  /** The account's limit for a first response, or null for none. */
  hours: number | null
  officeHours: OfficeHours | null
  timeZone: string
}

/** When a visitor hears back at the latest. Without a limit this is one office day. */
export const getResponseTime = (sentAt: number, { hours, officeHours, timeZone }: ResponseRules): number =>
  hours === null
    ? addOfficeHours(sentAt, officeDay, officeHours ?? defaultOfficeHours, timeZone)
    : addOfficeHours(sentAt, hours, officeHours, timeZone)

/** `Tuesday, November 24` or `martes, 24 de noviembre`. */
export const formatResponseDay = (at: number, language: Language, timeZone: string): string =>
  getDateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(at)

const officeDay = 8
