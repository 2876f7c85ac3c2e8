import type { AssetKind, AssetStatus } from '@gable/shared/assets/asset.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { withCounterTotals } from './counter-queries.ts'

export const selectAssets = (db: Db, { accountId }: AccountScope, kind: AssetKind) =>
  db.selectFrom('assets').where('assets.account_id', '=', accountId).where('assets.kind', '=', kind)

export type AssetQuery = ReturnType<typeof selectAssets>

/** Adds the columns of a row, with its all-time totals and the name of its last editor. */
export const withSummaryColumns = (assets: AssetQuery) =>
  withCounterTotals(assets)
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'assets.account_id').onRef('agents.id', '=', 'assets.triggered_by'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .select([
      'assets.id',
      'assets.type',
      'assets.name',
      'assets.status',
      'assets.agent_id',
      'assets.branding_id',
      'assets.settings',
      'assets.general_settings',
      'assets.updated_at',
      'assets.triggered_at',
      'users.full_name as triggered_by_name',
      sql<boolean>`exists (select from landing_page_drafts d
        where d.account_id = assets.account_id and d.page_id = assets.id)`.as('has_draft'),
      currentSlug.as('slug'),
      isSlugShared.as('is_slug_shared'),
      'counted.views',
      'counted.entrances',
      'counted.clicks',
      'counted.leads',
    ])

/** The readable address of a page. */
export const currentSlug = sql<string | null>`(select l.slug from landing_page_slugs l
  where l.account_id = assets.account_id and l.page_id = assets.id and l.is_current)`

/** Whether the page also has it on the host that agencies share. */
export const isSlugShared = sql<boolean>`exists (select from landing_page_slugs l
  join shared_page_slugs g on g.slug = l.slug and g.page_id = l.page_id
  where l.account_id = assets.account_id and l.page_id = assets.id and l.is_current)`

export type AssetRow = Awaited<ReturnType<ReturnType<typeof withSummaryColumns>['execute']>>[number]

export const toAssetSummary = (row: AssetRow) => ({
  _id: row.id,
  name: row.name,
  status: row.status,
  updatedAt: row.updated_at.toISOString(),
  lastUpdated: {
    triggeredAt: row.triggered_at.toISOString(),
    triggeredBy: row.triggered_by_name,
  },
  statistics: { views: row.views ?? 0, entrances: row.entrances ?? 0, leads: row.leads ?? 0 },
})

/** A stored asset whose row is locked until the transaction ends. */
export interface LockedAsset {
  type: string
  status: AssetStatus
  agentId: string | null
  brandingId: string | null
  settings: Record<string, unknown>
  generalSettings: Record<string, unknown>
  updatedAt: string
}

export async function lockAsset(
  db: Db,
  scope: AccountScope,
  kind: AssetKind,
  id: string,
): Promise<LockedAsset | undefined> {
  const row = await selectAssets(db, scope, kind)
    .select(['type', 'status', 'agent_id', 'branding_id', 'settings', 'general_settings', 'updated_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { type, status, agent_id, branding_id, settings, general_settings, updated_at } = row
  return {
    type,
    status,
    settings,
    agentId: agent_id,
    brandingId: branding_id,
    generalSettings: general_settings,
    updatedAt: updated_at.toISOString(),
  }
}

interface NewAsset {
  kind: AssetKind
  type: string
  name: string
  status?: AssetStatus
  /** The agent whose personal page it is. Null means the asset belongs to the whole account. */
  agentId?: string | null
  brandingId: string | null
  settings: Record<string, unknown>
  generalSettings?: Record<string, unknown>
}

export async function insertAsset(db: Db, scope: Scope, asset: NewAsset): Promise<string> {
  const { kind, type, name, status = 'PUBLISHED', agentId = null, brandingId, settings, generalSettings = {} } = asset
  const id = newId()
  const now = new Date()
  await db
    .insertInto('assets')
    .values({
      account_id: scope.accountId,
      id,
      kind,
      type,
      name,
      status,
      agent_id: agentId,
      branding_id: brandingId,
      settings: JSON.stringify(settings),
      general_settings: JSON.stringify(generalSettings),
      triggered_by: scope.agentId,
      created_at: now,
      updated_at: now,
      triggered_at: now,
    })
    .execute()
  return id
}

type AssetChange = Partial<Pick<NewAsset, 'name' | 'status' | 'brandingId' | 'settings' | 'generalSettings'>>

export async function updateAsset(
  db: Db,
  { accountId, agentId }: Scope,
  id: string,
  { name, status, brandingId, settings, generalSettings }: AssetChange,
) {
  const now = new Date()
  await db
    .updateTable('assets')
    .set({
      ...(name !== undefined && { name }),
      ...(status !== undefined && { status }),
      ...(brandingId !== undefined && { branding_id: brandingId }),
      ...(settings !== undefined && { settings: JSON.stringify(settings) }),
      ...(generalSettings !== undefined && { general_settings: JSON.stringify(generalSettings) }),
      updated_at: now,
      triggered_at: now,
      triggered_by: agentId,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}
