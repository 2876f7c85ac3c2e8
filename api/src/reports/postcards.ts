import type { ContentIntent } from '@gable/shared/content/content-kind.ts'
import { type ReportColumn, type ReportTile, toRate } from '@gable/shared/reports/report.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { countDays } from '@gable/shared/time/calendar.ts'
import { listReportedContents, sumSpentCredits } from './content-queries.ts'
import { type CountedSeries, toCountedSeries } from './counted-series.ts'
import { hasCounts, sumByBucket, sumBySubject } from './counter-queries.ts'
import { formatComparison, formatNumber } from './headline.ts'
import type { DayRange, ReportContext, ReportDefinition, ReportPage, ReportSummary } from './report-definition.ts'
import { toRowPage } from './sort-rows.ts'
import { toCountTile, toRateTile } from './tiles.ts'

/** What postcards cost, who scanned them, and what a lead by postcard costs. */
export const postcardsReport: ReportDefinition<'postcards'> = {
  summarize,
  table: { getTitle: () => 'Postcards', getColumns: () => columns, listRows },
}

const subject = 'content'
/** The QR code and the short address count alike. */
const scans = ['scan', 'second-scan']
const types = ['sent', 'delivered', ...scans, 'submission']

async function summarize(context: ReportContext<'postcards'>): Promise<ReportSummary> {
  const { db, scope, query, period, previous } = context
  const ids = await listIds(context, query.intent)
  const series = toCountedSeries(await sumByBucket(db, scope, { subject, ids, types }, context), context)
  const sumCredits = async (range: DayRange) => sumValues(await sumSpentCredits(db, scope, ids, range))
  const spent = { value: await sumCredits(period), previous: await sumCredits(previous) }
  return {
    hasData: await hasCounts(db, scope, { subject, ids: await listIds(context, undefined), types: ['sent'] }),
    headline: getHeadline(context, series, spent.value),
    tiles: [...getCountTiles(series), ...getCreditTiles(series, spent)],
    chart: {
      kind: 'series',
      title: 'Delivered and scanned',
      unit: 'postcards',
      buckets: series.buckets,
      series: [
        { name: 'Delivered', values: series.getValues('delivered') },
        { name: 'Scanned', values: series.getValues(...scans) },
      ],
      meaning: 'Each scanned postcard counts on the day it was delivered, whenever it was scanned.',
    },
  }
}

const getCountTiles = (series: CountedSeries): ReportTile[] => [
  toCountTile(series, ['sent'], {
    key: 'sent',
    label: 'Sent',
    meaning: 'Postcards that were handed to the printer. Canceled postcards, and those that failed, do not count.',
  }),
  toCountTile(series, ['delivered'], {
    key: 'delivered',
    label: 'Delivered',
    meaning: 'Postcards that reached the mailbox, on the day they did.',
  }),
  toRateTile(series, [scans, ['delivered']], {
    key: 'scans',
    label: 'Scanned',
    meaning:
      'Postcards whose QR code or short address a person opened, out of those delivered. Each counts once, on the day it was delivered.',
  }),
  toCountTile(series, ['submission'], {
    key: 'leads',
    label: 'Submissions',
    meaning: 'Forms that visitors sent after they scanned a postcard, on the day they sent them.',
  }),
]

interface Spent {
  value: number
  previous: number
}

const getCreditTiles = (series: CountedSeries, spent: Spent): ReportTile[] => [
  {
    key: 'credits',
    label: 'Credits Spent',
    format: 'credits',
    ...spent,
    meaning: 'Credits of the postcards that were handed to the printer. Credits that came back do not count.',
  },
  {
    key: 'cost',
    label: 'Cost per Lead',
    format: 'credits',
    lessIsBetter: true,
    value: divide(spent.value, series.total('submission')),
    previous: divide(spent.previous, series.previous('submission')),
    meaning: 'Credits spent in the period, divided by the submissions in it.',
  },
]

const divide = (amount: number, by: number) => (by === 0 ? null : Math.round((amount / by) * 10) / 10)

function getHeadline({ period }: ReportContext<'postcards'>, series: CountedSeries, spent: number) {
  const [sent, submissions] = [series.total('sent'), series.total('submission')]
  if (sent === 0 && submissions === 0) return 'No postcards were sent in this period.'
  const compared = formatComparison(sent, series.previous('sent'), countDays(period.from, period.till))
  const rate = toRate(series.total(...scans), series.total('delivered'))
  const scanned = rate === null ? '' : ` ${formatNumber(rate)}% of those delivered were scanned.`
  const cost = divide(spent, submissions)
  const leads =
    cost === null ? '' : ` ${pluralize(submissions, 'submission')} followed, at ${pluralize(cost, 'credit')} each.`
  return `${pluralize(sent, 'postcard')} went out${compared}.${scanned}${leads}`
}

async function listIds({ db, scope }: ReportContext<'postcards'>, intent: ContentIntent | undefined) {
  const contents = await listReportedContents(db, scope, { medium: 'POSTCARD', intent })
  return contents.map(({ id }) => id)
}

const columns: readonly ReportColumn[] = [
  { key: 'title', header: 'Postcard', format: 'text', sortable: true },
  { key: 'sent', header: 'Sent', format: 'count', sortable: true },
  { key: 'delivered', header: 'Delivered', format: 'count', sortable: true },
  { key: 'scans', header: 'Scanned', format: 'share', sortable: true, meaning: 'Out of those delivered' },
  { key: 'leads', header: 'Submissions', format: 'share', sortable: true, meaning: 'Out of scans' },
  { key: 'credits', header: 'Credits spent', format: 'count', sortable: true },
  { key: 'cost', header: 'Cost per lead', format: 'credits', meaning: 'Credits spent, divided by submissions' },
]

async function listRows(context: ReportContext<'postcards'>, page: ReportPage) {
  const { db, scope, query, period } = context
  const contents = await listReportedContents(db, scope, { medium: 'POSTCARD', intent: query.intent })
  const ids = contents.map(({ id }) => id)
  const counted = await sumBySubject(db, scope, { subject, ids, types }, period)
  const spent = await sumSpentCredits(db, scope, ids, period)
  const rows = contents.flatMap(({ id, title }) => {
    const get = (type: string) => counted.get(id)?.get(type) ?? 0
    const credits = spent.get(id) ?? 0
    if (!counted.has(id) && credits === 0) return []
    const figures = { sent: get('sent'), delivered: get('delivered'), scans: get('scan') + get('second-scan') }
    return [{ id, name: title, ...figures, leads: get('submission'), credits }]
  })
  const { page: shown, total } = toRowPage(rows, query, page, {
    getKey: (row, sort: NonNullable<typeof query.sort>) => (sort === 'title' ? row.name : row[sort]),
    defaultSort: 'sent',
  })
  return {
    rows: shown.map(({ id, name, sent, delivered, scans, leads, credits }) => ({
      id,
      link: { kind: 'postcard' as const, id },
      cells: [
        name,
        sent,
        delivered,
        [scans, delivered] as [number, number],
        [leads, scans] as [number, number],
        credits,
        divide(credits, leads),
      ],
    })),
    total,
  }
}

const sumValues = (values: ReadonlyMap<string, number>) => [...values.values()].reduce((sum, value) => sum + value, 0)
