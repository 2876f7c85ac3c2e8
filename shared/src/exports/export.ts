import * as z from 'zod'
import { ContactQuery } from '../contacts/contact-query.ts'
import { Id } from '../http/fields.ts'
import { LeadView } from '../leads/lead-view.ts'

const exportKinds = ['CONTACTS', 'HOMES', 'LEADS', 'EVERYTHING'] as const
const exportFormats = ['CSV', 'JSON'] as const
const exportStates = ['WAITING', 'WORKING', 'DONE', 'FAILED', 'EXPIRED'] as const

/** The contacts of a filtered list. Without `columns`, the file has all of them. */
export const ContactExportView = ContactQuery.extend({
  ids: z.array(Id).min(1).max(1000).optional(),
  /** Keys of `contactColumns`, or `custom.<key>` for an attribute. */
  columns: z.array(z.string().max(60)).max(150).default([]),
})
export type ContactExportView = z.output<typeof ContactExportView>

const format = z.enum(exportFormats)

/** HOMES has a row for each property of each contact. EVERYTHING is an archive of the whole account. */
export const NewExport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CONTACTS'), format, view: ContactExportView }),
  z.object({ kind: z.literal('HOMES'), format, view: ContactExportView }),
  z.object({ kind: z.literal('LEADS'), format, view: LeadView }),
  z.object({ kind: z.literal('EVERYTHING') }),
])
export type NewExport = z.output<typeof NewExport>

/** An export of one list, with a row for each item. */
export type ListExport = Exclude<NewExport, { kind: 'EVERYTHING' }>

/** A list that can be exported, before a format is chosen. */
export type ExportableList = WithoutFormat<Exclude<z.input<typeof NewExport>, { kind: 'EVERYTHING' }>>
type WithoutFormat<List> = List extends unknown ? Omit<List, 'format'> : never

export const Export = z.object({
  _id: z.string(),
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  rows: z.number(),
  bytes: z.number().nullable(),
  fileName: z.string(),
  by: z.object({ _id: z.string(), fullName: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
})
export type Export = z.infer<typeof Export>
