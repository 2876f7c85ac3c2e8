import { groupDigits, parseDecimal } from './decimal-text.ts'

/** Parses typed or pasted input such as `$1,234.50` or `450k` into cents: null for empty, NaN for invalid input. */
export function parseMoney(text: string): number | null {
  const [, amount = '', suffix = ''] = /^(.*?)([km]?)$/i.exec(text.replace(/\$|US\$|USD/gi, '').trim()) ?? []
  const decimal = parseDecimal(amount)
  if (decimal === undefined) return Number.NaN
  if (decimal === '') return suffix ? Number.NaN : null
  return toCents(decimal, { '': 0, k: 3, m: 6 }[suffix.toLowerCase()] ?? 0)
}

/** Works on digits, not floats: 1.005 must round up to 101 cents. */
function toCents(decimal: string, zeros: number) {
  const [integer = '', fraction = ''] = decimal.replace('-', '').split('.')
  const digits = fraction.padEnd(zeros + 3, '0')
  const cents = Number(integer + digits.slice(0, zeros + 2)) + ((digits[zeros + 2] ?? '0') >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(cents)) return Number.NaN
  return decimal.startsWith('-') && cents !== 0 ? -cents : cents
}

/** `1,234.50`, or `450,000` without cents. */
export function formatMoneyInput(cents: number | null): string {
  if (cents === null || !Number.isFinite(cents)) return ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const fraction = digits.slice(-2)
  return (cents < 0 ? '-' : '') + groupDigits(digits.slice(0, -2)) + (fraction === '00' ? '' : `.${fraction}`)
}
