import * as z from 'zod'
import { toPercent } from '../statistics/rates.ts'
import { reportNames } from './report-name.ts'

/**
 * `money` is in cents, `percent` from 0 to 100. `share` has two numbers, shown as a rate with its fraction. `change` is
 * shown with its sign.
 */
const valueFormats = ['text', 'count', 'credits', 'percent', 'money', 'hours', 'change', 'date', 'share'] as const

const Figure = z.union([z.number(), z.null()])

/**
 * Where a row or a figure leads. `query` is added to its URL. `table` is the table of the same report: its query replaces
 * parameters, and removes those that are empty.
 */
const reportLinkKinds = [
  'widget',
  'landing-page',
  'contact-dashboard',
  'automation',
  'workflow',
  'email',
  'postcard',
  'contact',
  'property',
  'contacts',
  'duplicates',
  'enrichment',
  'submissions',
  'table',
] as const
export const ReportLink = z.object({
  kind: z.enum(reportLinkKinds),
  id: z.string(),
  query: z.record(z.string(), z.string()).optional(),
})
export type ReportLink = z.infer<typeof ReportLink>

/** A figure of the period, with the same figure of the previous period of the same length. */
export const ReportTile = z.object({
  key: z.string(),
  label: z.string(),
  format: z.enum(['count', 'credits', 'percent', 'money', 'hours']),
  /** Null where it cannot be known, such as a rate of nothing. */
  value: Figure,
  /** Null if there is nothing to compare with, such as a figure of today. */
  previous: Figure,
  /** The numbers behind a rate. */
  fraction: z.tuple([z.number(), z.number()]).optional(),
  /** A decrease is good, as with bounces. */
  lessIsBetter: z.boolean().optional(),
  /** What counts here, in a sentence or two. */
  meaning: z.string(),
  /** The rows that are counted. */
  link: ReportLink.optional(),
})
export type ReportTile = z.infer<typeof ReportTile>

const SeriesChart = z.object({
  kind: z.literal('series'),
  title: z.string(),
  unit: z.string(),
  /** The start of each day, week or month. */
  buckets: z.array(z.string()),
  /** The first is drawn as a line, the second as bars, each on its own axis. */
  series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })).max(2),
  meaning: z.string(),
})

/** Horizontal bars, of one segment each or of several. */
const DistributionChart = z.object({
  kind: z.literal('distribution'),
  title: z.string(),
  unit: z.string(),
  bars: z
    .array(z.object({ name: z.string(), segments: z.array(z.object({ name: z.string(), value: z.number() })) }))
    .max(24),
  meaning: z.string(),
})

export const ReportChart = z.discriminatedUnion('kind', [SeriesChart, DistributionChart])
export type ReportChart = z.infer<typeof ReportChart>

export const ReportColumn = z.object({
  key: z.string(),
  header: z.string(),
  format: z.enum(valueFormats),
  sortable: z.boolean().optional(),
  /** A text of several words, which may wrap. */
  isLong: z.boolean().optional(),
  /** What counts here. */
  meaning: z.string().optional(),
})
export type ReportColumn = z.infer<typeof ReportColumn>

export const ReportCell = z.union([z.string(), z.number(), z.null(), z.tuple([z.number(), z.number()])])
export type ReportCell = z.infer<typeof ReportCell>

export const ReportRow = z.object({
  id: z.string(),
  link: ReportLink.nullable(),
  /** One per column. */
  cells: z.array(ReportCell),
})
export type ReportRow = z.infer<typeof ReportRow>

const ReportTable = z.object({
  title: z.string(),
  columns: z.array(ReportColumn),
  rows: z.array(ReportRow),
  total: z.number(),
  /** What to say without rows, if the period is not the reason. */
  empty: z.object({ title: z.string(), text: z.string() }).optional(),
})

/** Homes on a map. */
export const ReportMap = z.object({
  title: z.string(),
  pins: z.array(
    z.object({ link: ReportLink, name: z.string(), detail: z.string(), latitude: z.number(), longitude: z.number() }),
  ),
})
export type ReportMap = z.infer<typeof ReportMap>

export const Report = z.object({
  name: z.enum(reportNames),
  /** False until there is anything to report about, whatever the period. */
  hasData: z.boolean(),
  /** The answer in one sentence. */
  headline: z.string(),
  /** All figures are of today, so the report has no period. */
  isOfToday: z.boolean().optional(),
  /** The days that are counted and those they are compared with, in the time zone of the agency. */
  period: z.object({ from: z.string(), till: z.string(), previousFrom: z.string(), previousTill: z.string() }),
  grouping: z.enum(['DAY', 'WEEK', 'MONTH']),
  tiles: z.array(ReportTile),
  chart: ReportChart,
  map: ReportMap.optional(),
  table: ReportTable,
  lastRefreshedAt: z.string(),
})
export type Report = z.infer<typeof Report>

/** The change of a tile in percent. Undefined without anything to compare with. */
export function getChange({ value, previous }: Pick<ReportTile, 'value' | 'previous'>): number | undefined {
  if (value === null || previous === null || previous === 0) return undefined
  return Math.round(((value - previous) / previous) * 1000) / 10
}

/** A rate as a tile shows it: null of nothing. */
export const toRate = (part: number, total: number): number | null => (total === 0 ? null : toPercent(part, total))
