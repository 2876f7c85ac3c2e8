import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '@gable/shared/ids.ts'
import * as z from 'zod'
import type { AccountScope } from '../platform/scope.ts'

const Ticket = z.object({
  accountId: z.string().refine(isId),
  kind: z.enum(['EXPORT', 'REFUSED']),
  id: z.string().refine(isId),
  till: z.number(),
})
export type Ticket = z.infer<typeof Ticket>

/** Good for a few minutes, and only for somebody of the account who may: a link that is passed on opens nothing. */
const ticketLife = 10 * 60_000

export function downloadAddress(
  { accountId }: AccountScope,
  { kind, id }: Pick<Ticket, 'kind' | 'id'>,
  secret: Buffer,
  now = Date.now(),
): string {
  const content = JSON.stringify({ accountId, kind, id, till: now + ticketLife } satisfies Ticket)
  const packed = Buffer.from(content).toString('base64url')
  return `/api/downloads/${packed}.${sign(packed, secret).toString('base64url')}`
}

/** Undefined for what we did not sign, and for what was good once. */
export function readDownload(text: string, secret: Buffer, now = Date.now()): Ticket | undefined {
  const [packed = '', signature = ''] = text.split('.')
  const [given, expected] = [Buffer.from(signature, 'base64url'), sign(packed, secret)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const ticket = Ticket.parse(JSON.parse(Buffer.from(packed, 'base64url').toString()))
  return ticket.till < now ? undefined : ticket
}

// The secret signs other things too: the name in front keeps their signatures apart.
const sign = (packed: string, secret: Buffer) =>
  createHmac('sha256', secret).update('download-ticket:').update(packed).digest()
