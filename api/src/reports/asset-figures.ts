import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { ReportColumn, ReportLink, ReportRow, ReportTile } from '@gable/shared/reports/report.ts'
import type { ReportName } from '@gable/shared/reports/report-name.ts'
import { listReportedAssets } from './asset-queries.ts'
import { type CountedSeries, toCountedSeries } from './counted-series.ts'
import { hasCounts, sumByBucket, sumBySubject } from './counter-queries.ts'
import type { ReportContext, ReportPage } from './report-definition.ts'
import { toRowPage } from './sort-rows.ts'
import { toCountTile, toRateTile } from './tiles.ts'

const types = ['view', 'entrance', 'submission']

interface AssetFilter {
  kind: AssetKind
  type?: string | undefined
}

/** The visits of widgets or landing pages over a period, and whether there ever were any. */
export async function countAssets<N extends ReportName>(context: ReportContext<N>, { kind, type }: AssetFilter) {
  const { db, scope } = context
  const assets = await listReportedAssets(db, scope, { kind })
  const shown = type === undefined ? assets : await listReportedAssets(db, scope, { kind, type })
  const filter = { subject: kind, types }
  const rows = await sumByBucket(db, scope, { ...filter, ids: shown.map(({ id }) => id) }, context)
  return {
    series: toCountedSeries(rows, context),
    hasData: await hasCounts(db, scope, { ...filter, ids: assets.map(({ id }) => id) }),
    shownIds: shown.map(({ id }) => id),
  }
}

/** Views, starts and submissions, each with what counts. */
export const getAssetTiles = (
  series: CountedSeries,
  noun: string,
  submissions: ReportLink | undefined,
): ReportTile[] => [
  toCountTile(series, ['view'], {
    key: 'views',
    label: 'Views',
    meaning: `Times that a visitor saw a ${noun}, once per page load. Bots, previews, and agents who are signed in do not count.`,
  }),
  toRateTile(series, [['entrance'], ['view']], {
    key: 'entrances',
    label: 'Entrances',
    meaning: 'Journeys that visitors started, by a button or an address, out of views.',
  }),
  {
    ...toCountTile(series, ['submission'], {
      key: 'leads',
      label: 'Submissions',
      meaning: 'Forms that visitors sent, except spam that was set aside.',
    }),
    ...(submissions && series.total('submission') > 0 && { link: submissions }),
  },
  toRateTile(series, [['submission'], ['entrance']], {
    key: 'conversion',
    label: 'Conversion Rate',
    meaning: 'Forms that visitors sent, out of journeys that they started.',
  }),
]

export const getAssetChart = ({ buckets, getValues }: CountedSeries, noun: string) => ({
  kind: 'series' as const,
  title: 'Views and submissions',
  unit: 'visits',
  buckets,
  series: [
    { name: 'Views', values: getValues('view') },
    { name: 'Submissions', values: getValues('submission') },
  ],
  meaning: `Views of a ${noun} and forms sent from it, on the day they happened.`,
})

export const getAssetColumns = (header: string): readonly ReportColumn[] => [
  { key: 'name', header, format: 'text', sortable: true },
  { key: 'views', header: 'Views', format: 'count', sortable: true },
  { key: 'entrances', header: 'Entrances', format: 'share', sortable: true, meaning: 'Out of views' },
  { key: 'leads', header: 'Submissions', format: 'share', sortable: true, meaning: 'Out of entrances' },
]

type AssetSort = 'name' | 'views' | 'entrances' | 'leads'

interface AssetOrder {
  sort?: AssetSort | undefined
  sortOrder: 'asc' | 'desc'
}

/** The assets with visits in the period, and those that visitors can see now. */
export async function listAssetRows<N extends ReportName>(
  { db, scope, period }: ReportContext<N>,
  { kind, type, ...order }: AssetFilter & AssetOrder,
  page: ReportPage,
): Promise<{ rows: ReportRow[]; total: number }> {
  const assets = await listReportedAssets(db, scope, { kind, type })
  const counted = await sumBySubject(db, scope, { subject: kind, ids: assets.map(({ id }) => id), types }, period)
  const rows = assets.flatMap(({ id, name, status }) => {
    const get = (type: string) => counted.get(id)?.get(type) ?? 0
    if (status !== 'PUBLISHED' && !counted.has(id)) return []
    return [{ id, name, views: get('view'), entrances: get('entrance'), leads: get('submission') }]
  })
  const { page: shown, total } = toRowPage(rows, order, page, {
    getKey: (row, sort: AssetSort) => row[sort],
    defaultSort: 'views',
  })
  return { rows: shown.map((row) => toRow(kind, row)), total }
}

interface AssetFigures {
  id: string
  name: string
  views: number
  entrances: number
  leads: number
}

const toRow = (kind: AssetKind, { id, name, views, entrances, leads }: AssetFigures): ReportRow => ({
  id,
  link: { kind, id },
  cells: [name, views, [entrances, views], [leads, entrances]],
})
