import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Consent as the visitor sees it. Links that the brand does not have are empty. */
export interface ConsentContent {
  language: Language
  wording: string
  /** Beside the box for texts. Empty without one. */
  texts?: string
  privacyUrl: string
  termsUrl: string
}

interface ConsentSignature {
  version: string
  seal: string
}

/** The signature proves later that the server issued this wording, even if the brand has changed its text since. */
export function signConsent(content: ConsentContent, { accountId }: AccountScope, secret: Buffer): ConsentSignature {
  const version = toVersion(content)
  return { version, seal: sign([accountId, version, ...toSignedParts(content)], secret) }
}

export function verifyConsent(
  signed: ConsentContent & ConsentSignature,
  { accountId }: AccountScope,
  secret: Buffer,
): boolean {
  const expected = Buffer.from(sign([accountId, signed.version, ...toSignedParts(signed)], secret))
  const actual = Buffer.from(signed.seal)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** A hash of the content: the same wording has the same version everywhere. */
const toVersion = (content: ConsentContent) =>
  `${content.language}-${createHash('sha256')
    .update(JSON.stringify(toSignedParts(content)))
    .digest('hex')
    .slice(0, 12)}`

const toSignedParts = ({ language, wording, texts, privacyUrl, termsUrl }: ConsentContent) => [
  language,
  wording,
  privacyUrl,
  termsUrl,
  ...(texts ? [texts] : []),
]

// The secret also signs other data; the prefix keeps the signatures apart.
const sign = (parts: string[], secret: Buffer) =>
  createHmac('sha256', secret).update('consent:').update(JSON.stringify(parts)).digest('base64url')
