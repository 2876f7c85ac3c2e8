import * as z from 'zod'
import { ContactSelection } from '../contacts/bulk.ts'
import { holdReasons } from '../emails/piece.ts'
import { Id } from '../http/fields.ts'

/** SCHEDULED waits for its time and can be canceled; STOPPED sends nothing more. */
export const broadcastStates = ['SCHEDULED', 'PREPARING', 'SENDING', 'PAUSED', 'STOPPED', 'CANCELED', 'DONE'] as const
export type BroadcastState = (typeof broadcastStates)[number]

/** How long a broadcast that starts now can still be undone. */
export const undoSeconds = 30

/** A broadcast can be scheduled for at most this much later, in milliseconds. */
export const scheduleMaximum = 365 * 86_400_000
export const tooEarlyMessage = 'Please choose a time in the future'
export const tooLateMessage = 'Please choose a time within a year'

/** At most this many contacts get one broadcast. */
export const broadcastMaximum = 200_000

/** An email sent to many contacts at once. */
export const Broadcast = z.object({
  _id: z.string(),
  contentId: z.string(),
  title: z.string(),
  version: z.number(),
  /** Who gets it, in words. */
  audience: z.string(),
  state: z.enum(broadcastStates),
  /** Why it is paused. */
  reason: z.string(),
  startsAt: z.string(),
  finishedAt: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  total: z.number(),
  counts: z.object({
    queued: z.number(),
    sent: z.number(),
    delivered: z.number(),
    bounced: z.number(),
    failed: z.number(),
    unknown: z.number(),
    held: z.number(),
    canceled: z.number(),
    opened: z.number(),
    clicked: z.number(),
  }),
})
export type Broadcast = z.infer<typeof Broadcast>

export const BroadcastRequest = z.object({ contentId: Id, selection: ContactSelection })

/** Who would get an email now, and who would not. */
export const BroadcastEstimate = z.object({
  total: z.number(),
  recipients: z.number(),
  held: z.array(
    z.object({
      reason: z.enum(holdReasons),
      count: z.number(),
      /** A few of them. */
      contacts: z.array(z.object({ _id: z.string(), fullName: z.string() })),
    }),
  ),
  /** Emails cost nothing; postcards will. */
  credits: z.number(),
  /** What prevents sending at all. Empty when nothing does. */
  problems: z.array(z.string()),
  /** How long it takes at the pace of the account, in minutes. */
  minutes: z.number(),
})
export type BroadcastEstimate = z.infer<typeof BroadcastEstimate>
