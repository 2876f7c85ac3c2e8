import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { notRecorded, otherTraffic, type TrafficDimension } from '@gable/shared/traffic/traffic.ts'
import type { TrafficFilter, TrafficQuery, TrafficReport, TrafficRow } from '@gable/shared/traffic/traffic-report.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { getAssetStatistics } from '../statistics/asset-queries.ts'
import { sumByTraffic, sumVisits, type TrafficGroup, type TrafficRange, type VisitCounts } from './queries.ts'

/** The visits of one asset in a period by where they came from. */
export async function getTraffic(
  db: Db,
  scope: Scope,
  id: string,
  { by, from, till }: TrafficQuery,
): Promise<TrafficReport> {
  const { kind } = orNotFound(await getAssetStatistics(db, scope, id), 'asset')
  const { rows, total } = await listTraffic(db, scope, { kind, dimension: by, range: { ids: [id], from, till } })
  return { rows: rows.slice(0, maxRows), total, lastRefreshedAt: new Date().toISOString() }
}

const maxRows = 500

interface TrafficInput {
  kind: AssetKind
  dimension: TrafficDimension
  range: TrafficRange
}

/** All visits of a period. What is not in the rows of a day was counted before its origin was recorded. */
export async function listTraffic(
  db: Db,
  scope: AccountScope,
  { kind, dimension, range }: TrafficInput,
): Promise<{ rows: TrafficRow[]; total: VisitCounts }> {
  const groups = await sumByTraffic(db, scope, range, dimension)
  const total = await sumVisits(db, scope, kind, range)
  const rows = groups.map((group) => toRow(group, dimension))
  const missing = mapCounts((key) => Math.max(0, total[key] - groups.reduce((sum, group) => sum + group[key], 0)))
  const unknown = rows.find((row) => row.kind === 'unknown')
  if (unknown)
    Object.assign(
      unknown,
      mapCounts((key) => unknown[key] + missing[key]),
    )
  else if (hasCounts(missing)) rows.push({ kind: 'unknown', name: '', ...missing, filter: null })
  return { rows: mergeRows(rows).filter(hasCounts).sort(byViews), total }
}

function toRow({ value, medium, isSite, ...counts }: TrafficGroup, dimension: TrafficDimension): TrafficRow {
  if (value === notRecorded) return { kind: 'unknown', name: '', ...counts, filter: null }
  if (value === otherTraffic) return { kind: 'other', name: '', ...counts, filter: null }
  const filter = toFilter(value, medium, isSite)[dimension]
  if (value === '') return { kind: 'none', name: '', ...counts, filter }
  return { kind: 'value', name: value, ...(medium && !isSite && { medium }), ...counts, filter }
}

const toFilter = (value: string, medium: string, isSite: boolean): Record<TrafficDimension, TrafficFilter> => ({
  campaign: { campaign: value },
  source: isSite || value === '' ? { source: '', site: value } : { source: value, medium },
  referrer: { site: value },
  device: { device: value },
})

/** A site may be grouped by several media, and what is unknown by several sources. */
function mergeRows(rows: TrafficRow[]): TrafficRow[] {
  const merged = new Map<string, TrafficRow>()
  for (const row of rows) {
    const key = JSON.stringify([row.kind, row.name, row.medium ?? ''])
    const same = merged.get(key)
    merged.set(key, same ? { ...same, ...mapCounts((count) => same[count] + row[count]) } : row)
  }
  return [...merged.values()]
}

const countKeys = ['views', 'entrances', 'submissions'] as const

const mapCounts = (get: (key: (typeof countKeys)[number]) => number): VisitCounts => ({
  views: get('views'),
  entrances: get('entrances'),
  submissions: get('submissions'),
})

const hasCounts = (counts: VisitCounts) => countKeys.some((key) => counts[key] > 0)

const order = { value: 0, none: 0, other: 1, unknown: 2 }

const byViews = (one: TrafficRow, another: TrafficRow) =>
  order[one.kind] - order[another.kind] ||
  another.views - one.views ||
  another.submissions - one.submissions ||
  one.name.localeCompare(another.name)
