import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is kept of who wants no more such letters: by it they are known again, and by nothing else. */
export const unwantedMark = (email: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update('unwanted-letters:').update(email.toLowerCase()).digest()

/** The link in a letter names its reader by that mark alone, so that it works for ever and nothing is kept for it. */
export function leavingToken(email: string, secret: Buffer): string {
  const mark = unwantedMark(email, secret)
  return Buffer.concat([mark, sign(mark, secret)]).toString('base64url')
}

/** Undefined for what we did not sign. */
export function markOfToken(token: string, secret: Buffer): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const [mark, signature] = [bytes.subarray(0, 32), bytes.subarray(32)]
  const expected = sign(mark, secret)
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? mark : undefined
}

// The secret signs other things too: the name in front keeps their signatures apart.
const sign = (mark: Buffer, secret: Buffer) =>
  createHmac('sha256', secret).update('leaving:').update(mark).digest().subarray(0, 16)
