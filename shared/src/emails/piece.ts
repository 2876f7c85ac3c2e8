import * as z from 'zod'

/**
 * One email to one contact. QUEUED waits for its time; HELD will not be sent, for a reason; UNKNOWN may have left when
 * the connection broke, and is never sent again.
 */
export const pieceStates = [
  'QUEUED',
  'SENDING',
  'SENT',
  'DELIVERED',
  'BOUNCED',
  'FAILED',
  'UNKNOWN',
  'HELD',
  'CANCELED',
] as const
export type PieceState = (typeof pieceStates)[number]

/** Why an email is not sent. */
export const holdReasons = [
  'NO_EMAIL',
  'ARCHIVED',
  'UNSUBSCRIBED',
  'TOPIC_UNSUBSCRIBED',
  'SUPPRESSED_BOUNCE',
  'SUPPRESSED_COMPLAINT',
  'NON_MARKETING',
  'WEEKLY_LIMIT',
  'ALREADY_SENT',
  'DUPLICATE_EMAIL',
  'SENDING_PAUSED',
  'NO_POSTAL_ADDRESS',
  'NO_FIGURE',
] as const
export type HoldReason = (typeof holdReasons)[number]

export const holdReasonLabels: Record<HoldReason, string> = {
  NO_EMAIL: 'No email',
  ARCHIVED: 'Archived',
  UNSUBSCRIBED: 'Unsubscribed',
  TOPIC_UNSUBSCRIBED: 'Unsubscribed from this topic',
  SUPPRESSED_BOUNCE: 'Email bounced before',
  SUPPRESSED_COMPLAINT: 'Reported an email as spam',
  NON_MARKETING: 'Opted out of marketing',
  WEEKLY_LIMIT: 'Weekly limit reached',
  ALREADY_SENT: 'Already got this email',
  DUPLICATE_EMAIL: 'Same email as another contact',
  SENDING_PAUSED: 'Sending is paused',
  NO_POSTAL_ADDRESS: 'The brand has no postal address',
  NO_FIGURE: 'The figure it is about is not known for their home',
}

export const pieceStateLabels: Record<PieceState, string> = {
  QUEUED: 'Queued',
  SENDING: 'Sending',
  SENT: 'Sent',
  DELIVERED: 'Delivered',
  BOUNCED: 'Bounced',
  FAILED: 'Failed',
  UNKNOWN: 'Unknown, not resent',
  HELD: 'Held back',
  CANCELED: 'Canceled',
}

/** What became of one email. */
export const EmailPiece = z.object({
  _id: z.string(),
  contact: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  contentId: z.string().nullable(),
  subject: z.string(),
  toEmail: z.string(),
  state: z.enum(pieceStates),
  holdReason: z.enum(holdReasons).nullable(),
  /** In words, when it bounced or failed. */
  reason: z.string(),
  dueAt: z.string(),
  sentAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  bouncedAt: z.string().nullable(),
  /** Opened by a person. */
  openedAt: z.string().nullable(),
  /** Fetched by a proxy or a scanner. */
  machineOpenedAt: z.string().nullable(),
  clickedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
  complainedAt: z.string().nullable(),
})
export type EmailPiece = z.infer<typeof EmailPiece>
