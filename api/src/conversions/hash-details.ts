import { createHash } from 'node:crypto'

/** SHA-256 of the address in lower case, as every vendor expects it. */
export const hashEmail = (email: string): string | undefined => hash(email.trim().toLowerCase())

/** SHA-256 of a US or international number with its country code: with a plus (E.164), or digits only. */
export function hashPhone(phone: string, format: 'E164' | 'DIGITS'): string | undefined {
  const digits = phone.replace(/\D/g, '')
  const isInternational = phone.trim().startsWith('+')
  const full = !isInternational && digits.length === 10 ? `1${digits}` : digits
  if (full.length < 11 || full.length > 15) return undefined
  return hash(format === 'E164' ? `+${full}` : full)
}

const hash = (text: string) => (text ? createHash('sha256').update(text).digest('hex') : undefined)
