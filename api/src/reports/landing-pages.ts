import type { ReportColumn, ReportRow } from '@gable/shared/reports/report.ts'
import { toPercent } from '@gable/shared/statistics/rates.ts'
import { countAssets, getAssetChart, getAssetColumns, getAssetTiles, listAssetRows } from './asset-figures.ts'
import { listReportedAssets } from './asset-queries.ts'
import type { ReportContext, ReportDefinition, ReportPage } from './report-definition.ts'
import { toRowPage } from './sort-rows.ts'
import { countSubmissionsByOrigin } from './submission-queries.ts'
import { getVisitHeadline } from './widgets.ts'

const kind = 'landing-page'

/** Which landing pages bring leads, at which step visitors leave, and where those who stay come from. */
export const landingPagesReport: ReportDefinition<'account-landing-pages'> = {
  async summarize(context) {
    const { series, hasData } = await countAssets(context, { kind })
    return {
      hasData,
      headline: getVisitHeadline(series, context.period, 'Landing pages'),
      tiles: getAssetTiles(series, 'landing page'),
      chart: getAssetChart(series, 'landing page'),
    }
  },
  table: {
    getTitle: ({ query }) => titles[query.breakdown],
    getColumns: ({ query }) => columns[query.breakdown],
    listRows: (context, page) => {
      const { query } = context
      if (query.breakdown === 'page') return listAssetRows(context, { kind, ...query }, page)
      return query.breakdown === 'step' ? listSteps(context) : listOrigins(context, query.breakdown, page)
    },
  },
}

const titles = { page: 'Landing pages', step: 'Steps', source: 'Sources', campaign: 'Campaigns' }

const originColumns = (header: string): readonly ReportColumn[] => [
  { key: 'name', header, format: 'text', sortable: true },
  {
    ...{ key: 'leads', header: 'Submissions', format: 'count', sortable: true },
    meaning: 'The submissions in the inbox, without spam',
  },
  { key: 'share', header: 'Share', format: 'percent', meaning: 'Out of all submissions from landing pages' },
]

const columns: Record<keyof typeof titles, readonly ReportColumn[]> = {
  page: getAssetColumns('Landing page'),
  step: [
    { key: 'name', header: 'Step', format: 'text' },
    { key: 'count', header: 'Visits', format: 'count' },
    { key: 'rate', header: 'Continued', format: 'share', meaning: 'Out of those of the step before' },
  ],
  source: originColumns('Source'),
  campaign: originColumns('Campaign'),
}

async function listSteps(context: ReportContext<'account-landing-pages'>) {
  const { series } = await countAssets(context, { kind })
  const steps = [
    { id: 'view', name: 'Saw the page' },
    { id: 'entrance', name: 'Started a journey' },
    { id: 'submission', name: 'Sent the form' },
  ]
  const rows = steps.map(({ id, name }, index): ReportRow => {
    const count = series.total(id)
    const before = steps[index - 1]
    return { id, link: null, cells: [name, count, before ? [count, series.total(before.id)] : null] }
  })
  return { rows, total: rows.length }
}

async function listOrigins(
  { db, scope, query, period, timeZone }: ReportContext<'account-landing-pages'>,
  breakdown: 'source' | 'campaign',
  page: ReportPage,
) {
  const assets = await listReportedAssets(db, scope, { kind })
  const ids = assets.map(({ id }) => id)
  const counted = await countSubmissionsByOrigin(db, scope, { ids, period, timeZone, breakdown })
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  const rows = counted.map(({ origin, count }) => ({
    id: origin ?? '',
    name: origin ?? unknownOrigins[breakdown],
    count,
  }))
  const { page: shown, total } = toRowPage(rows, query, page, {
    getKey: (row, sort) => (sort === 'name' ? row.name : row.count),
    defaultSort: 'leads' as NonNullable<typeof query.sort>,
  })
  return {
    rows: shown.map(
      ({ id, name, count }): ReportRow => ({ id, link: null, cells: [name, count, toPercent(count, all)] }),
    ),
    total,
  }
}

const unknownOrigins = { source: 'Direct or unknown', campaign: 'No campaign' }
