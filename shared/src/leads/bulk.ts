import * as z from 'zod'
import { leadStages } from '../activity/entry.ts'
import { Id, RequiredText, requiredMessage } from '../http/fields.ts'

/** As many as a page of the list can show. */
const leadBulkMaximum = 100

export const LeadIds = z.array(Id).min(1).max(leadBulkMaximum)

export const LeadBulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ASSIGN'), agentId: Id.nullable() }),
  z
    .object({ kind: z.literal('MOVE'), stage: z.enum(leadStages), lostReason: RequiredText(200).optional() })
    .refine(({ stage, lostReason }) => stage !== 'LOST' || lostReason !== undefined, {
      path: ['lostReason'],
      message: requiredMessage,
    }),
])
export type LeadBulkChange = z.output<typeof LeadBulkChange>

export const LeadBulkResult = z.object({
  /** Names the change for undo. */
  changeId: z.string(),
  /** The leads that changed. Leads that already were as requested are left out. */
  changedIds: z.array(z.string()),
})
export type LeadBulkResult = z.infer<typeof LeadBulkResult>
