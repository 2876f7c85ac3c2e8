import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { ReportColumn, ReportLink, ReportRow } from '@gable/shared/reports/report.ts'
import type { TrafficDimension } from '@gable/shared/traffic/traffic.ts'
import { serializeTrafficFilter } from '@gable/shared/traffic/traffic-filter.ts'
import { dimensionLabels, getTrafficName, stageLabels } from '@gable/shared/traffic/traffic-labels.ts'
import type { TrafficRow } from '@gable/shared/traffic/traffic-report.ts'
import { listSteps } from '../traffic/get-steps.ts'
import { listTraffic } from '../traffic/get-traffic.ts'
import { listReportedAssets } from './asset-queries.ts'
import type { DayRange, ReportContext, ReportPage } from './report-definition.ts'
import { toRowPage } from './sort-rows.ts'

type TrafficReportName = 'widgets' | 'account-landing-pages'
type AssetFilter = { kind: AssetKind; type?: string | undefined }

export const stepColumns: readonly ReportColumn[] = [
  { key: 'name', header: 'Step', format: 'text' },
  { key: 'count', header: 'Visits', format: 'count' },
  { key: 'rate', header: 'Continued', format: 'share', meaning: 'Out of those of the step before' },
]

export const getTrafficColumns = (dimension: TrafficDimension): readonly ReportColumn[] => [
  { key: 'name', header: dimensionLabels[dimension], format: 'text', sortable: true },
  { key: 'views', header: 'Views', format: 'count', sortable: true },
  { key: 'share', header: 'Share', format: 'share', meaning: 'Out of all views' },
  { key: 'entrances', header: 'Entrances', format: 'share', sortable: true, meaning: 'Out of views' },
  { key: 'leads', header: 'Submissions', format: 'share', sortable: true, meaning: 'Out of entrances' },
]

/** How far visitors got in the period, all assets together. */
export async function listStepRows<N extends TrafficReportName>(
  { db, scope, period }: ReportContext<N>,
  { kind, type }: AssetFilter,
): Promise<{ rows: ReportRow[]; total: number }> {
  const ids = await listIds({ db, scope }, { kind, type })
  const { stages } = await listSteps(db, scope, kind, { ids, ...period })
  const rows = stages.map(({ stage, visits }, index): ReportRow => {
    const before = stages[index - 1]
    return { id: stage, link: null, cells: [stageLabels[stage], visits, before ? [visits, before.visits] : null] }
  })
  return { rows, total: rows.length }
}

/** Where the visitors of the period came from. Each row leads to its submissions. */
export async function listTrafficRows<N extends TrafficReportName>(
  { db, scope, query, period }: ReportContext<N>,
  { kind, type, dimension }: AssetFilter & { dimension: TrafficDimension },
  page: ReportPage,
): Promise<{ rows: ReportRow[]; total: number }> {
  const ids = await listIds({ db, scope }, { kind, type })
  const { rows, total: all } = await listTraffic(db, scope, { kind, dimension, range: { ids, ...period } })
  const named = rows.map((row) => ({ ...row, name: toName(row, dimension), leads: row.submissions }))
  const { page: shown, total } = toRowPage(named, query, page, {
    getKey: (row, sort: 'name' | 'views' | 'entrances' | 'leads') => row[sort],
    defaultSort: 'views',
  })
  return {
    rows: shown.map(({ name, views, entrances, leads, filter }) => ({
      id: name,
      link: (filter && leads > 0 && toSubmissionsLink(ids, period, filter)) || null,
      cells: [name, views, [views, all.views], [entrances, views], [leads, entrances]],
    })),
    total,
  }
}

const toName = (row: TrafficRow, dimension: TrafficDimension) =>
  getTrafficName(row, dimension) + (row.medium ? ` / ${row.medium}` : '')

/** The submissions of these pages or widgets on these days. Undefined if there are too many for an address. */
export const toSubmissionsLink = (
  ids: readonly string[],
  { from, till }: DayRange,
  filter: NonNullable<TrafficRow['filter']> = {},
): ReportLink | undefined =>
  ids.length > maxLinkedPages
    ? undefined
    : {
        kind: 'submissions',
        id: '',
        query: { received: `${from}..${till}`, traffic: serializeTrafficFilter({ ...filter, pages: ids.join() }) },
      }

const maxLinkedPages = 50

const listIds = async (
  { db, scope }: Pick<ReportContext<TrafficReportName>, 'db' | 'scope'>,
  filter: AssetFilter,
): Promise<string[]> => (await listReportedAssets(db, scope, filter)).map(({ id }) => id)
