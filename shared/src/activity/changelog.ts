import * as z from 'zod'
import { Id } from '../http/fields.ts'
import { Total } from '../http/total.ts'
import { eventGroups } from './entry.ts'

export const changelogPageSize = 30

export const changelogTags = ['CONTACT_ID', 'PROPERTY_ID'] as const

const DayOrInstant = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const ChangelogRequest = z.object({
  /** Omitted or empty selects all groups. */
  eventGroups: z.array(z.enum(eventGroups)).max(eventGroups.length).optional(),
  dateFrom: DayOrInstant.nullish(),
  /** Includes the whole day, in the time zone of the caller or else of the agency. */
  dateTill: DayOrInstant.nullish(),
  /** Matches any tag of a type, and every type that is present. */
  tags: z
    .array(z.object({ type: z.enum(changelogTags), value: Id }))
    .max(50)
    .default([]),
  pageSize: z.number().int().min(1).max(100).default(changelogPageSize),
  page: z.number().int().min(1).max(1000).default(1),
})
export type ChangelogRequest = z.output<typeof ChangelogRequest>

export const ChangelogEntry = z.object({
  _id: z.string(),
  at: z.string(),
  eventGroup: z.enum(eventGroups),
  kind: z.string(),
  /** Input of `toSentence`, with `eventGroup`, `kind` and `detail`. */
  contactName: z.string(),
  detail: z.record(z.string(), z.unknown()),
  contact: z.object({ _id: z.string(), fullName: z.string() }),
  property: z.object({ _id: z.string(), fullAddress: z.string() }).nullable(),
  agent: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  /** Only for notes: what the caller may do with it. */
  note: z.object({ mayEdit: z.boolean(), mayDelete: z.boolean(), editedAt: z.string().nullable() }).nullable(),
})
export type ChangelogEntry = z.infer<typeof ChangelogEntry>

export const ChangelogPage = z.object({
  data: z.array(ChangelogEntry),
  total: Total,
  page: z.number(),
  pageSize: z.number(),
  hasMore: z.boolean(),
})
export type ChangelogPage = z.infer<typeof ChangelogPage>
