import { createHmac, timingSafeEqual } from 'node:crypto'
import { type StoredExtension, storedExtensions } from '@gable/shared/media/image.ts'
import { packId, unpackId } from '../pack-id.ts'

/** Permits uploading one image until it expires, without a session. */
export interface UploadToken {
  accountId: string
  mediaId: string
  agentId: string
  extension: StoredExtension
  expiresAt: Date
}

/** Packed as bytes, because the token is a URL segment. */
export function createUploadToken(
  { accountId, mediaId, agentId, extension, expiresAt }: UploadToken,
  secret: Buffer,
): string {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(storedExtensions.indexOf(extension))
  tail.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), 1)
  const content = Buffer.concat([packId(accountId), packId(mediaId), packId(agentId), tail])
  return Buffer.concat([content, sign(content, secret)]).toString('base64url')
}

/** Undefined for a token that is not ours or has expired. */
export function verifyUploadToken(text: string, secret: Buffer, now = Date.now()): UploadToken | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const [content, signature] = [bytes.subarray(0, contentLength), bytes.subarray(contentLength)]
  const expected = sign(content, secret)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
  const extension = storedExtensions[content.readUInt8(48)]
  const expiresAt = new Date(content.readUInt32BE(49) * 1000)
  if (!extension || expiresAt.getTime() < now) return undefined
  const [accountId, mediaId, agentId] = [unpackId(content, 0), unpackId(content, 16), unpackId(content, 32)]
  return { accountId, mediaId, agentId, extension, expiresAt }
}

const contentLength = 3 * 16 + 5

// The secret signs other things too, and the prefix keeps the signatures apart.
const sign = (content: Buffer, secret: Buffer) =>
  createHmac('sha256', secret).update('upload-ticket:').update(content).digest()
