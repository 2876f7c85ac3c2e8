import * as z from 'zod'

export const MlsRejection = z.object({ listingKey: z.string(), reason: z.string() })
export type MlsRejection = z.infer<typeof MlsRejection>

/** One pass over an MLS: what changed since the last one, the comparison of all recent keys, or a file. */
export const MlsRun = z.object({
  _id: z.string(),
  kind: z.enum(['CHANGES', 'RECONCILE', 'CSV']),
  state: z.enum(['RUNNING', 'DONE', 'FAILED']),
  received: z.number(),
  added: z.number(),
  updated: z.number(),
  removed: z.number(),
  rejected: z.number(),
  rejections: z.array(MlsRejection),
  error: z.string(),
  /** When it continues, if the MLS asked to wait. */
  resumesAt: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
})
export type MlsRun = z.infer<typeof MlsRun>
