import * as z from 'zod'

export const notificationRetentionDays = 90
export const maxNotifications = 50

export const Notification = z.object({
  _id: z.string(),
  /**
   * A note mentions the agent, a lead was assigned to them, a new lead has no agent yet, an owner corrected the
   * figures of their home, or an automation or a workflow has a message.
   */
  kind: z.enum(['MENTION', 'LEAD', 'CORRECTION', 'FLOW']),
  at: z.string(),
  isRead: z.boolean(),
  contact: z.object({ _id: z.string(), fullName: z.string() }),
  by: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  noteId: z.string().nullable(),
  leadId: z.string().nullable(),
  /** The home that an owner corrected. */
  propertyId: z.string().nullable(),
  /** The lead is assigned to the agent. */
  isAssigned: z.boolean(),
  /** The note's current text, the lead's source, what the owner says, or the message. */
  text: z.string(),
})
export type Notification = z.infer<typeof Notification>
