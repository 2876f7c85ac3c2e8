import * as z from 'zod'
import { Id, RequiredText } from '../http/fields.ts'

export const ownerNameMaximum = 200
/** So many names that nobody decided about are kept: a column of something else is no list of owners. */
export const undecidedMaximum = 200

/** Whom of the team a name in files of other systems means. */
export const OwnerName = z.object({
  _id: z.string(),
  name: z.string(),
  /** Decided and without an agent: contacts of this owner belong to nobody. */
  agentId: z.string().nullable(),
  isDecided: z.boolean(),
  /** How many imported rows had it. */
  rows: z.number(),
  seenAt: z.string().nullable(),
})
export type OwnerName = z.infer<typeof OwnerName>

export const OwnerNameInput = z.object({ name: RequiredText(ownerNameMaximum), agentId: Id.nullable() })

export const TeamMember = z.object({ _id: z.string(), fullName: z.string(), email: z.string() })
export type TeamMember = z.infer<typeof TeamMember>

export const OwnerMapping = z.object({
  /** With whom as owner a new import begins. */
  defaultOwnerId: z.string().nullable(),
  /** Those nobody decided about first. */
  names: z.array(OwnerName),
  members: z.array(TeamMember),
})
export type OwnerMapping = z.infer<typeof OwnerMapping>
