// Creating a format is about a hundred times slower than using it, and the first one of a page takes longer still.

const dateTimeFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** The format of dates with these options, created on first use. */
export function getDateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const cached = dateTimeFormats.get(key)
  if (cached) return cached
  const format = new Intl.DateTimeFormat(locale, options)
  dateTimeFormats.set(key, format)
  return format
}

/** The format of numbers with these options, created on first use. */
export function getNumberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const cached = numberFormats.get(key)
  if (cached) return cached
  const format = new Intl.NumberFormat(locale, options)
  numberFormats.set(key, format)
  return format
}
