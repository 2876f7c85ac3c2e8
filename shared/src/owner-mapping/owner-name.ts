import * as z from 'zod'
import { Id, RequiredText } from '../http/fields.ts'

export const ownerNameMaximum = 200
/** Unmapped names are capped at this number, in case a column does not hold owners at all. */
export const undecidedNameMaximum = 200

/** The team member that an owner name in imported files stands for. */
export const OwnerName = z.object({
  _id: z.string(),
  name: z.string(),
  /** Null on a mapped name means that its contacts get no owner. */
  agentId: z.string().nullable(),
  isDecided: z.boolean(),
  /** How many imported rows contained it. */
  rows: z.number(),
  seenAt: z.string().nullable(),
})
export type OwnerName = z.infer<typeof OwnerName>

export const OwnerNameInput = z.object({ name: RequiredText(ownerNameMaximum), agentId: Id.nullable() })

export const TeamMember = z.object({ _id: z.string(), fullName: z.string(), email: z.string() })
export type TeamMember = z.infer<typeof TeamMember>

export const OwnerMapping = z.object({
  /** The owner new imports start with. */
  defaultOwnerId: z.string().nullable(),
  /** Unmapped names first. */
  names: z.array(OwnerName),
  members: z.array(TeamMember),
})
export type OwnerMapping = z.infer<typeof OwnerMapping>
