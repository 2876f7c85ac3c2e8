import * as z from 'zod'
import { ContactFilter, ContactFilters } from '../contacts/filter.ts'
import { RequiredText } from '../http/fields.ts'

export const segmentNameMaximum = 80

export const segmentListSorts = ['name', 'updatedAt'] as const

/** Made by who asks, or shared by somebody else. */
export const segmentOwners = ['MINE', 'OTHERS'] as const

const Search = z.string().trim().max(200)

/** Contacts that match a search and filters, whenever they are asked for. */
export const Segment = z.object({
  _id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  search: z.string(),
  filters: z.array(ContactFilter),
  /** The filters as lines of plain text. */
  described: z.array(z.string()),
  owner: z.object({ _id: z.string(), fullName: z.string() }),
  /** Its owner may, and of a shared one whoever may change the account's settings. */
  mayChange: z.boolean(),
  /** How many there are now. */
  count: z.number(),
  updatedAt: z.string(),
})
export type Segment = z.infer<typeof Segment>

const fields = {
  name: RequiredText(segmentNameMaximum),
  isShared: z.boolean(),
  search: Search,
  filters: ContactFilters,
}

export const NewSegment = z.object({
  ...fields,
  isShared: fields.isShared.default(false),
  search: Search.default(''),
})
export type NewSegment = z.output<typeof NewSegment>

export const SegmentChange = z.object({ ...fields, basedOn: z.iso.datetime() }).partial()
export type SegmentChange = z.output<typeof SegmentChange>

/** Each condition of a segment, and whether it is so of one contact. */
export const SegmentReasons = z.object({
  isMember: z.boolean(),
  reasons: z.array(z.object({ text: z.string(), isMet: z.boolean() })),
})
export type SegmentReasons = z.infer<typeof SegmentReasons>

/** The segments one contact is in, and why. */
export const SegmentsOfContact = z.object({
  data: z.array(z.object({ _id: z.string(), name: z.string(), isShared: z.boolean(), reasons: z.array(z.string()) })),
})
export type SegmentsOfContact = z.infer<typeof SegmentsOfContact>
