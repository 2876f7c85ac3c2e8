import { randomBytes } from 'node:crypto'

/** `leads-k7m2p9qx4wzd@in.example.com` */
export const toIntakeAddress = (code: string, domain: string): string => `${prefix}${code}@${domain}`

/** The code of an address, with anything after a plus ignored. Undefined when it is not one of ours. */
export function readIntakeAddress(address: string, domain: string): string | undefined {
  const at = address.lastIndexOf('@')
  if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return undefined
  return /^leads-([a-z2-7]{12})(?:\+.*)?$/i.exec(address.slice(0, Math.max(0, at)))?.[1]?.toLowerCase()
}

/** Letters and digits that mail servers leave as they are: 60 random bits. */
export const createAddressCode = (): string => [...randomBytes(12)].map((byte) => alphabet[byte & 31]).join('')

/** The last part of the URL of a source. */
export const createSourceCode = (): string => randomBytes(18).toString('base64url')

const prefix = 'leads-'
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
