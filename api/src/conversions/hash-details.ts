import { createHash } from 'node:crypto'
import { toE164 } from '@gable/shared/identity/to-e164.ts'

/** SHA-256 of the address in lower case, as every vendor expects it. */
export const hashEmail = (email: string): string | undefined => hash(email.trim().toLowerCase())

/** SHA-256 of a US or international number with its country code: with a plus (E.164), or digits only. */
export function hashPhone(phone: string, format: 'E164' | 'DIGITS'): string | undefined {
  const full = toE164(phone)
  return full && hash(format === 'E164' ? full : full.slice(1))
}

const hash = (text: string) => (text ? createHash('sha256').update(text).digest('hex') : undefined)
