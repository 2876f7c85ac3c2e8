import * as z from 'zod'
import { RequiredLine } from '../http/fields.ts'

/** An automation sends content over weeks to the contacts who match. A workflow reacts to what happens. */
export const flowKinds = ['AUTOMATION', 'WORKFLOW'] as const
export type FlowKind = (typeof flowKinds)[number]

export const flowStatuses = ['DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED'] as const
export type FlowStatus = (typeof flowStatuses)[number]

export const flowStatusLabels: Record<FlowStatus, string> = {
  DRAFT: 'Draft',
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  ARCHIVED: 'Archived',
}

export const FlowTitle = RequiredLine(120)

/** At most this many flows of an account can be active, and this many steps be in one. */
export const activeFlowMaximum = 100
export const stepMaximum = 100

/** The columns of a list of automations or workflows. */
export const FlowSummary = z.object({
  _id: z.string(),
  kind: z.enum(flowKinds),
  title: z.string(),
  status: z.enum(flowStatuses),
  hasUnpublishedChanges: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastUpdated: z.object({ triggeredAt: z.string(), triggeredBy: z.string().nullable() }),
  statistics: z.object({
    /** Contacts in it now. */
    active: z.number(),
    /** Contacts at a step that failed. */
    failed: z.number(),
    entered: z.number(),
    finished: z.number(),
    left: z.number(),
    /** Emails and postcards. */
    sent: z.number(),
    opened: z.number(),
    leads: z.number(),
  }),
})
export type FlowSummary = z.infer<typeof FlowSummary>
