import * as z from 'zod'
import { type BellKind, NotificationKind, notificationKinds } from './kinds.ts'

export const notificationRetentionDays = 90
export const maxNotifications = 50

const bellKinds = NotificationKind.options.filter((kind): kind is BellKind =>
  notificationKinds[kind].channels.some((channel) => channel === 'bell'),
)

export const Notification = z.object({
  _id: z.string(),
  kind: NotificationKind.extract(bellKinds),
  at: z.string(),
  isRead: z.boolean(),
  /** Null if it is about many. */
  contact: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  by: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  noteId: z.string().nullable(),
  leadId: z.string().nullable(),
  /** The home that an owner corrected. */
  propertyId: z.string().nullable(),
  /** The lead is assigned to the agent. */
  isAssigned: z.boolean(),
  /** The note's current text, the lead's source, what the owner says, the title of the postcard, the text or the message. */
  text: z.string(),
})
export type Notification = z.infer<typeof Notification>
