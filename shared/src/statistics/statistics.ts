import * as z from 'zod'
import { subjectKinds, subjectStatuses } from '../assets/subject.ts'
import { Id } from '../http/fields.ts'

export const dateGroupings = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const
export type DateGrouping = (typeof dateGroupings)[number]

export const countedTypes = ['view', 'entrance', 'click', 'submission'] as const
export type CountedType = (typeof countedTypes)[number]

const day = 86_400_000
/** A day more than said: clocks change. */
const longest = { HOUR: 32 * day, others: (5 * 366 + 1) * day }

const Moment = z.iso
  .datetime({ offset: true, error: 'Please enter a date and a time with its offset', abort: true })
  .refine((text) => Date.parse(text) >= Date.UTC(2000, 0) && Date.parse(text) < Date.UTC(2100, 0), {
    message: 'Please choose a date between 2000 and 2099',
    abort: true,
  })

const Ids = z.array(Id).max(500, 'Please choose at most 500').optional()

/** Whose and what kind of visits; nothing chosen is everything. */
const ReportFilters = z
  .object({
    widgetIds: Ids,
    landingPageIds: Ids,
    contentIds: Ids,
    eventTypes: z.array(z.enum(countedTypes)).max(countedTypes.length).optional(),
  })
  .default({})

const Period = z.object({ dateFrom: Moment, dateTill: Moment, reportFilters: ReportFilters })

/** From the first moment to the last one, which is not part of it; at most five years, and a month by hour. */
export const StatsRequest = bounded(
  Period.extend({ dateGroupingType: z.enum(dateGroupings, 'Please choose a grouping') }),
).refine((asked) => asked.dateGroupingType !== 'HOUR' || lengthOf(asked) <= longest.HOUR, {
  path: ['dateTill'],
  message: 'By hour, please choose at most 31 days',
})
export type StatsRequest = z.output<typeof StatsRequest>

export const ClicksRequest = bounded(Period)
export type ClicksRequest = z.output<typeof ClicksRequest>

const Counts = z.object({ views: z.number(), entrances: z.number(), clicks: z.number(), submissions: z.number() })
export type Counts = z.infer<typeof Counts>

/**
 * An hour, day, week or month, named by the moment it begins in the agency's time zone, and the moments between which
 * it was counted: at its ends a period holds only a part of one.
 */
export const StatsBucket = Counts.extend({ date: z.string(), from: z.string(), till: z.string() })
export type StatsBucket = z.infer<typeof StatsBucket>

export const StatsReply = z.object({ stats: z.array(StatsBucket), lastRefreshedAt: z.string() })
export type StatsReply = z.infer<typeof StatsReply>

/** How often a button was pressed, by the module it stands in and what it says; the most pressed first. */
export const ClicksReply = z.object({
  clicks: z.array(z.object({ moduleId: z.string(), text: z.string(), clicks: z.number() })),
  lastRefreshedAt: z.string(),
})
export type ClicksReply = z.infer<typeof ClicksReply>

/** Of all time, and when somebody was last there. */
export const Totals = Counts.omit({ submissions: true }).extend({
  leads: z.number(),
  latestActivity: z.string().nullable(),
})
export type Totals = z.infer<typeof Totals>

/** Something visitors meet, with all that was ever counted of it. */
export const CountedSubject = Totals.extend({
  _id: z.string(),
  kind: z.enum(subjectKinds),
  type: z.string(),
  name: z.string(),
  status: z.enum(subjectStatuses),
})
export type CountedSubject = z.infer<typeof CountedSubject>

export const subjectSorts = ['name', 'views', 'entrances', 'leads', 'latestActivity'] as const
export type SubjectSort = (typeof subjectSorts)[number]

interface Ends {
  dateFrom: string
  dateTill: string
}

function bounded<S extends z.ZodType<Ends>>(period: S) {
  return period
    .refine((asked) => lengthOf(asked) > 0, { path: ['dateTill'], message: 'The end must come after the beginning' })
    .refine((asked) => lengthOf(asked) <= longest.others, {
      path: ['dateTill'],
      message: 'Please choose at most five years',
    })
}

function lengthOf({ dateFrom, dateTill }: Ends) {
  return Date.parse(dateTill) - Date.parse(dateFrom)
}
