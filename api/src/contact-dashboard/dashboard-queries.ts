import type { ContactDashboard, DashboardModule, GeneralSettings } from '@gable/shared/contact-dashboard/dashboard.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { type AssetRow, lockAsset, selectAssets, updateAsset, withSummaryColumns } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { readModules, replaceModules } from './read-modules.ts'

const kind = 'contact-dashboard'

export async function listDashboards(db: Db, scope: AccountScope): Promise<ContactDashboard[]> {
  const rows = await withSummaryColumns(selectAssets(db, scope, kind))
    .orderBy('assets.created_at')
    .execute()
  return rows.map(toDashboard)
}

export async function getDashboardOrThrow(db: Db, scope: AccountScope, id: string): Promise<ContactDashboard> {
  const row = await withSummaryColumns(selectAssets(db, scope, kind).where('assets.id', '=', id)).executeTakeFirst()
  return toDashboard(orNotFound(row, 'contact dashboard'))
}

/** The modules of a dashboard whose row is locked until the transaction ends, and a function that replaces them. */
export async function lockModulesOrThrow(db: Db, scope: Scope, id: string) {
  const { settings, updatedAt } = orNotFound(await lockAsset(db, scope, kind, id), 'contact dashboard')
  return {
    modules: readModules(settings, updatedAt),
    store: (modules: readonly DashboardModule[]) =>
      updateAsset(db, scope, id, { settings: replaceModules(settings, modules) }),
  }
}

export async function updateGeneralSettings(
  db: Db,
  scope: Scope,
  id: string,
  { trackingCode, basedOn }: GeneralSettings & { basedOn?: string | undefined },
) {
  const stored = orNotFound(await lockAsset(db, scope, kind, id), 'contact dashboard')
  requireUnchanged(readGeneralSettings(stored.generalSettings, stored.updatedAt), { basedOn })
  await updateAsset(db, scope, id, {
    generalSettings: { ...stored.generalSettings, trackingCode, updatedAt: new Date().toISOString() },
  })
}

function toDashboard(row: AssetRow): ContactDashboard {
  const updatedAt = row.updated_at.toISOString()
  return {
    _id: row.id,
    name: row.name,
    brandingId: row.branding_id,
    modules: readModules(row.settings, updatedAt),
    generalSettings: readGeneralSettings(row.general_settings, updatedAt),
    updatedAt,
    updatedBy: row.triggered_by_name,
    lastUpdated: { triggeredAt: row.triggered_at.toISOString(), triggeredBy: row.triggered_by_name },
    statistics: { views: row.views ?? 0, clicks: row.clicks ?? 0, leads: row.leads ?? 0 },
  }
}

/** The settings have a time of their own, so that a saved module does not make them outdated. */
const readGeneralSettings = (
  { trackingCode, updatedAt }: Record<string, unknown>,
  dashboardUpdatedAt: string,
): ContactDashboard['generalSettings'] => ({
  trackingCode: typeof trackingCode === 'string' ? trackingCode : '',
  updatedAt: typeof updatedAt === 'string' ? updatedAt : dashboardUpdatedAt,
})
