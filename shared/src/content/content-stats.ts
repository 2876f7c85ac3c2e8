import * as z from 'zod'
import { Id } from '../http/fields.ts'
import { GroupedPeriod } from '../statistics/statistics.ts'

/** What is counted of emails and postcards. `open` counts people; `machine-open` scanners and proxies. */
export const contentEventTypes = [
  'sent',
  'delivered',
  'open',
  'machine-open',
  'click',
  'scan',
  'second-scan',
  'submission',
  'bounce',
  'unsubscribe',
  'complaint',
] as const
export type ContentEventType = (typeof contentEventTypes)[number]

/** A missing or empty list means all. */
const ReportFilters = z
  .object({
    contentIds: z.array(Id).max(500, 'Please choose at most 500').optional(),
    eventTypes: z.array(z.enum(contentEventTypes)).max(contentEventTypes.length).optional(),
  })
  .default({})

export const ContentStatsRequest = z.intersection(GroupedPeriod, z.object({ reportFilters: ReportFilters }))
export type ContentStatsRequest = z.output<typeof ContentStatsRequest>

/** An hour, day, week or month with the count of each event type that was asked for. */
export const ContentStatsBucket = z.object({
  date: z.string(),
  from: z.string(),
  till: z.string(),
  counts: z.partialRecord(z.enum(contentEventTypes), z.number()),
})
export type ContentStatsBucket = z.infer<typeof ContentStatsBucket>

export const ContentStatsReply = z.object({ stats: z.array(ContentStatsBucket), lastRefreshedAt: z.string() })
export type ContentStatsReply = z.infer<typeof ContentStatsReply>
