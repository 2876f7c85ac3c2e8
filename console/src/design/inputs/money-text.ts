import { groupDigits, readDecimal } from './decimal-text.ts'

/** Cents from what a person writes or pastes, such as `$1,234.50` or `450k`: null for nothing, NaN for nonsense. */
export function parseMoney(text: string): number | null {
  const [, amount = '', suffix = ''] = /^(.*?)([km]?)$/i.exec(text.replace(/\$|US\$|USD/gi, '').trim()) ?? []
  const decimal = readDecimal(amount)
  if (decimal === undefined) return Number.NaN
  if (decimal === '') return suffix ? Number.NaN : null
  return cents(decimal, { '': 0, k: 3, m: 6 }[suffix.toLowerCase()] ?? 0)
}

/** Counts in digits, not in floats: 1.005 is a hundred cents and a half, which rounds up. */
function cents(decimal: string, zeros: number) {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.')
  const digits = fraction.padEnd(zeros + 3, '0')
  const kept = Number(whole + digits.slice(0, zeros + 2)) + ((digits[zeros + 2] ?? '0') >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(kept)) return Number.NaN
  return decimal.startsWith('-') && kept !== 0 ? -kept : kept
}

/** `1,234.50`, and `450,000` where there are no cents. */
export function moneyText(cents: number | null): string {
  if (cents === null || !Number.isFinite(cents)) return ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const small = digits.slice(-2)
  return (cents < 0 ? '-' : '') + groupDigits(digits.slice(0, -2)) + (small === '00' ? '' : `.${small}`)
}
