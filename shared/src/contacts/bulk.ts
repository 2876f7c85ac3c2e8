import * as z from 'zod'
import { Id, RequiredText } from '../http/fields.ts'
import { ContactFilters } from './filter.ts'

/** What can be done to many contacts at once. */
export const BulkChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('TAG'), tag: RequiredText(64) }),
  z.object({ action: z.literal('UNTAG'), tag: RequiredText(64) }),
  z.object({ action: z.literal('ASSIGN'), ownerId: Id.nullable() }),
  z.object({ action: z.literal('UNSUBSCRIBE') }),
  z.object({ action: z.literal('ARCHIVE') }),
])
export type BulkChange = z.infer<typeof BulkChange>

/** Some by their ids, or all that a list would show. */
export const Selection = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(1000) }),
  z.strictObject({
    search: z.string().trim().max(200).default(''),
    filters: ContactFilters.default([]),
    segmentId: Id.optional(),
  }),
])
export type Selection = z.output<typeof Selection>

export const BulkRecord = z.object({
  _id: z.string(),
  change: BulkChange,
  at: z.string(),
  by: z.object({ _id: z.string(), fullName: z.string() }),
  /** How many it changed: those that were so already are not among them. */
  count: z.number(),
  undoneAt: z.string().nullable(),
  mayUndo: z.boolean(),
})
export type BulkRecord = z.infer<typeof BulkRecord>
