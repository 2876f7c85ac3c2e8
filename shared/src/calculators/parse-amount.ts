import { type Cents, type Percent, roundCents } from './money.ts'

export type ParseFailure = 'empty' | 'unreadable'

/**
 * Parses '$1,250,000.50', '450k' and '(200)'. Commas before the decimal point are ignored in any position, because they are
 * misplaced while someone edits. A comma after the point is a foreign format, which is rejected.
 */
export function parseMoney(text: string): Cents | ParseFailure {
  const plain = text.replace(/[\s$]|usd/gi, '')
  if (!plain) return 'empty'
  const [, open, minus, whole = '', fraction = '', unit = '', close] = money.exec(plain) ?? []
  if ((!whole && !fraction) || Boolean(open) !== Boolean(close)) return 'unreadable'
  const cents = roundCents(
    Number(`${whole.replaceAll(',', '') || '0'}.${fraction || '0'}`) * 100 * (units[unit.toLowerCase()] ?? 1),
  )
  return clampToSafeInteger(open || minus ? 0 - cents : cents)
}

/** Parses '6.5', '6.5 %' and '6,5'. A comma is a decimal point, because percentages never reach the thousands. */
export function parsePercent(text: string): Percent | ParseFailure {
  const plain = text
    .replace(/[\s%]/g, '')
    .replace(/[−–]/, '-')
    .replace(/^([+-]?\d*),(\d+)$/, '$1.$2')
  if (!plain) return 'empty'
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? clampToSafeInteger(Number(plain)) : 'unreadable'
}

const money = /^(\()?([-−–])?(\d[\d,]*)?(?:\.(\d*))?([km])?(\))?$/i

const units: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 }

/** Keeps huge numbers finite, so that bounds reject them. */
const clampToSafeInteger = (value: number) =>
  Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value))
