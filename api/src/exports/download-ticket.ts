import { createHmac, timingSafeEqual } from 'node:crypto'
import { packId, unpackId } from '../platform/pack-id.ts'
import type { AccountScope } from '../platform/scope.ts'

const kinds = ['EXPORT', 'REFUSED'] as const

/** Leave to download one file, for somebody of the account who may: a link that is passed on opens nothing. */
export interface Ticket {
  accountId: string
  kind: (typeof kinds)[number]
  id: string
}

const ticketLife = 10 * 60_000

export function downloadAddress(
  { accountId }: AccountScope,
  { kind, id }: Pick<Ticket, 'kind' | 'id'>,
  secret: Buffer,
  now = Date.now(),
): string {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(kinds.indexOf(kind))
  rest.writeUInt32BE(Math.floor((now + ticketLife) / 1000), 1)
  const content = Buffer.concat([packId(accountId), packId(id), rest])
  return `/api/downloads/${Buffer.concat([content, sign(content, secret)]).toString('base64url')}`
}

/** Undefined for what we did not sign, and for what was good once. */
export function readDownload(text: string, secret: Buffer, now = Date.now()): Ticket | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const [content, signature] = [bytes.subarray(0, contentLength), bytes.subarray(contentLength)]
  const expected = sign(content, secret)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
  const kind = kinds[content.readUInt8(32)]
  if (!kind || content.readUInt32BE(33) * 1000 < now) return undefined
  return { accountId: unpackId(content, 0), kind, id: unpackId(content, 16) }
}

const contentLength = 2 * 16 + 5

// The secret signs other things too: the name in front keeps their signatures apart.
const sign = (content: Buffer, secret: Buffer) =>
  createHmac('sha256', secret).update('download-ticket:').update(content).digest()
