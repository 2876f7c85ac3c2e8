import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptSecret, encryptSecret } from './secret-encryption.ts'

const secret = randomBytes(32)

test('an encrypted secret decrypts only with its key and row, and reveals nothing', () => {
  const encrypted = encryptSecret('whsec_hush', 'row-1', secret)
  expect(encrypted.toString('latin1')).not.toContain('hush')
  expect(decryptSecret(encrypted, 'row-1', secret)).toBe('whsec_hush')
  expect(encryptSecret('whsec_hush', 'row-1', secret)).not.toEqual(encrypted)
})

test('a secret does not decrypt for another row, with another key, or after tampering', () => {
  const encrypted = encryptSecret('whsec_hush', 'row-1', secret)
  expect(() => decryptSecret(encrypted, 'row-2', secret)).toThrow()
  expect(() => decryptSecret(encrypted, 'row-1', randomBytes(32))).toThrow()
  const tampered = Buffer.from(encrypted)
  tampered[14] = (tampered[14] ?? 0) ^ 1
  expect(() => decryptSecret(tampered, 'row-1', secret)).toThrow()
})
