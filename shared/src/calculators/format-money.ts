import type { Cents } from './money.ts'

/** Without Intl.NumberFormat, whose first use takes longer than the first paint of a widget. */
export function formatMoney(cents: Cents, digits: 0 | 2 = 2): string {
  const [dollars = '0', rest] = formatPlainMoney(
    digits ? Math.abs(cents) : Math.round(Math.abs(cents) / 100) * 100,
  ).split('.')
  const text = `$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}${digits ? `.${rest}` : ''}`
  return cents < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** '2022.62', for CSV files. */
export function formatPlainMoney(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
