import { getNumberFormat } from './intl-formats.ts'

/** Formats cents as dollars: `$450,000`, and `$450,000.50` where there are cents. */
export const formatMoney = (cents: number): string =>
  cents % 100 === 0 ? formatWholeDollars(cents) : formatExactMoney(cents)

/** Formats cents with two decimals, as on an invoice: `$450.00`. */
export const formatExactMoney = (cents: number): string => getNumberFormat('en-US', dollars).format(cents / 100)

/** Formats cents as rounded dollars: `$450,000`. */
export const formatWholeDollars = (cents: number): string => getNumberFormat('en-US', wholeDollars).format(cents / 100)

const dollars = { style: 'currency', currency: 'USD' } as const
const wholeDollars = { ...dollars, maximumFractionDigits: 0 } as const
