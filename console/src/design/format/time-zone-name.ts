import { getDateTimeFormat } from '@gable/shared/text/intl-formats.ts'

/** The name of a time zone as people say it: `Eastern Time`. */
export const getTimeZoneName = (id: string): string =>
  formatInTimeZone(id, new Date(), { timeZoneName: 'longGeneric' }).replace(/^[\d/]+, /, '')

export const formatInTimeZone = (timeZone: string, at: Date, options: Intl.DateTimeFormatOptions): string =>
  getDateTimeFormat('en-US', { timeZone, ...options })
    .format(at)
    .replaceAll('\u202f', ' ')
