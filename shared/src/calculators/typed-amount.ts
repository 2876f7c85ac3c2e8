import { type Cents, type Percent, roundCents } from './money.ts'

export type Unread = 'empty' | 'unreadable'

/**
 * '$1,250,000.50', '450k', '(200)'. Commas before the point are passed over wherever they stand, since they stand anywhere
 * while someone edits; a comma after the point is another country's number and is not guessed at.
 */
export function parseMoney(text: string): Cents | Unread {
  const plain = text.replace(/[\s$]|usd/gi, '')
  if (!plain) return 'empty'
  const [, open, minus, whole = '', fraction = '', unit = '', close] = money.exec(plain) ?? []
  if ((!whole && !fraction) || Boolean(open) !== Boolean(close)) return 'unreadable'
  const cents = roundCents(
    Number(`${whole.replaceAll(',', '') || '0'}.${fraction || '0'}`) * 100 * (units[unit.toLowerCase()] ?? 1),
  )
  return finite(open || minus ? 0 - cents : cents)
}

/** '6.5', '6.5 %' and, as many write it, '6,5'. Nobody types thousands of percent. */
export function parsePercent(text: string): Percent | Unread {
  const plain = text
    .replace(/[\s%]/g, '')
    .replace(/[−–]/, '-')
    .replace(/^([+-]?\d*),(\d+)$/, '$1.$2')
  if (!plain) return 'empty'
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? finite(Number(plain)) : 'unreadable'
}

const money = /^(\()?([-−–])?(\d[\d,]*)?(?:\.(\d*))?([km])?(\))?$/i

const units: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 }

/** Too much to count exactly is still a number, and every bound refuses it. */
const finite = (value: number) => Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value))
