/** `$450,000`, and `$450,000.50` where there are cents. */
export const formatOfferAmount = (cents: number): string =>
  (cents % 100 === 0 ? wholeDollars : dollarsAndCents).format(cents / 100)

/** `$440,000 – $465,000`, or one price when both are the same. */
export const formatPriceRange = ({ lowCents, highCents }: { lowCents: number; highCents: number }): string =>
  lowCents === highCents
    ? formatOfferAmount(lowCents)
    : `${formatOfferAmount(lowCents)} – ${formatOfferAmount(highCents)}`

/** `5.5%` */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`

/** A time with its time zone: `Jan 05, 2026, 5:00 PM EST`. */
export const formatOfferTime = (at: string, timeZone: string, locale = 'en-US'): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: locale === 'en-US' ? '2-digit' : 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at))

const dollars = { style: 'currency', currency: 'USD' } as const
const wholeDollars = new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en-US', dollars)
