import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = randomBytes(32)

test('a sealed text opens with the key and for the row it was sealed with, and shows nothing before', () => {
  const sealed = seal('whsec_hush', 'row-1', secret)
  expect(sealed.toString('latin1')).not.toContain('hush')
  expect(unseal(sealed, 'row-1', secret)).toBe('whsec_hush')
  expect(seal('whsec_hush', 'row-1', secret)).not.toEqual(sealed)
})

test('it opens for no other row, with no other key, and not when it was touched', () => {
  const sealed = seal('whsec_hush', 'row-1', secret)
  expect(() => unseal(sealed, 'row-2', secret)).toThrow()
  expect(() => unseal(sealed, 'row-1', randomBytes(32))).toThrow()
  const touched = Buffer.from(sealed)
  touched[14] = (touched[14] ?? 0) ^ 1
  expect(() => unseal(touched, 'row-1', secret)).toThrow()
})
