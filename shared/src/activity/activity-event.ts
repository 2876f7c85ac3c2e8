import * as z from 'zod'
import { eventGroups } from './entry.ts'

/** A timeline entry with everything `toSentence` needs. */
export const ActivityEvent = z.object({
  _id: z.string(),
  at: z.string(),
  eventGroup: z.enum(eventGroups),
  kind: z.string(),
  contactName: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
