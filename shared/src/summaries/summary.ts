import * as z from 'zod'
import { eventGroups } from '../activity/entry.ts'

export const summaryStates = ['none', 'generating', 'generated', 'error'] as const
export type SummaryState = (typeof summaryStates)[number]

/** After so long a summary that is being written counts as failed. */
export const writingMaximum = 60 * 60 * 1000

export const nothingToSumUp = 'There is no activity to sum up yet.'

/** What a sentence rests on. */
export const CitedEntry = z.object({ _id: z.string(), at: z.string(), eventGroup: z.enum(eventGroups) })
export type CitedEntry = z.infer<typeof CitedEntry>

const entries = z.array(CitedEntry)

export const ContactSummary = z.object({
  contactId: z.string(),
  status: z.enum(summaryStates),
  /** All sentences as one text. */
  summary: z.string(),
  sentences: z.array(z.object({ text: z.string(), entries })),
  insights: z.array(z.object({ title: z.string(), description: z.string(), entries })),
  recommendations: z.array(z.object({ text: z.string(), entries })),
  updatedAt: z.string().nullable(),
  /** Something has happened since. */
  isStale: z.boolean(),
  /** There is something to sum up. */
  hasActivity: z.boolean(),
  /** A language model wrote it, and not our own rules. */
  isByModel: z.boolean(),
})
export type ContactSummary = z.infer<typeof ContactSummary>
