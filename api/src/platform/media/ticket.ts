import { createHmac, timingSafeEqual } from 'node:crypto'
import { type StoredExtension, storedExtensions } from '@gable/shared/media/image.ts'
import { packId, unpackId } from '../pack-id.ts'

/** Leave to put one image at one place, until it expires. Whoever holds it needs no session. */
export interface Ticket {
  accountId: string
  mediaId: string
  agentId: string
  extension: StoredExtension
  expiresAt: Date
}

/** Packed, because a whole ticket is one segment of an address. */
export function writeTicket({ accountId, mediaId, agentId, extension, expiresAt }: Ticket, secret: Buffer): string {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(storedExtensions.indexOf(extension))
  rest.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), 1)
  const content = Buffer.concat([packId(accountId), packId(mediaId), packId(agentId), rest])
  return Buffer.concat([content, sign(content, secret)]).toString('base64url')
}

/** Undefined for what we did not sign, and for what was good once. */
export function readTicket(text: string, secret: Buffer, now = Date.now()): Ticket | undefined {
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

// The secret signs other things too: the name in front keeps their signatures apart.
const sign = (content: Buffer, secret: Buffer) =>
  createHmac('sha256', secret).update('upload-ticket:').update(content).digest()
