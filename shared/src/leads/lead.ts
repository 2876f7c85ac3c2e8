import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { Happening } from '../activity/happening.ts'

/** Somebody who may become a customer, and where that stands. */
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

/** One column of the board: how many there are, what they are worth, and the first of them. */
export const LeadColumn = z.object({
  stage: z.enum(leadStages),
  count: z.number(),
  valueCents: z.number(),
  leads: z.array(Lead),
})
export type LeadColumn = z.infer<typeof LeadColumn>

export const leadSorts = ['fullName', 'stage', 'valueCents', 'nextActionAt', 'stageChangedAt', 'createdAt'] as const
export type LeadSort = (typeof leadSorts)[number]

/** Why somebody is to be answered now. */
export const todayReasons = ['UNANSWERED', 'OVERDUE', 'DUE_TODAY'] as const
export type TodayReason = (typeof todayReasons)[number]

export const TodayLead = z.object({
  lead: Lead,
  reason: z.enum(todayReasons),
  since: z.string(),
  /** Until when a new lead is to be answered, where the account has said within which time; afterwards it is overdue. */
  answerBy: z.string().nullable(),
})
export type TodayLead = z.infer<typeof TodayLead>

export const Today = z.object({
  /** The most urgent of them, first those who wait for a first answer. */
  data: z.array(TodayLead),
  /** How many there are in all. */
  counts: z.object({ unanswered: z.number(), overdue: z.number(), dueToday: z.number() }),
  /** How much of it was done today. */
  doneToday: z.number(),
})
export type Today = z.infer<typeof Today>

/** What came before and after: moves, answers, assignments and the submission, the newest first. */
export const LeadEntry = Happening.extend({ agentName: z.string().nullable() })
export type LeadEntry = z.infer<typeof LeadEntry>

/** One lead with where it came from and how it went. */
export const LeadDetail = Lead.extend({
  submission: z.object({ _id: z.string(), subjectName: z.string(), at: z.string() }).nullable(),
  history: z.array(LeadEntry),
})
export type LeadDetail = z.infer<typeof LeadDetail>
