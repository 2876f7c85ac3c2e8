import type { DashboardBreakdown } from '@gable/shared/reports/breakdown.ts'
import type { ReportLink, ReportTile } from '@gable/shared/reports/report.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { countDays } from '@gable/shared/time/calendar.ts'
import { listDashboards } from '../contact-dashboard/dashboard-queries.ts'
import { type CountedSeries, toCountedSeries } from './counted-series.ts'
import { hasCounts, sumByBucket } from './counter-queries.ts'
import { countCorrections } from './dashboard-queries.ts'
import { dashboardColumns, dashboardTableTitles, listDashboardRows } from './dashboard-rows.ts'
import { formatComparison } from './headline.ts'
import type { DayRange, ReportContext, ReportDefinition, ReportSummary } from './report-definition.ts'
import { toCountTile, toRateTile } from './tiles.ts'

/** What owners do with the page of their home. */
export const contactDashboardReport: ReportDefinition<'contact-dashboard'> = {
  summarize,
  table: {
    getTitle: ({ query }) => dashboardTableTitles[query.breakdown satisfies DashboardBreakdown],
    getColumns: ({ query }) => dashboardColumns[query.breakdown],
    listRows: listDashboardRows,
  },
}

const subject = 'contact-dashboard'
const types = ['view', 'click', 'submission']

async function summarize(context: ReportContext<'contact-dashboard'>): Promise<ReportSummary> {
  const { db, scope, period, previous, timeZone } = context
  const ids = (await listDashboards(db, scope)).map(({ _id }) => _id)
  const series = toCountedSeries(await sumByBucket(db, scope, { subject, ids, types }, context), context)
  const sumCorrections = async (range: DayRange) =>
    (await countCorrections(db, scope, range, timeZone)).reduce((sum, { total }) => sum + total, 0)
  const corrections = { value: await sumCorrections(period), previous: await sumCorrections(previous) }
  return {
    hasData: await hasCounts(db, scope, { subject, ids, types }),
    headline: getHeadline(context, series, corrections.value),
    tiles: getTiles(series, corrections, ids.length === 1 ? ids[0] : undefined),
    chart: {
      kind: 'series',
      title: 'Views and clicks',
      unit: 'visits',
      buckets: series.buckets,
      series: [
        { name: 'Views', values: series.getValues('view') },
        { name: 'Clicks', values: series.getValues('click') },
      ],
      meaning: 'Views of dashboards and clicks on their buttons, on the day they happened.',
    },
  }
}

const getTiles = (
  series: CountedSeries,
  corrections: Pick<ReportTile, 'value' | 'previous'>,
  dashboardId: string | undefined,
): ReportTile[] => [
  {
    ...toCountTile(series, ['view'], {
      key: 'views',
      label: 'Views',
      meaning: 'Times that an owner opened their dashboard. Previews, and agents who are signed in, do not count.',
    }),
    ...toPerformanceLink(dashboardId),
  },
  {
    ...toRateTile(series, [['click'], ['view']], {
      key: 'clicks',
      label: 'Click-Through Rate',
      meaning: 'Clicks on buttons of the dashboard, out of views.',
    }),
    link: { kind: 'table', id: '', query: { breakdown: 'button' } },
  },
  {
    ...toCountTile(series, ['submission'], {
      key: 'leads',
      label: 'Submissions',
      meaning: 'Forms and requests that owners sent from their dashboard.',
    }),
    ...toPerformanceLink(dashboardId),
  },
  toRateTile(series, [['submission'], ['click']], {
    key: 'conversion',
    label: 'Conversion Rate',
    meaning: 'Forms and requests that owners sent, out of clicks.',
  }),
  {
    key: 'corrections',
    label: 'Corrections',
    format: 'count',
    ...corrections,
    link: { kind: 'table', id: '', query: { breakdown: 'owner' } },
    meaning: 'Facts about their home that owners corrected, and improvements that they told of.',
  },
]

/** The page of the only dashboard, whose charts list the contacts of the period. */
const toPerformanceLink = (id: string | undefined): { link?: ReportLink } =>
  id === undefined ? {} : { link: { kind: 'contact-dashboard', id } }

function getHeadline({ period }: ReportContext<'contact-dashboard'>, series: CountedSeries, corrections: number) {
  const views = series.total('view')
  if (views === 0) return 'No owner opened their dashboard in this period.'
  const compared = formatComparison(views, series.previous('view'), countDays(period.from, period.till))
  const [clicks, submissions] = [series.total('click'), series.total('submission')]
  const corrected = corrections > 0 ? ` They made ${pluralize(corrections, 'correction')}.` : ''
  return `Owners opened their dashboard ${views === 1 ? 'once' : `${views.toLocaleString('en-US')} times`}${compared}, clicked ${pluralize(clicks, 'button')} and sent ${pluralize(submissions, 'submission')}.${corrected}`
}
