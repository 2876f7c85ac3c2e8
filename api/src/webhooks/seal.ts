import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Closes a text with the installation's own key. It opens again only for the row it was closed for. */
export function seal(text: string, row: string, secret: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(row))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export function unseal(sealed: Buffer, row: string, secret: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(row))
    .setAuthTag(sealed.subarray(-tagBytes))
  return decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

const nonceBytes = 12
const tagBytes = 16

const keyOf = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', 'secrets of webhooks', 32))
