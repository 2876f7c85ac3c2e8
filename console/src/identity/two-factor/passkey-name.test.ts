import { expect, test } from 'vitest'
import { guessPasskeyName } from './passkey-name.ts'

test.for([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'My iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'My Android phone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'My Mac'],
  ['curl/8', 'My passkey'],
] as const)('a passkey of %s is called %s', ([userAgent, name]) => {
  expect(guessPasskeyName(userAgent)).toBe(name)
})
