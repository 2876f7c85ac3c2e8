import * as z from 'zod'
import { leadTypes } from '../activity/entry.ts'
import { PayloadField } from './payload-fields.ts'

export const entryStates = ['OPEN', 'LEAD', 'DISMISSED'] as const
export type EntryState = (typeof entryStates)[number]

/** Why something did not become a lead by itself. */
const entryReasons = ['UNREADABLE', 'NO_CONTACT', 'NOT_MAPPED', 'PAUSED', 'VERIFICATION'] as const
export type EntryReason = (typeof entryReasons)[number]

export const reasonLabels: Record<EntryReason, string> = {
  UNREADABLE: 'No lead found in the text',
  NO_CONTACT: 'No email or phone number',
  NOT_MAPPED: 'Fields are not mapped yet',
  PAUSED: 'The source is paused',
  VERIFICATION: 'Confirm forwarding',
}

/** Something that was received by email or webhook. */
export const IntakeEntry = z.object({
  _id: z.string(),
  channel: z.enum(['EMAIL', 'WEBHOOK']),
  state: z.enum(entryStates),
  /** Null for what became a lead by itself. */
  reason: z.enum(entryReasons).nullable(),
  /** Null for emails. */
  sourceId: z.string().nullable(),
  sourceName: z.string(),
  /** Who sent the email, as it says. */
  sender: z.string(),
  /** The subject of the email, or the first values of the payload. */
  title: z.string(),
  receivedAt: z.string(),
  leadId: z.string().nullable(),
  contactName: z.string().nullable(),
})
export type IntakeEntry = z.infer<typeof IntakeEntry>

export const EntryDraft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  message: z.string(),
  leadType: z.enum(leadTypes),
})
export type EntryDraft = z.infer<typeof EntryDraft>

export const IntakeEntryDetail = IntakeEntry.extend({
  /** The text of the email. */
  text: z.string(),
  /** The values of the payload. */
  fields: z.array(PayloadField),
  /** What could be read, to begin with. */
  draft: EntryDraft,
  /** What the mail provider wants confirmed before it forwards. */
  verification: z.object({ provider: z.string(), code: z.string(), url: z.string(), mailbox: z.string() }).nullable(),
})
export type IntakeEntryDetail = z.infer<typeof IntakeEntryDetail>
