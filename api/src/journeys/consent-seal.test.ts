import { randomBytes } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { expect, test } from 'vitest'
import { mintAccountScope } from '../platform/mint.ts'
import { isOurs, type ShownConsent, sealConsent } from './consent-seal.ts'

const secret = randomBytes(32)
const scope = mintAccountScope(newId())
const shown: ShownConsent = {
  language: 'en',
  wording: 'You agree.',
  privacyUrl: '',
  termsUrl: 'https://a.example/terms',
}
const claimed = { ...shown, ...sealConsent(shown, scope, secret) }

test('what was shown is known again', () => {
  expect(isOurs(claimed, scope, secret)).toBe(true)
})

test('the same words are the same version, others are another', () => {
  expect(sealConsent(shown, scope, secret).version).toBe(claimed.version)
  expect(sealConsent({ ...shown, wording: 'You agree!' }, scope, secret).version).not.toBe(claimed.version)
})

test.each([
  ['words', { wording: 'You agree to everything.' }],
  ['a language', { language: 'es' as const }],
  ['a version', { version: 'en-000000000000' }],
  ['a link', { privacyUrl: 'https://evil.example' }],
  ['a seal', { seal: 'A'.repeat(43) }],
  ['no seal', { seal: '' }],
])('%s of somebody else’s making is not', (_, other) => {
  expect(isOurs({ ...claimed, ...other }, scope, secret)).toBe(false)
})

test('words of one agency prove nothing for another, nor for another installation', () => {
  expect(isOurs(claimed, mintAccountScope(newId()), secret)).toBe(false)
  expect(isOurs(claimed, scope, randomBytes(32))).toBe(false)
})
