import * as z from 'zod'

export const notificationRetentionDays = 90
export const maxNotifications = 50

export const Notification = z.object({
  _id: z.string(),
  /** A note mentions the agent, or a lead was assigned to them. */
  kind: z.enum(['MENTION', 'LEAD']),
  at: z.string(),
  isRead: z.boolean(),
  contact: z.object({ _id: z.string(), fullName: z.string() }),
  by: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  noteId: z.string().nullable(),
  leadId: z.string().nullable(),
  /** The note's current text, or the lead's source. */
  text: z.string(),
})
export type Notification = z.infer<typeof Notification>
