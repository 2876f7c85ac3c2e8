import * as z from 'zod'
import { assetKinds, assetStatuses } from '../assets/asset.ts'
import { Id } from '../http/fields.ts'
import { dayLength } from '../time/calendar.ts'

export const dateGroupings = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const
export type DateGrouping = (typeof dateGroupings)[number]

export const counterTypes = ['view', 'entrance', 'click', 'submission'] as const
export type CounterType = (typeof counterTypes)[number]

/** One day longer than the messages say, to allow for clock changes. */
const maxLength = { HOUR: 32 * dayLength, others: (5 * 366 + 1) * dayLength }

const Moment = z.iso
  .datetime({ offset: true, error: 'Please enter a date and time with a UTC offset', abort: true })
  .refine((text) => Date.parse(text) >= Date.UTC(2000, 0) && Date.parse(text) < Date.UTC(2100, 0), {
    message: 'Please choose a date between 2000 and 2099',
    abort: true,
  })

const Ids = z.array(Id).max(500, 'Please choose at most 500').optional()

/** Which assets and event types to count. A missing or empty list means all. */
const ReportFilters = z
  .object({
    widgetIds: Ids,
    landingPageIds: Ids,
    contentIds: Ids,
    eventTypes: z.array(z.enum(counterTypes)).max(counterTypes.length).optional(),
  })
  .default({})

const Period = z.object({ dateFrom: Moment, dateTill: Moment, reportFilters: ReportFilters })

/** A period and a grouping. `dateTill` is exclusive. At most five years, or one month by hour. */
export const GroupedPeriod = bounded(
  z.object({
    dateFrom: Moment,
    dateTill: Moment,
    dateGroupingType: z.enum(dateGroupings, 'Please choose a grouping'),
  }),
).refine((request) => request.dateGroupingType !== 'HOUR' || getDuration(request) <= maxLength.HOUR, {
  path: ['dateTill'],
  message: 'Please choose at most 31 days by hour',
})

export const StatsRequest = z.intersection(GroupedPeriod, z.object({ reportFilters: ReportFilters }))
export type StatsRequest = z.output<typeof StatsRequest>

/** `origins` are the kinds of pages that submissions were sent from. A missing or empty list means all. */
export const SubmissionStatsRequest = z.intersection(
  GroupedPeriod,
  z.object({ origins: z.array(z.enum(assetKinds)).max(assetKinds.length).optional(), subjectIds: Ids }),
)
export type SubmissionStatsRequest = z.output<typeof SubmissionStatsRequest>

export const ClicksRequest = bounded(Period)
export type ClicksRequest = z.output<typeof ClicksRequest>

const Counts = z.object({ views: z.number(), entrances: z.number(), clicks: z.number(), submissions: z.number() })
export type Counts = z.infer<typeof Counts>

/**
 * An hour, day, week or month. `date` is its start in the agency's time zone; `from` and `till` are the counted part,
 * which is shorter for the first and the last bucket of a period.
 */
export const StatsBucket = Counts.extend({ date: z.string(), from: z.string(), till: z.string() })
export type StatsBucket = z.infer<typeof StatsBucket>

export const StatsReply = z.object({ stats: z.array(StatsBucket), lastRefreshedAt: z.string() })
export type StatsReply = z.infer<typeof StatsReply>

export const SubmissionStatsReply = StatsReply.extend({
  stats: z.array(StatsBucket.pick({ date: true, from: true, till: true, submissions: true })),
})
export type SubmissionStatsReply = z.infer<typeof SubmissionStatsReply>

/** Clicks per button, by module and button text, most clicked first. */
export const ClicksReply = z.object({
  clicks: z.array(
    z.object({
      moduleId: z.string(),
      /** Null after the module was removed. */
      moduleName: z.string().nullable(),
      text: z.string(),
      clicks: z.number(),
    }),
  ),
  lastRefreshedAt: z.string(),
})
export type ClicksReply = z.infer<typeof ClicksReply>

/** All-time counts and the time of the latest event. */
export const Totals = Counts.omit({ submissions: true }).extend({
  leads: z.number(),
  latestActivity: z.string().nullable(),
})
export type Totals = z.infer<typeof Totals>

/** A widget, landing page or dashboard with its all-time statistics. */
export const AssetStatistics = Totals.extend({
  _id: z.string(),
  kind: z.enum(assetKinds),
  type: z.string(),
  name: z.string(),
  status: z.enum(assetStatuses),
})
export type AssetStatistics = z.infer<typeof AssetStatistics>

export const assetSorts = ['name', 'views', 'entrances', 'leads', 'latestActivity'] as const
export type AssetSort = (typeof assetSorts)[number]

interface PeriodBounds {
  dateFrom: string
  dateTill: string
}

function bounded<S extends z.ZodType<PeriodBounds>>(period: S) {
  return period
    .refine((request) => getDuration(request) > 0, { path: ['dateTill'], message: 'The end must be after the start' })
    .refine((request) => getDuration(request) <= maxLength.others, {
      path: ['dateTill'],
      message: 'Please choose at most five years',
    })
}

function getDuration({ dateFrom, dateTill }: PeriodBounds) {
  return Date.parse(dateTill) - Date.parse(dateFrom)
}
