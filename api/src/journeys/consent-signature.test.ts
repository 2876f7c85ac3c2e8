import { randomBytes } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { expect, test } from 'vitest'
import { mintAccountScope } from '../platform/mint.ts'
import { type ConsentContent, signConsent, verifyConsent } from './consent-signature.ts'

const secret = randomBytes(32)
const scope = mintAccountScope(newId())
const content: ConsentContent = {
  language: 'en',
  wording: 'You agree.',
  privacyUrl: '',
  termsUrl: 'https://a.example/terms',
}
const signed = { ...content, ...signConsent(content, scope, secret) }

test('a signed consent is verified', () => {
  expect(verifyConsent(signed, scope, secret)).toBe(true)
})

test('the same wording has the same version, and a changed wording a new one', () => {
  expect(signConsent(content, scope, secret).version).toBe(signed.version)
  expect(signConsent({ ...content, wording: 'You agree!' }, scope, secret).version).not.toBe(signed.version)
})

test.each([
  ['wording', { wording: 'You agree to everything.' }],
  ['language', { language: 'es' as const }],
  ['version', { version: 'en-000000000000' }],
  ['link', { privacyUrl: 'https://evil.example' }],
  ['signature', { seal: 'A'.repeat(43) }],
  ['missing signature', { seal: '' }],
])('a forged consent is rejected: %s', (_, forged) => {
  expect(verifyConsent({ ...signed, ...forged }, scope, secret)).toBe(false)
})

test('a consent signed for one agency or server is rejected for another', () => {
  expect(verifyConsent(signed, mintAccountScope(newId()), secret)).toBe(false)
  expect(verifyConsent(signed, scope, randomBytes(32))).toBe(false)
})
