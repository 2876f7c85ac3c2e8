import * as z from 'zod'
import { leadTypes } from '../activity/entry.ts'
import { TagName } from '../contacts/tag.ts'
import { RequiredLine } from '../http/fields.ts'
import { sourceNameMaximum } from './incoming-lead.ts'
import { Mapping } from './mapping.ts'
import { PayloadField } from './payload-fields.ts'

export const maxIntakeSources = 30
const maxSourceTags = 10
/** How long what was received is kept. */
export const entryRetentionDays = 30
/** The payloads that are kept of one source. */
export const maxPayloadsPerSource = 50

/** Names of the portals whose emails are recognized, as sources of leads. */
export const emailSources = ['Zillow', 'Realtor.com', 'Trulia', 'Homes.com', 'Facebook', 'Website', 'Email'] as const
export type EmailSource = (typeof emailSources)[number]

export const IntakeSource = z.object({
  _id: z.string(),
  name: z.string(),
  /** Where payloads are sent. */
  url: z.string(),
  isSigned: z.boolean(),
  isPaused: z.boolean(),
  leadType: z.enum(leadTypes),
  tags: z.array(z.string()),
  mapping: Mapping,
  createdAt: z.string(),
  updatedAt: z.string(),
  lastReceivedAt: z.string().nullable(),
  /** Requests that were accepted, and the leads that came of them. */
  received: z.number(),
  leads: z.number(),
  /** Requests with a wrong signature or a body that could not be read. */
  rejected: z.number(),
  lastRejectedAt: z.string().nullable(),
  lastRejection: z.enum(['SIGNATURE', 'BODY', 'TOO_MANY']).nullable(),
  /** Payloads that need a look. */
  open: z.number(),
})
export type IntakeSource = z.infer<typeof IntakeSource>

const fields = {
  name: RequiredLine(sourceNameMaximum),
  leadType: z.enum(leadTypes),
  tags: z.array(TagName).max(maxSourceTags),
}

export const NewIntakeSource = z.object({
  ...fields,
  leadType: fields.leadType.default('GENERAL'),
  tags: fields.tags.default([]),
  /** Requests must be signed. */
  isSigned: z.boolean().default(false),
})
export type NewIntakeSource = z.output<typeof NewIntakeSource>

/** The fields of the dialogs. */
export const IntakeSourceFields = z.object({ ...fields, isSigned: z.boolean() })
export type IntakeSourceFields = z.output<typeof IntakeSourceFields>

export const IntakeSourceChange = z.object({ ...fields, isPaused: z.boolean(), mapping: Mapping }).partial()
export type IntakeSourceChange = z.output<typeof IntakeSourceChange>

/** A request as it was received. */
export const ReceivedPayload = z.object({
  _id: z.string(),
  receivedAt: z.string(),
  fields: z.array(PayloadField),
})
export type ReceivedPayload = z.infer<typeof ReceivedPayload>

/** The address that leads can be forwarded to. */
export const IntakeAddress = z.object({
  /** Null until it is created, or while the installation receives no email. */
  address: z.string().nullable(),
  /** Whether the installation receives email. */
  isAvailable: z.boolean(),
  lastReceivedAt: z.string().nullable(),
  received: z.number(),
  leads: z.number(),
  /** What needs a look, of all sources. */
  open: z.number(),
})
export type IntakeAddress = z.infer<typeof IntakeAddress>
