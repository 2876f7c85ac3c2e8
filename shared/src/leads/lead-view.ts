import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { Id, queryArray } from '../http/fields.ts'

// Relative filters stay relative: they are resolved when the leads are read, in the time zone of the agency.
export const dueFilters = ['OVERDUE', 'TODAY', 'NEXT_7_DAYS', 'NONE'] as const
export const createdFilters = ['TODAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_90_DAYS'] as const
export const stageAgeFilters = ['OVER_7_DAYS', 'OVER_30_DAYS', 'OVER_90_DAYS'] as const
export const valueFilters = ['SET', 'NONE'] as const

/** `none` means unassigned. */
const Owner = z.union([Id, z.literal('none')])

const filters = {
  search: z.string().trim().max(200).default(''),
  agentId: Owner.optional(),
  notAgentId: Owner.optional(),
  due: z.enum(dueFilters).optional(),
  created: z.enum(createdFilters).optional(),
  stageAge: z.enum(stageAgeFilters).optional(),
  value: z.enum(valueFilters).optional(),
  /** Of the link by which the person came who sent the form. */
  campaign: z.string().min(1).max(100).optional(),
}

/** The filters of a board or list. All must match. */
export const LeadView = z.object({
  ...filters,
  leadTypes: z.array(z.enum(leadTypes)).optional(),
  notLeadTypes: z.array(z.enum(leadTypes)).optional(),
  stages: z.array(z.enum(leadStages)).optional(),
  notStages: z.array(z.enum(leadStages)).optional(),
})
export type LeadView = z.output<typeof LeadView>

/** The same filters as query parameters. */
export const LeadViewQuery = z.object({
  ...filters,
  leadTypes: queryArray(z.enum(leadTypes)).optional(),
  notLeadTypes: queryArray(z.enum(leadTypes)).optional(),
  stages: queryArray(z.enum(leadStages)).optional(),
  notStages: queryArray(z.enum(leadStages)).optional(),
})
