/** The name of a time zone as people read it: America/New York. */
export const toTimeZoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ')
