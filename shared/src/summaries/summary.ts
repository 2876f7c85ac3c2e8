import * as z from 'zod'
import { eventGroups } from '../activity/entry.ts'

const summaryStates = ['none', 'generating', 'generated', 'error'] as const
export type SummaryState = (typeof summaryStates)[number]

/** A summary that takes longer counts as failed. */
export const generationTimeoutMs = 60 * 60 * 1000

export const noActivityMessage = 'There is no activity to summarize yet.'

/** An activity entry that supports a sentence. */
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
  /** The activity has changed since. */
  isStale: z.boolean(),
  /** Without activity, there is nothing to summarize. */
  hasActivity: z.boolean(),
  /** Written by a language model, not by the built-in writer. */
  isByModel: z.boolean(),
})
export type ContactSummary = z.infer<typeof ContactSummary>
