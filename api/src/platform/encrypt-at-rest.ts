import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts one kind of stored secret. The installation's key encrypts other kinds too, and the purpose keeps them apart. */
export interface EncryptionKey {
  purpose: string
  secret: Buffer
}

/** Encrypts a secret with AES-256-GCM, bound to its row: it does not decrypt for another one. */
export function encryptAtRest(key: EncryptionKey, rowId: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key), nonce).setAAD(Buffer.from(rowId))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export function decryptAtRest(key: EncryptionKey, rowId: string, encrypted: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key), encrypted.subarray(0, nonceBytes))
    .setAAD(Buffer.from(rowId))
    .setAuthTag(encrypted.subarray(-tagBytes))
  return decipher.update(encrypted.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

const nonceBytes = 12
const tagBytes = 16

// The purpose is part of the key, so stored secrets need it unchanged.
const deriveKey = ({ purpose, secret }: EncryptionKey) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
