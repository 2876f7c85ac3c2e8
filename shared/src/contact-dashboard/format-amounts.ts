import { formatMoney } from '../calculators/format-money.ts'

/** `$320,000`. Spanish pages are read in the US, where amounts are written the same way. */
export const formatDollars = (dollars: number): string => formatMoney(Math.round(dollars) * 100, 0)

/** `+$12,000` or `-$3,000`. */
export const formatChange = (dollars: number): string => `${dollars > 0 ? '+' : ''}${formatDollars(dollars)}`

/** `$320k` or `$1.25m`, for the ticks of a chart. */
export function formatShortDollars(dollars: number): string {
  const [amount, unit] = dollars >= 1_000_000 ? [dollars / 1_000_000, 'm'] : [dollars / 1000, 'k']
  return dollars < 1000 ? formatDollars(dollars) : `$${Number(amount.toFixed(2))}${unit}`
}

/** `1,840` and `0.21`. */
export const formatCount = (count: number, digits = 2): string => {
  const [whole = '0', rest] = String(Number(count.toFixed(digits))).split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (rest ? `.${rest}` : '')
}

/** `5.5%` */
export const formatPercent = (percent: number, digits = 1): string => `${Number(percent.toFixed(digits))}%`

/** `6.60%`, as lenders print rates. */
export const formatRate = (rate: number): string => `${rate.toFixed(2)}%`
