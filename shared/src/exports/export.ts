import * as z from 'zod'
import { ContactFilters } from '../contacts/filter.ts'
import { Id } from '../http/fields.ts'
import { LeadView } from '../leads/lead-view.ts'

export const exportKinds = ['CONTACTS', 'HOMES', 'LEADS', 'EVERYTHING'] as const
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

const format = z.enum(exportFormats)

/** Contacts, each of them with each of their properties, or leads, as a list shows them; or all there is. */
export const NewExport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CONTACTS'), format, view: WantedView }),
  z.object({ kind: z.literal('HOMES'), format, view: WantedView }),
  z.object({ kind: z.literal('LEADS'), format, view: LeadView }),
  z.object({ kind: z.literal('EVERYTHING') }),
])
export type NewExport = z.output<typeof NewExport>

/** What is in one file, a row for each. */
export type WantedList = Exclude<NewExport, { kind: 'EVERYTHING' }>

/** A list as it is asked for, before anybody has said in which format. */
export type AskedList = Asked<Exclude<z.input<typeof NewExport>, { kind: 'EVERYTHING' }>>
type Asked<List> = List extends unknown ? Omit<List, 'format'> : never

export const Export = z.object({
  _id: z.string(),
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  /** How many rows are in it. */
  rows: z.number(),
  bytes: z.number().nullable(),
  fileName: z.string(),
  by: z.object({ _id: z.string(), fullName: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
})
export type Export = z.infer<typeof Export>
