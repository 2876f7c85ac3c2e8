import * as z from 'zod'
import { Id } from '../http/fields.ts'
import { Contact, ContactRow, tagMaximum } from './contact.ts'

export const duplicateSigns = ['EMAIL', 'PHONE', 'ADDRESS'] as const
export type DuplicateSign = (typeof duplicateSigns)[number]

/** Contacts who may be one person: they share an e-mail but for what follows a plus, a number, or a home and the name. */
export const DuplicateGroup = z.object({
  /** All that just these contacts share. */
  shared: z.array(z.object({ by: z.enum(duplicateSigns), value: z.string() })),
  contacts: z.array(ContactRow),
})
export type DuplicateGroup = z.infer<typeof DuplicateGroup>

/** More who share something are looked at so many at a time. */
export const groupMaximum = 20

/** Contacts who are each somebody else. */
export const Distinct = z.object({ ids: z.array(Id).min(2).max(groupMaximum) })

const Named = z.object({ _id: z.string(), fullName: z.string() })

/** Two of whom somebody said that they are not the same person. */
export const DistinctPair = z.object({ contacts: z.tuple([Named, Named]), by: Named, at: z.string() })
export type DistinctPair = z.infer<typeof DistinctPair>

/** What can be taken from the one that goes; what the other has none of is taken without being asked for. */
export const mergeFields = ['firstName', 'lastName', 'email', 'phone', 'ownerId', 'source'] as const
export type MergeField = (typeof mergeFields)[number]

export const Merge = z.object({
  mergedId: Id,
  take: z.array(z.enum(mergeFields)).max(mergeFields.length).default([]),
  /** Attributes to take, by their keys. */
  takeCustom: z.array(z.string().max(40)).max(100).default([]),
  /** How both stood when it was decided; refused where one of them was changed since. */
  basedOn: z.object({ kept: z.iso.datetime(), merged: z.iso.datetime() }).optional(),
})
export type Merge = z.output<typeof Merge>

/** How many of each come over. */
export const MergeMoves = z.object({
  emails: z.number(),
  phones: z.number(),
  properties: z.number(),
  leads: z.number(),
  submissions: z.number(),
  notes: z.number(),
  /** All of its history, notes among it. */
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
  merged: Named,
  by: Named,
  at: z.string(),
  undoneAt: z.string().nullable(),
})
export type MergeRecord = z.infer<typeof MergeRecord>

export const Merged = z.object({ mergeId: z.string(), contact: Contact })

/** What two contacts have between them that a merge decides about. */
export interface Mergeable {
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  ownerId: string | null
  source: string
  tags: string[]
  custom: Record<string, unknown>
  /** Since when, and the agent who did it; nobody where they did it themselves. */
  unsubscribedAt: Date | null
  unsubscribedBy: string | null
}

/** Nothing that one of them has is lost for a blank of the other, and who unsubscribed as either stays so. */
export function mergedOf(
  kept: Mergeable,
  gone: Mergeable,
  { take, takeCustom }: Pick<Merge, 'take' | 'takeCustom'>,
): Mergeable {
  const chosen = <F extends MergeField>(field: F): Mergeable[F] =>
    (take.includes(field) ? gone[field] || kept[field] : kept[field] || gone[field]) as Mergeable[F]
  const taken = Object.fromEntries(Object.entries(gone.custom).filter(([key]) => takeCustom.includes(key)))
  return {
    firstName: chosen('firstName'),
    lastName: chosen('lastName'),
    email: chosen('email'),
    phone: chosen('phone'),
    ownerId: chosen('ownerId'),
    source: chosen('source'),
    tags: [...new Set([...kept.tags, ...gone.tags])].slice(0, tagMaximum),
    custom: { ...gone.custom, ...kept.custom, ...taken },
    ...unsubscribedOf(kept, gone),
  }
}

function unsubscribedOf(...both: Pick<Mergeable, 'unsubscribedAt' | 'unsubscribedBy'>[]) {
  const off = both.filter(({ unsubscribedAt }) => unsubscribedAt !== null)
  const [first] = off.toSorted((a, b) => Number(a.unsubscribedBy !== null) - Number(b.unsubscribedBy !== null))
  return first
    ? { unsubscribedAt: first.unsubscribedAt, unsubscribedBy: first.unsubscribedBy }
    : { unsubscribedAt: null, unsubscribedBy: null }
}
