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
  z.object({ action: z.literal('RESTORE') }),
])
export type BulkChange = z.infer<typeof BulkChange>

/** Up to so many are changed at once; more are changed by a job, some at a time. */
export const instantMaximum = 500

/** So many can be named one by one. */
export const pickedMaximum = 1000

/** Some by their ids, or all that a list would show. */
export const Selection = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(pickedMaximum) }),
  z.strictObject({
    search: z.string().trim().max(200).default(''),
    filters: ContactFilters.default([]),
    segmentId: Id.optional(),
    isArchived: z.boolean().optional(),
  }),
])
export type Selection = z.output<typeof Selection>

/** What was begun is at work until it is done, and so is taking it back. */
export const bulkStates = ['WORKING', 'DONE', 'CANCELLED', 'UNDOING', 'UNDONE'] as const
export type BulkState = (typeof bulkStates)[number]

const AgentName = z.object({ _id: z.string(), fullName: z.string() })

export const BulkRecord = z.object({
  _id: z.string(),
  change: BulkChange,
  at: z.string(),
  by: AgentName,
  /** To whom contacts were given. */
  owner: AgentName.nullable(),
  state: z.enum(bulkStates),
  /** From 0 to 1 while it is at work. */
  progress: z.number(),
  /** How many it is to change: those that were so already are not among them. */
  total: z.number(),
  /** How many it has changed by now. */
  count: z.number(),
  undoneAt: z.string().nullable(),
  undoneBy: AgentName.nullable(),
  /** How many stayed as they were when it was taken back. */
  left: z.number(),
  mayUndo: z.boolean(),
  mayCancel: z.boolean(),
})
export type BulkRecord = z.infer<typeof BulkRecord>

/** Why a contact stays as it is when a change is taken back. */
export const leftReasons = ['CHANGED', 'EMAIL_TAKEN', 'MERGED'] as const
export type LeftBecause = (typeof leftReasons)[number]

export const LeftContact = z.object({ _id: z.string(), fullName: z.string(), because: z.enum(leftReasons) })
export type LeftContact = z.infer<typeof LeftContact>
