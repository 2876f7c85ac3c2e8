import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { orderStages } from '@gable/shared/traffic/order-stages.ts'
import type { StepsReport } from '@gable/shared/traffic/traffic-report.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { getAssetStatistics } from '../statistics/asset-queries.ts'
import { getFirstDays, sumByStage, type TrafficRange } from './queries.ts'
import { listMedianSeconds } from './step-time-queries.ts'

/** How far the visitors of one asset got in a period, and how long they took. */
export async function getSteps(
  db: Db,
  scope: Scope,
  id: string,
  { from, till }: Omit<TrafficRange, 'ids'>,
): Promise<StepsReport> {
  const { kind } = orNotFound(await getAssetStatistics(db, scope, id), 'asset')
  const { stages, recordedFrom } = await listSteps(db, scope, kind, { ids: [id], from, till })
  const medians = await listMedianSeconds(db, scope, { assetId: id, from, till })
  const timed = stages.map((row) => ({ ...row, medianSeconds: medians.get(row.stage) ?? null }))
  return { stages: timed, recordedFrom, lastRefreshedAt: new Date().toISOString() }
}

/** Counts from the first day on which steps were recorded, since otherwise most visitors would seem to stop there. */
export async function listSteps(
  db: Db,
  scope: AccountScope,
  kind: AssetKind,
  range: TrafficRange,
): Promise<Pick<StepsReport, 'recordedFrom'> & { stages: ReturnType<typeof orderStages> }> {
  const { viewed, stepped } = await getFirstDays(db, scope, kind, range.ids)
  const isPartial = viewed !== null && stepped !== null && viewed < stepped && range.from < stepped
  const visits = await sumByStage(db, scope, kind, isPartial ? { ...range, from: stepped } : range)
  const hasVisits = [...visits.values()].some((count) => count > 0)
  return { stages: hasVisits ? orderStages(visits) : [], recordedFrom: isPartial ? stepped : null }
}
