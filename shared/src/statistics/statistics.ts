import * as z from 'zod'
import { Id } from '../http/fields.ts'

export const dateGroupings = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const
export type DateGrouping = (typeof dateGroupings)[number]

export const StatsRequest = z.object({
  dateFrom: z.iso.datetime({ offset: true }),
  dateTill: z.iso.datetime({ offset: true }),
  dateGroupingType: z.enum(dateGroupings),
  reportFilters: z
    .object({
      widgetIds: z.array(Id).max(500).optional(),
      landingPageIds: z.array(Id).max(500).optional(),
      contentIds: z.array(Id).max(500).optional(),
      eventTypes: z.array(z.enum(['view', 'entrance', 'click', 'submission'])).optional(),
    })
    .default({}),
})
export type StatsRequest = z.output<typeof StatsRequest>

/** One bucket, named by the moment it begins in the agency's time zone. */
export const StatsBucket = z.object({
  date: z.string(),
  views: z.number(),
  entrances: z.number(),
  clicks: z.number(),
  submissions: z.number(),
})
export type StatsBucket = z.infer<typeof StatsBucket>

export const StatsReply = z.object({ stats: z.array(StatsBucket), lastRefreshedAt: z.string() })

/** Of all time, and when somebody was last there. */
export const Totals = z.object({
  views: z.number(),
  entrances: z.number(),
  clicks: z.number(),
  leads: z.number(),
  latestActivity: z.string().nullable(),
})
export type Totals = z.infer<typeof Totals>
