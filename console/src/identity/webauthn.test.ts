import { expect, test } from 'vitest'
import { decodeOptions } from './webauthn.ts'

test('browsers without a parser of their own get bytes where the JSON form has text', () => {
  const bytes = Uint8Array.from([251, 255, 190, 1])
  const options = {
    challenge: '-_--AQ',
    timeout: 1000,
    user: { id: '-_--AQ', name: 'ada@example.com' },
    excludeCredentials: [{ id: '-_--AQ', type: 'public-key' }],
  }
  expect(decodeOptions(options)).toEqual({
    challenge: bytes,
    timeout: 1000,
    user: { id: bytes, name: 'ada@example.com' },
    excludeCredentials: [{ id: bytes, type: 'public-key' }],
  })
})
