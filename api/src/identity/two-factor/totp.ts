import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Time-based one-time passwords of RFC 6238, with the parameters that every authenticator app supports: SHA-1, 6 digits, 30 seconds. */
const stepSeconds = 30

/** RFC 4226 recommends a secret as long as the hash. */
export const createTotpSecret = (): Buffer => randomBytes(20)

export function generateTotp(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0')
}

export const toTotpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds)

/** The step whose code this is: the current one, or one before or after it, because clocks differ. */
export function findTotpStep(secret: Buffer, code: string, at = new Date()): number | undefined {
  const now = toTotpStep(at)
  // All three are compared, so that the time taken does not tell which one matched.
  const matches = [now - 1, now, now + 1].filter((step) => isEqual(generateTotp(secret, step), code))
  return matches.at(-1)
}

function isEqual(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What the QR code contains. Apps show the issuer and the account. */
export function toTotpUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${encodeBase32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The form in which people type a secret. RFC 4648, without padding. */
export function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
