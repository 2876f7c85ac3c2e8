import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { InboxKind } from '../queue-queries.ts'

/** Follow Up Boss signs the body, in Base64, with the key of the registered system. */
export function isFromFollowUpBoss(body: Buffer, signature: string | undefined, systemKey: string): boolean {
  const expected = createHmac('sha256', systemKey).update(body.toString('base64')).digest('hex')
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected))
}

const kinds = [
  ['people', 'PERSON'],
  ['notes', 'NOTE'],
  ['tasks', 'TASK'],
] as const

const Event = z.object({
  event: z.string().max(100),
  resourceIds: z
    .array(z.union([z.number().int().positive(), z.string().regex(/^\d{1,18}$/)]))
    .max(10_000)
    .default([]),
})

/** What to read again, or that there is a new note, which the next run finds. */
export function readWebhookEvent(
  json: unknown,
): { kind: InboxKind | undefined; ids: string[]; hasNewNotes: boolean } | undefined {
  const parsed = Event.safeParse(json)
  if (!parsed.success) return undefined
  const { event, resourceIds } = parsed.data
  const hasNewNotes = event === 'notesCreated'
  const kind = hasNewNotes ? undefined : kinds.find(([prefix]) => event.startsWith(prefix))?.[1]
  return { kind, ids: resourceIds.map(String), hasNewNotes }
}
