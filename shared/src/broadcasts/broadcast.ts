import * as z from 'zod'
import { ContactSelection } from '../contacts/bulk.ts'
import { contentMedia } from '../content/content-kind.ts'
import { type HoldReason, holdReasonLabels, holdReasons } from '../emails/piece.ts'
import { Id } from '../http/fields.ts'
import { type PostcardHoldReason, postcardHoldReasonLabels, postcardHoldReasons } from '../postcards/piece.ts'
import { dayLength } from '../time/calendar.ts'

/** SCHEDULED waits for its time and can be canceled; STOPPED sends nothing more. */
const broadcastStates = ['SCHEDULED', 'PREPARING', 'SENDING', 'PAUSED', 'STOPPED', 'CANCELED', 'DONE'] as const
export type BroadcastState = (typeof broadcastStates)[number]

/** How long a broadcast that starts now can still be undone. */
export const undoSeconds = 30

/** A broadcast can be scheduled for at most this much later, in milliseconds. */
export const scheduleMaximum = 365 * dayLength
export const tooEarlyMessage = 'Please choose a time in the future'
export const tooLateMessage = 'Please choose a time within a year'

/** At most this many contacts get one broadcast. */
export const broadcastMaximum = 200_000

/** An email or a postcard sent to many contacts at once. */
export const Broadcast = z.object({
  _id: z.string(),
  contentId: z.string(),
  medium: z.enum(contentMedia),
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
    /** These are of postcards. A printed postcard is still counted as printed when it is in transit, and so on. */
    submitted: z.number(),
    printed: z.number(),
    inTransit: z.number(),
    returned: z.number(),
    scanned: z.number(),
  }),
})
export type Broadcast = z.infer<typeof Broadcast>

/** What a broadcast has not sent yet. */
export const RemainingBroadcast = z.object({
  /** Emails or postcards that wait. */
  queued: z.number(),
  /** Contacts for whom none was made yet. Those who may not get it will be held back. */
  contacts: z.number(),
  /** What left before, which is not sent again. */
  sent: z.number(),
  /** Whether the rest goes out in the name of who resumes it, because its sender may not send any more. */
  takesOver: z.boolean(),
})
export type RemainingBroadcast = z.infer<typeof RemainingBroadcast>

export const BroadcastRequest = z.object({ contentId: Id, selection: ContactSelection })

const allHoldReasons: readonly [HoldReason | PostcardHoldReason, ...(HoldReason | PostcardHoldReason)[]] = [
  ...holdReasons,
  ...postcardHoldReasons.filter((reason) => !holdReasons.some((other) => other === reason)),
]
export const heldLabels: Record<HoldReason | PostcardHoldReason, string> = {
  ...holdReasonLabels,
  ...postcardHoldReasonLabels,
  ALREADY_SENT: 'Already got this',
}

/** Who would get an email or a postcard now, and who would not. */
export const BroadcastEstimate = z.object({
  total: z.number(),
  recipients: z.number(),
  held: z.array(
    z.object({
      reason: z.enum(allHoldReasons),
      count: z.number(),
      /** A few of them. */
      contacts: z.array(z.object({ _id: z.string(), fullName: z.string() })),
    }),
  ),
  /** What it costs. Emails cost nothing. */
  credits: z.number(),
  /** The credits that are available. */
  balance: z.number(),
  /** On how many days postcards are sent to the printer, at the daily limit of the account. 0 for emails. */
  days: z.number(),
  /** What prevents sending at all. Empty when nothing does. */
  problems: z.array(z.string()),
  /** How long it takes at the pace of the account, in minutes. */
  minutes: z.number(),
})
export type BroadcastEstimate = z.infer<typeof BroadcastEstimate>
