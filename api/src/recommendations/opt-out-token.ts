import { createHmac, timingSafeEqual } from 'node:crypto'

/** Opt-outs store only this hash, not the address. */
export const hashOptOutEmail = (email: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update('unwanted-letters:').update(email.toLowerCase()).digest()

/** The token contains only the signed hash of the address, so it never expires and needs no stored state. */
export function createOptOutToken(email: string, secret: Buffer): string {
  const emailHash = hashOptOutEmail(email, secret)
  return Buffer.concat([emailHash, sign(emailHash, secret)]).toString('base64url')
}

/** Returns the hash of the address, or undefined if the signature is not valid. */
export function verifyOptOutToken(token: string, secret: Buffer): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const [emailHash, signature] = [bytes.subarray(0, 32), bytes.subarray(32)]
  const expected = sign(emailHash, secret)
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? emailHash : undefined
}

// The secret signs other things too. The prefix keeps those signatures from being valid here.
const sign = (emailHash: Buffer, secret: Buffer) =>
  createHmac('sha256', secret).update('leaving:').update(emailHash).digest().subarray(0, 16)
