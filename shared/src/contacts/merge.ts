import * as z from 'zod'
import { Id } from '../http/fields.ts'
import type { Language } from '../journeys/journey.ts'
import { Contact, ContactRow, tagMaximum } from './contact.ts'

export const duplicateMatchKinds = ['EMAIL', 'PHONE', 'ADDRESS'] as const
export type DuplicateMatchKind = (typeof duplicateMatchKinds)[number]

/** Possible duplicates: they share an email apart from its +tag, a phone number, or both an address and a name. */
export const DuplicateGroup = z.object({
  /** Everything shared by exactly these contacts. */
  shared: z.array(z.object({ by: z.enum(duplicateMatchKinds), value: z.string() })),
  contacts: z.array(ContactRow),
})
export type DuplicateGroup = z.infer<typeof DuplicateGroup>

/** Larger groups are shown this many contacts at a time. */
export const duplicateGroupMaximum = 20

/** Contacts that are all different people. */
export const DistinctContacts = z.object({ ids: z.array(Id).min(2).max(duplicateGroupMaximum) })

const NamedReference = z.object({ _id: z.string(), fullName: z.string() })

/** Two contacts that an agent marked as different people. */
export const DistinctPair = z.object({
  contacts: z.tuple([NamedReference, NamedReference]),
  by: NamedReference,
  at: z.string(),
})
export type DistinctPair = z.infer<typeof DistinctPair>

/** Fields that can be taken from the duplicate. A blank field of the primary is always filled from it. */
const mergeFields = ['firstName', 'lastName', 'email', 'phone', 'ownerId', 'source'] as const
export type MergeField = (typeof mergeFields)[number]

export const MergeInput = z.object({
  mergedId: Id,
  take: z.array(z.enum(mergeFields)).max(mergeFields.length).default([]),
  /** Keys of the custom attributes to take. */
  takeCustom: z.array(z.string().max(40)).max(100).default([]),
  /** `updatedAt` of both contacts when the merge was reviewed; refused if either changed since. */
  basedOn: z.object({ kept: z.iso.datetime(), merged: z.iso.datetime() }).optional(),
})
export type MergeInput = z.output<typeof MergeInput>

/** How many records of each kind move to the primary contact. */
export const MergeMoves = z.object({
  emails: z.number(),
  phones: z.number(),
  properties: z.number(),
  leads: z.number(),
  submissions: z.number(),
  notes: z.number(),
  /** All activity, including notes. */
  entries: z.number(),
})
export type MergeMoves = z.infer<typeof MergeMoves>

export const MergePreview = z.object({
  fields: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    ownerId: z.string().nullable(),
    source: z.string(),
    tags: z.array(z.string()),
    custom: z.record(z.string(), z.unknown()),
    isUnsubscribed: z.boolean(),
  }),
  moves: MergeMoves,
})
export type MergePreview = z.infer<typeof MergePreview>

export const MergeRecord = z.object({
  _id: z.string(),
  merged: NamedReference,
  by: NamedReference,
  at: z.string(),
  undoneAt: z.string().nullable(),
})
export type MergeRecord = z.infer<typeof MergeRecord>

export const MergeResult = z.object({ mergeId: z.string(), contact: Contact })

/** The fields a merge decides about. */
export interface MergeableContact {
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  ownerId: string | null
  source: string
  /** Absent in merges recorded before it was kept. */
  language?: Language | null
  tags: string[]
  custom: Record<string, unknown>
  unsubscribedAt: Date | null
  /** Null when they unsubscribed themselves. */
  unsubscribedBy: string | null
}

/** A blank never replaces a value, and a person unsubscribed on either contact stays unsubscribed. */
export function mergeContactFields(
  primary: MergeableContact,
  duplicate: MergeableContact,
  { take, takeCustom }: Pick<MergeInput, 'take' | 'takeCustom'>,
): MergeableContact {
  const pick = <F extends MergeField>(field: F): MergeableContact[F] =>
    (take.includes(field)
      ? duplicate[field] || primary[field]
      : primary[field] || duplicate[field]) as MergeableContact[F]
  const takenCustom = Object.fromEntries(Object.entries(duplicate.custom).filter(([key]) => takeCustom.includes(key)))
  return {
    firstName: pick('firstName'),
    lastName: pick('lastName'),
    email: pick('email'),
    phone: pick('phone'),
    ownerId: pick('ownerId'),
    source: pick('source'),
    language: primary.language ?? duplicate.language ?? null,
    tags: [...new Set([...primary.tags, ...duplicate.tags])].slice(0, tagMaximum),
    custom: { ...duplicate.custom, ...primary.custom, ...takenCustom },
    ...mergeSubscription(primary, duplicate),
  }
}

/** A person's own choice to unsubscribe wins over an agent's. */
function mergeSubscription(...contacts: Pick<MergeableContact, 'unsubscribedAt' | 'unsubscribedBy'>[]) {
  const unsubscribed = contacts.filter(({ unsubscribedAt }) => unsubscribedAt !== null)
  const [first] = unsubscribed.toSorted((a, b) => Number(a.unsubscribedBy !== null) - Number(b.unsubscribedBy !== null))
  return first
    ? { unsubscribedAt: first.unsubscribedAt, unsubscribedBy: first.unsubscribedBy }
    : { unsubscribedAt: null, unsubscribedBy: null }
}
