import * as z from 'zod'

/**
 * One postcard to one contact. QUEUED waits for its day; HELD is not printed, for a reason, and costs nothing. A postcard
 * can be canceled until the printer's window closes, a while after it was submitted.
 */
export const postcardStates = [
  'QUEUED',
  'SUBMITTED',
  'PRINTED',
  'IN_TRANSIT',
  'DELIVERED',
  'RETURNED',
  'CANCELED',
  'FAILED',
  'HELD',
] as const
export type PostcardState = (typeof postcardStates)[number]

export const postcardStateLabels: Record<PostcardState, string> = {
  QUEUED: 'Queued',
  SUBMITTED: 'Sent to printer',
  PRINTED: 'Printed',
  IN_TRANSIT: 'In transit',
  DELIVERED: 'Delivered',
  RETURNED: 'Returned',
  CANCELED: 'Canceled',
  FAILED: 'Failed',
  HELD: 'Held back',
}

/** Why a postcard is not printed. */
export const postcardHoldReasons = [
  'NO_ADDRESS',
  'INCOMPLETE_ADDRESS',
  'UNDELIVERABLE_ADDRESS',
  'RETURNED_BEFORE',
  'DUPLICATE_HOUSEHOLD',
  'ARCHIVED',
  'UNSUBSCRIBED',
  'NON_MARKETING',
  'ALREADY_SENT',
  'NOT_ENOUGH_CREDITS',
  'TEXT_TOO_LONG',
  'UNPRINTABLE_CHARACTERS',
  'NOT_PRINTABLE',
] as const
export type PostcardHoldReason = (typeof postcardHoldReasons)[number]

export const postcardHoldReasonLabels: Record<PostcardHoldReason, string> = {
  NO_ADDRESS: 'No address',
  INCOMPLETE_ADDRESS: 'Incomplete address',
  UNDELIVERABLE_ADDRESS: 'Address not deliverable',
  RETURNED_BEFORE: 'Mail to this address came back',
  DUPLICATE_HOUSEHOLD: 'Same household as another contact',
  ARCHIVED: 'Archived',
  UNSUBSCRIBED: 'Unsubscribed',
  NON_MARKETING: 'Opted out of marketing',
  ALREADY_SENT: 'Already got this postcard',
  NOT_ENOUGH_CREDITS: 'Not enough credits',
  TEXT_TOO_LONG: 'Text does not fit',
  UNPRINTABLE_CHARACTERS: 'Characters cannot be printed',
  NOT_PRINTABLE: 'Cannot be printed',
}

/** What became of one postcard. */
export const PostcardPiece = z.object({
  _id: z.string(),
  /** Null once the contact is deleted. */
  contact: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  contentId: z.string(),
  /** Of the postcard's content. */
  title: z.string(),
  state: z.enum(postcardStates),
  holdReason: z.enum(postcardHoldReasons).nullable(),
  /** In words, when it is held, failed or came back. */
  reason: z.string(),
  /** On one line. Empty while it is unknown. */
  address: z.string(),
  /** The day it is sent to the printer, YYYY-MM-DD. */
  dueOn: z.string(),
  submittedAt: z.string().nullable(),
  printedAt: z.string().nullable(),
  inTransitAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  returnedAt: z.string().nullable(),
  canceledAt: z.string().nullable(),
  /** The first scan by a person. */
  scannedAt: z.string().nullable(),
  scans: z.number(),
  /** What it costs or has cost. 0 when nothing was spent, or the credits were given back. */
  credits: z.number(),
  canCancel: z.boolean(),
  /** Canceling was asked for, and the printer has not confirmed it yet. */
  isCanceling: z.boolean(),
})
export type PostcardPiece = z.infer<typeof PostcardPiece>

const scanKinds = ['PRIMARY', 'SECONDARY'] as const
export type ScanKind = (typeof scanKinds)[number]

/** PRIMARY is the QR code; SECONDARY the printed address that was typed. */
export const scanKindLabels: Record<ScanKind, string> = { PRIMARY: 'QR code', SECONDARY: 'Typed address' }

/** Who scanned a postcard. */
export const PostcardScan = z.object({
  _id: z.string(),
  pieceId: z.string(),
  contact: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  /** The address of the home. */
  home: z.string(),
  at: z.string(),
  kind: z.enum(scanKinds),
})
export type PostcardScan = z.infer<typeof PostcardScan>
