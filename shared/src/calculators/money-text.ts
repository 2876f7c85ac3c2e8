import type { Cents } from './money.ts'

/** Written by hand: the first formatter a page makes costs more time than a widget's whole first paint. */
export function moneyText(cents: Cents, digits: 0 | 2 = 2): string {
  const [dollars = '0', rest] = plainMoney(digits ? Math.abs(cents) : Math.round(Math.abs(cents) / 100) * 100).split(
    '.',
  )
  const text = `$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}${digits ? `.${rest}` : ''}`
  return cents < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** For machines: 2022.62 */
export function plainMoney(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
