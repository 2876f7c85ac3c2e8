import * as z from 'zod'
import { callOutcomes, leadStages, leadTypes } from '../activity/entry.ts'
import { tagLengthMaximum } from '../contacts/tag.ts'
import { Id } from '../http/fields.ts'

const ids = z.array(Id).max(100)
const tag = z.string().max(tagLengthMaximum)

/**
 * What starts a workflow, or what a contact waits for. Empty lists mean any. Drafts may be incomplete: an empty tag is
 * an error only when the flow is published.
 */
export const Trigger = z.discriminatedUnion('type', [
  z.object({ type: z.literal('CONTACT_CREATED'), includesImported: z.boolean() }),
  z.object({ type: z.literal('TAG_ADDED'), tag }),
  z.object({ type: z.literal('TAG_REMOVED'), tag }),
  z.object({ type: z.literal('LEAD_CREATED'), leadTypes: z.array(z.enum(leadTypes)) }),
  z.object({ type: z.literal('LEAD_STAGE_CHANGED'), stages: z.array(z.enum(leadStages)) }),
  /** The forms of widgets, landing pages and dashboards, by the id of these. */
  z.object({ type: z.literal('FORM_SUBMITTED'), assetIds: ids }),
  z.object({ type: z.literal('CALL_LOGGED'), outcomes: z.array(z.enum(callOutcomes)) }),
  z.object({ type: z.literal('DASHBOARD_VIEWED') }),
  z.object({ type: z.literal('DASHBOARD_CLICKED') }),
  z.object({ type: z.literal('EMAIL_OPENED'), contentIds: ids }),
  z.object({ type: z.literal('EMAIL_CLICKED'), contentIds: ids }),
  z.object({ type: z.literal('POSTCARD_SCANNED'), contentIds: ids }),
  z.object({ type: z.literal('OFFER_VIEWED') }),
  /** By at least so many percent. */
  z.object({
    type: z.literal('ESTIMATE_CHANGED'),
    direction: z.enum(['UP', 'DOWN', 'EITHER']),
    percent: z.number().min(0).max(100),
  }),
  /** So many days after, or before, a date of the contact or their home comes around, every year. */
  z.object({
    type: z.literal('ANNIVERSARY'),
    /** The purchase of the home, or the key of a custom field of the contact that is a date. */
    date: z.string().max(80),
    offsetDays: z.number().int().min(-180).max(180),
  }),
  z.object({ type: z.literal('NO_ACTIVITY'), days: z.number().int().min(1).max(1000) }),
  /** A request to the address of the workflow, about a contact who is known or else may be added. */
  z.object({ type: z.literal('WEBHOOK_RECEIVED'), createsContacts: z.boolean().default(true) }),
])
export type Trigger = z.infer<typeof Trigger>
export type TriggerType = Trigger['type']

/** The value of `date` for the day when the home was last sold. */
export const purchaseDate = 'PURCHASE'

/** Rules of time. They are evaluated every hour; all other triggers follow an event. */
export const timeTriggers = ['ANNIVERSARY', 'NO_ACTIVITY'] as const satisfies readonly TriggerType[]

/** What a contact can wait for: what they do themselves, or what becomes of their lead. */
export const awaitableTriggers = [
  'FORM_SUBMITTED',
  'LEAD_STAGE_CHANGED',
  'CALL_LOGGED',
  'TAG_ADDED',
  'DASHBOARD_VIEWED',
  'DASHBOARD_CLICKED',
  'EMAIL_OPENED',
  'EMAIL_CLICKED',
  'POSTCARD_SCANNED',
  'OFFER_VIEWED',
] as const satisfies readonly TriggerType[]
