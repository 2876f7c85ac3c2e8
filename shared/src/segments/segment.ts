import * as z from 'zod'
import { ContactSearch } from '../contacts/contact-query.ts'
import { ContactFilter, ContactFilters } from '../contacts/filter.ts'
import { RequiredText } from '../http/fields.ts'

export const segmentNameMaximum = 80

export const segmentListSorts = ['name', 'updatedAt'] as const

/** Created by the current agent, or shared by another one. */
export const segmentOwners = ['MINE', 'OTHERS'] as const

/** A saved search with filters. Its contacts are looked up each time. */
export const Segment = z.object({
  _id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  search: z.string(),
  filters: z.array(ContactFilter),
  /** The filters as lines of plain text. */
  described: z.array(z.string()),
  owner: z.object({ _id: z.string(), fullName: z.string() }),
  /** True for its owner and, if it is shared, for agents with access to account settings. */
  mayChange: z.boolean(),
  /** The current number of contacts. */
  count: z.number(),
  updatedAt: z.string(),
})
export type Segment = z.infer<typeof Segment>

const fields = {
  name: RequiredText(segmentNameMaximum),
  isShared: z.boolean(),
  search: ContactSearch,
  filters: ContactFilters,
}

export const NewSegment = z.object({
  ...fields,
  isShared: fields.isShared.default(false),
  search: ContactSearch.default(''),
})
export type NewSegment = z.output<typeof NewSegment>

export const SegmentChange = z.object({ ...fields, basedOn: z.iso.datetime() }).partial()
export type SegmentChange = z.output<typeof SegmentChange>

/** Each condition of a segment and whether a contact meets it. */
export const SegmentReasons = z.object({
  isMember: z.boolean(),
  reasons: z.array(z.object({ text: z.string(), isMet: z.boolean() })),
})
export type SegmentReasons = z.infer<typeof SegmentReasons>

export const ContactSegments = z.object({
  data: z.array(z.object({ _id: z.string(), name: z.string(), isShared: z.boolean(), reasons: z.array(z.string()) })),
})
export type ContactSegments = z.infer<typeof ContactSegments>
