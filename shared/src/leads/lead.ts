import * as z from 'zod'
import { ActivityEvent } from '../activity/activity-event.ts'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { RoutingDecision } from './routing-decision.ts'

export const Lead = z.object({
  _id: z.string(),
  contactId: z.string(),
  fullName: z.string(),
  emailId: z.string().nullable(),
  phone: z.string().nullable(),
  propertyId: z.string().nullable(),
  address: z.string().nullable(),
  stage: z.enum(leadStages),
  leadType: z.enum(leadTypes),
  source: z.string(),
  agentId: z.string().nullable(),
  agentName: z.string().nullable(),
  valueCents: z.number().nullable(),
  nextAction: z.string().nullable(),
  nextActionAt: z.string().nullable(),
  lostReason: z.string().nullable(),
  stageChangedAt: z.string(),
  createdAt: z.string(),
})
export type Lead = z.infer<typeof Lead>

/** A board column. `leads` holds only the first of them. */
export const LeadColumn = z.object({
  stage: z.enum(leadStages),
  count: z.number(),
  valueCents: z.number(),
  leads: z.array(Lead),
})
export type LeadColumn = z.infer<typeof LeadColumn>

export const leadSorts = [
  'fullName',
  'stage',
  'leadType',
  'valueCents',
  'agentName',
  'nextActionAt',
  'stageChangedAt',
  'timeInStage',
  'source',
  'createdAt',
] as const
export type LeadSort = (typeof leadSorts)[number]

/** Why a lead is in Today. */
export const todayReasons = ['UNANSWERED', 'OVERDUE', 'DUE_TODAY'] as const
export type TodayReason = (typeof todayReasons)[number]

export const TodayLead = z.object({
  lead: Lead,
  reason: z.enum(todayReasons),
  since: z.string(),
  /** When an unanswered lead becomes overdue; null if the account has set no time limit. */
  answerBy: z.string().nullable(),
  /** How often the contact viewed their dashboards today. */
  viewsToday: z.number(),
  /** The postcard that the contact scanned last today. */
  scannedToday: z.string().nullable(),
  /** What the contact texted last today. */
  textedToday: z.string().nullable(),
})
export type TodayLead = z.infer<typeof TodayLead>

export const Today = z.object({
  /** The most urgent leads, unanswered ones first. */
  data: z.array(TodayLead),
  /** All leads that need attention, also those not in `data`. */
  counts: z.object({ unanswered: z.number(), overdue: z.number(), dueToday: z.number() }),
  doneToday: z.number(),
})
export type Today = z.infer<typeof Today>

export const LeadEntry = ActivityEvent.extend({ agentName: z.string().nullable() })
export type LeadEntry = z.infer<typeof LeadEntry>

/** History is newest first. */
export const LeadDetail = Lead.extend({
  submission: z.object({ _id: z.string(), subjectName: z.string(), at: z.string() }).nullable(),
  history: z.array(LeadEntry),
  /** Who it was given to first, and why. Null for leads that came from no form. */
  routing: RoutingDecision.extend({ agentName: z.string().nullable() }).nullable(),
})
export type LeadDetail = z.infer<typeof LeadDetail>
