/** The date in a time zone now, such as 2026-05-31. */
export const getToday = (timeZone: string): string => getFormatter(timeZone).format(new Date())

// A formatter takes longer to create than a page to read.
const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(timeZone: string) {
  const existing = formatters.get(timeZone)
  if (existing) return existing
  const formatter = new Intl.DateTimeFormat('en-CA', { timeZone })
  formatters.set(timeZone, formatter)
  return formatter
}
