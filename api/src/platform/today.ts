import { getDateTimeFormat } from '@gable/shared/text/intl-formats.ts'

/** The date in a time zone now, such as 2026-05-31. */
export const getToday = (timeZone: string): string => getDateTimeFormat('en-CA', { timeZone }).format(new Date())
