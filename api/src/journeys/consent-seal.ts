import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { AccountScope } from '../platform/scope.ts'

/** What a visitor has before the eyes while agreeing. Links that the brand does not have are empty. */
export interface ShownConsent {
  language: Language
  wording: string
  privacyUrl: string
  termsUrl: string
}

export interface Sealed {
  version: string
  seal: string
}

/** Proves later that exactly these words were ours to show, however the brand has changed since. */
export function sealConsent(shown: ShownConsent, { accountId }: AccountScope, secret: Buffer): Sealed {
  const version = versionOf(shown)
  return { version, seal: sign([accountId, version, ...inOrder(shown)], secret) }
}

/** Whether these words, in this version, were shown by us for this account. */
export function isOurs(claimed: ShownConsent & Sealed, { accountId }: AccountScope, secret: Buffer): boolean {
  const expected = Buffer.from(sign([accountId, claimed.version, ...inOrder(claimed)], secret))
  const given = Buffer.from(claimed.seal)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The same words are the same version, wherever they are shown. */
const versionOf = (shown: ShownConsent) =>
  `${shown.language}-${createHash('sha256')
    .update(JSON.stringify(inOrder(shown)))
    .digest('hex')
    .slice(0, 12)}`

const inOrder = ({ language, wording, privacyUrl, termsUrl }: ShownConsent) => [language, wording, privacyUrl, termsUrl]

// The secret signs other things too: the name in front keeps their signatures apart.
const sign = (parts: string[], secret: Buffer) =>
  createHmac('sha256', secret).update('consent:').update(JSON.stringify(parts)).digest('base64url')
