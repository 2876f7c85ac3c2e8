import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts a webhook's signing secret with the installation's key, bound to its row. */
export function encryptSecret(text: string, rowId: string, installationKey: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(installationKey), nonce).setAAD(Buffer.from(rowId))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export function decryptSecret(encrypted: Buffer, rowId: string, installationKey: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(installationKey), encrypted.subarray(0, nonceBytes))
    .setAAD(Buffer.from(rowId))
    .setAuthTag(encrypted.subarray(-tagBytes))
  return decipher.update(encrypted.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

const nonceBytes = 12
const tagBytes = 16

// The info string is part of the key, so stored secrets need it unchanged.
const deriveKey = (installationKey: Buffer) =>
  Buffer.from(hkdfSync('sha256', installationKey, '', 'secrets of webhooks', 32))
