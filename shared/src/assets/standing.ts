import * as z from 'zod'
import { subjectStatuses } from './subject.ts'

/** What is told of everything that visitors meet, whatever its kind. */
export const Standing = z.object({
  _id: z.string(),
  name: z.string(),
  status: z.enum(subjectStatuses),
  updatedAt: z.string(),
  lastUpdated: z.object({ triggeredAt: z.string(), triggeredBy: z.string().nullable() }),
  statistics: z.object({ views: z.number(), entrances: z.number(), leads: z.number() }),
})
export type Standing = z.infer<typeof Standing>
