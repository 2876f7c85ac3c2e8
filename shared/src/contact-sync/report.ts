import * as z from 'zod'

const outcomes = ['CREATED', 'UPDATED', 'UNCHANGED', 'SKIPPED', 'CONFLICT', 'FAILED'] as const
type Outcome = (typeof outcomes)[number]

/** People to whom nothing happened are only counted. */
export const storedOutcomes = ['CREATED', 'UPDATED', 'SKIPPED', 'CONFLICT', 'FAILED'] as const
export type StoredOutcome = (typeof storedOutcomes)[number]

export type RunCounts = Record<Outcome, number>
export const zeroCounts: RunCounts = { CREATED: 0, UPDATED: 0, UNCHANGED: 0, SKIPPED: 0, CONFLICT: 0, FAILED: 0 }

const runKinds = ['FIRST', 'INCREMENTAL', 'RETRY'] as const

export const SyncRun = z.object({
  _id: z.string(),
  kind: z.enum(runKinds),
  state: z.enum(['RUNNING', 'DONE', 'FAILED']),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  /** People read so far, and how many the app says it has. */
  read: z.number(),
  total: z.number().nullable(),
  counts: z.object({
    CREATED: z.number(),
    UPDATED: z.number(),
    UNCHANGED: z.number(),
    SKIPPED: z.number(),
    CONFLICT: z.number(),
    FAILED: z.number(),
  }),
  /** Why it failed or waits. */
  reason: z.string(),
})
export type SyncRun = z.infer<typeof SyncRun>

export const ReportRow = z.object({
  _id: z.string(),
  at: z.string(),
  direction: z.enum(['IN', 'OUT']),
  outcome: z.enum(storedOutcomes),
  name: z.string(),
  reason: z.string(),
  contactId: z.string().nullable(),
  remoteId: z.string().nullable(),
  /** When another try was requested. */
  retriedAt: z.string().nullable(),
})
export type ReportRow = z.infer<typeof ReportRow>
