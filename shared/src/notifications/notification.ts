import * as z from 'zod'

/** For so many days news is kept. */
export const notificationDays = 90
export const notificationsShown = 50

export const Notification = z.object({
  _id: z.string(),
  /** A note speaks of the agent, or a lead is theirs now. */
  kind: z.enum(['MENTION', 'LEAD']),
  at: z.string(),
  isRead: z.boolean(),
  contact: z.object({ _id: z.string(), fullName: z.string() }),
  by: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  noteId: z.string().nullable(),
  leadId: z.string().nullable(),
  /** What the note says now, or where the lead came from. */
  text: z.string(),
})
export type Notification = z.infer<typeof Notification>
