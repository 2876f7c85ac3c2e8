import { createHmac, timingSafeEqual } from 'node:crypto'
import { packId, unpackId } from '../pack-id.ts'
import type { AccountScope } from '../scope.ts'

const kinds = ['EXPORT', 'REFUSED'] as const

/** Permits downloading one file. The session still needs access to the account, so a forwarded link opens nothing. */
export interface DownloadToken {
  accountId: string
  /** REFUSED is the file of the rows that an import rejected. */
  kind: (typeof kinds)[number]
  id: string
}

const tokenLifeMs = 10 * 60_000

export function createDownloadUrl(
  { accountId }: AccountScope,
  { kind, id }: Pick<DownloadToken, 'kind' | 'id'>,
  secret: Buffer,
  now = Date.now(),
): string {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(kinds.indexOf(kind))
  tail.writeUInt32BE(Math.floor((now + tokenLifeMs) / 1000), 1)
  const content = Buffer.concat([packId(accountId), packId(id), tail])
  return `/api/downloads/${Buffer.concat([content, sign(content, secret)]).toString('base64url')}`
}

/** Undefined for a token that is not ours or has expired. */
export function verifyDownloadToken(text: string, secret: Buffer, now = Date.now()): DownloadToken | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const [content, signature] = [bytes.subarray(0, contentLength), bytes.subarray(contentLength)]
  const expected = sign(content, secret)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
  const kind = kinds[content.readUInt8(32)]
  if (!kind || content.readUInt32BE(33) * 1000 < now) return undefined
  return { accountId: unpackId(content, 0), kind, id: unpackId(content, 16) }
}

const contentLength = 2 * 16 + 5

// The secret signs other things too, and the prefix keeps the signatures apart.
const sign = (content: Buffer, secret: Buffer) =>
  createHmac('sha256', secret).update('download-ticket:').update(content).digest()
