import * as z from 'zod'
import { eventGroups } from './entry.ts'

/** An entry of the timeline as `sentenceOf` tells it. */
export const Happening = z.object({
  _id: z.string(),
  at: z.string(),
  eventGroup: z.enum(eventGroups),
  kind: z.string(),
  contactName: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
