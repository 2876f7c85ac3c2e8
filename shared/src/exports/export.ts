import * as z from 'zod'
import { ContactFilters } from '../contacts/filter.ts'
import { Id } from '../http/fields.ts'

/** So long a file lies there to be downloaded. */
export const exportKeptDays = 7

export const exportKinds = ['CONTACTS', 'EVERYTHING'] as const
export const exportFormats = ['CSV', 'JSON'] as const
export const exportStates = ['WAITING', 'WORKING', 'DONE', 'FAILED', 'EXPIRED'] as const

/** What a view of contacts shows. */
export const contactColumns = {
  fullName: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  emailId: 'Email',
  phone: 'Phone',
  owner: 'Owner',
  tags: 'Tags',
  source: 'Source',
  subscription: 'Subscription',
  address: 'Address',
  lastActivityAt: 'Last activity',
  createdAt: 'Created',
  _id: 'Contact id',
} as const
export type ContactColumn = keyof typeof contactColumns

/** The contacts of a list, as it was filtered, with the columns that are wanted; none mean all there are. */
export const WantedView = z.object({
  search: z.string().trim().max(200).default(''),
  filters: ContactFilters.default([]),
  segmentId: Id.optional(),
  isArchived: z.boolean().default(false),
  ids: z.array(Id).min(1).max(1000).optional(),
  /** Of those above, or an attribute as `custom.<key>`. */
  columns: z.array(z.string().max(60)).max(150).default([]),
})
export type WantedView = z.output<typeof WantedView>

export const NewExport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CONTACTS'), format: z.enum(exportFormats), view: WantedView }),
  z.object({ kind: z.literal('EVERYTHING') }),
])
export type NewExport = z.output<typeof NewExport>

export const Export = z.object({
  _id: z.string(),
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  /** How many contacts, or rows of everything, are in it. */
  rows: z.number(),
  bytes: z.number().nullable(),
  fileName: z.string(),
  by: z.object({ _id: z.string(), fullName: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
})
export type Export = z.infer<typeof Export>
