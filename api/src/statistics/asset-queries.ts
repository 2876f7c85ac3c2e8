import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { Contract } from '@gable/shared/contract.ts'
import type { ParsedRequest } from '@gable/shared/http/endpoint.ts'
import type { AssetSort, AssetStatistics } from '@gable/shared/statistics/statistics.ts'
import { sql } from 'kysely'
import { withCounterTotals } from '../assets/counter-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** Selects the assets an agent can see: their personal pages and, with the marketing permission, the account's assets. */
export const visibleAssets = (db: Db, { accountId, agentId, permissions }: Scope) =>
  db
    .selectFrom('assets')
    .where('assets.account_id', '=', accountId)
    .where(({ eb, or }) => {
      const isPersonal = eb('assets.agent_id', '=', agentId)
      return permissions.includes('MANAGE_MARKETING_SETTINGS')
        ? or([isPersonal, eb('assets.agent_id', 'is', null)])
        : isPersonal
    })

type AssetListQuery = ParsedRequest<Contract['GET /agent/statistics']>['query']

export async function listAssetStatistics(
  db: Db,
  scope: Scope,
  { search, kind, page, pageSize, sort, sortOrder }: AssetListQuery,
) {
  const matching = visibleAssets(db, scope)
    .$if(search !== '', (query) => query.where(sql<boolean>`strpos(lower(assets.name), lower(${search})) > 0`))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as AssetKind))
  const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await withTotals(matching)
    .orderBy(orderColumns[sort], (by) => (sortOrder === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy(orderColumns.name)
    .orderBy('assets.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { data: rows.map(toAssetStatistics), total: Number(total) }
}

export async function getAssetStatistics(db: Db, scope: Scope, id: string): Promise<AssetStatistics | undefined> {
  const row = await withTotals(visibleAssets(db, scope).where('assets.id', '=', id)).executeTakeFirst()
  return row && toAssetStatistics(row)
}

const withTotals = (assets: ReturnType<typeof visibleAssets>) =>
  withCounterTotals(assets).select([
    'assets.id as _id',
    'assets.kind',
    'assets.type',
    'assets.name',
    'assets.status',
    'counted.views',
    'counted.entrances',
    'counted.clicks',
    'counted.leads',
    'counted.latest',
  ])

type AssetRow = Awaited<ReturnType<ReturnType<typeof withTotals>['execute']>>[number]

const toAssetStatistics = ({ views, entrances, clicks, leads, latest, ...asset }: AssetRow): AssetStatistics => ({
  ...asset,
  views: views ?? 0,
  entrances: entrances ?? 0,
  clicks: clicks ?? 0,
  leads: leads ?? 0,
  latestActivity: latest?.toISOString() ?? null,
})

const orderColumns: Record<AssetSort, ReturnType<typeof sql>> = {
  name: sql`lower(assets.name)`,
  views: sql`counted.views`,
  // Dashboards count clicks instead of entrances.
  entrances: sql`case when assets.kind = 'contact-dashboard' then counted.clicks else counted.entrances end`,
  leads: sql`counted.leads`,
  latestActivity: sql`counted.latest`,
}
