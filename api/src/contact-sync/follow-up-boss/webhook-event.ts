import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** Follow Up Boss signs the body, in Base64, with the key of the registered system. */
export function isFromFollowUpBoss(body: Buffer, signature: string | undefined, systemKey: string): boolean {
  const expected = createHmac('sha256', systemKey).update(body.toString('base64')).digest('hex')
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected))
}

const Event = z.object({
  event: z.string().max(100),
  resourceIds: z
    .array(z.union([z.number().int().positive(), z.string().regex(/^\d{1,18}$/)]))
    .max(10_000)
    .default([]),
})

/** Which people to read again, or that there is a note. */
export function readWebhookEvent(json: unknown): { personIds: string[]; hasNotes: boolean } | undefined {
  const parsed = Event.safeParse(json)
  if (!parsed.success) return undefined
  const { event, resourceIds } = parsed.data
  return { personIds: event.startsWith('people') ? resourceIds.map(String) : [], hasNotes: event.startsWith('notes') }
}
