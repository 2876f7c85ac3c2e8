import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { Id } from '../http/fields.ts'

/** The filters of a board or list. */
export const LeadView = z.object({
  search: z.string().trim().max(200).default(''),
  leadTypes: z.array(z.enum(leadTypes)).optional(),
  /** `none` selects unassigned leads. */
  agentId: z.union([Id, z.literal('none')]).optional(),
  stages: z.array(z.enum(leadStages)).optional(),
})
export type LeadView = z.output<typeof LeadView>
