import { formatMoney } from '../text/format-money.ts'
import { getDateTimeFormat } from '../text/intl-formats.ts'

/** `$440,000 – $465,000`, or one price when both are the same. */
export const formatPriceRange = ({ lowCents, highCents }: { lowCents: number; highCents: number }): string =>
  lowCents === highCents ? formatMoney(lowCents) : `${formatMoney(lowCents)} – ${formatMoney(highCents)}`

/** `5.5%` */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`

/** A time with its time zone: `Jan 05, 2026, 5:00 PM EST`. */
export const formatOfferTime = (at: string, timeZone: string, locale = 'en-US'): string =>
  getDateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: locale === 'en-US' ? '2-digit' : 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at))
