import * as z from 'zod'
import { Id, RequiredText } from '../http/fields.ts'
import { ContactQuery } from './contact-query.ts'
import { tagLengthMaximum } from './tag.ts'

export const BulkChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('TAG'), tag: RequiredText(tagLengthMaximum) }),
  z.object({ action: z.literal('UNTAG'), tag: RequiredText(tagLengthMaximum) }),
  z.object({ action: z.literal('ASSIGN'), ownerId: Id.nullable() }),
  z.object({ action: z.literal('UNSUBSCRIBE') }),
  z.object({ action: z.literal('ARCHIVE') }),
  z.object({ action: z.literal('RESTORE') }),
])
export type BulkChange = z.infer<typeof BulkChange>

/** Changes of a tag on every contact that has it, made in the settings. */
export const TagChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('RENAME_TAG'), tag: z.string(), to: z.string() }),
  z.object({ action: z.literal('MERGE_TAG'), tag: z.string(), to: z.string() }),
  z.object({ action: z.literal('DELETE_TAG'), tag: z.string() }),
])
export type TagChange = z.infer<typeof TagChange>

export const RecordedChange = z.discriminatedUnion('action', [...BulkChange.options, ...TagChange.options])
export type RecordedChange = z.infer<typeof RecordedChange>

/** Up to this many contacts are changed within the request; more are changed by a job in batches. */
export const instantBulkMaximum = 500

/** How many contacts can be selected by id. */
export const selectedIdMaximum = 1000

/** Contacts picked by id, or all contacts that match a query. */
export const ContactSelection = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(selectedIdMaximum) }),
  ContactQuery.strict(),
])
export type ContactSelection = z.input<typeof ContactSelection>
export type ParsedContactSelection = z.output<typeof ContactSelection>

const bulkStates = ['WORKING', 'DONE', 'CANCELLED', 'UNDOING', 'UNDONE'] as const
export type BulkState = (typeof bulkStates)[number]

const AgentName = z.object({ _id: z.string(), fullName: z.string() })

export const BulkRecord = z.object({
  _id: z.string(),
  change: RecordedChange,
  at: z.string(),
  by: AgentName,
  /** The agent the contacts were assigned to. */
  owner: AgentName.nullable(),
  state: z.enum(bulkStates),
  /** From 0 to 1 while it is in progress. */
  progress: z.number(),
  /** How many contacts it changes; contacts already in the target state are not counted. */
  total: z.number(),
  /** How many contacts it has changed so far. */
  count: z.number(),
  undoneAt: z.string().nullable(),
  undoneBy: AgentName.nullable(),
  /** How many contacts were skipped when it was undone. */
  left: z.number(),
  mayUndo: z.boolean(),
  mayCancel: z.boolean(),
})
export type BulkRecord = z.infer<typeof BulkRecord>

/** Why undoing a change skips a contact. */
const skipReasons = ['CHANGED', 'EMAIL_TAKEN', 'MERGED'] as const
export type SkipReason = (typeof skipReasons)[number]

export const SkippedContact = z.object({ _id: z.string(), fullName: z.string(), because: z.enum(skipReasons) })
export type SkippedContact = z.infer<typeof SkippedContact>
