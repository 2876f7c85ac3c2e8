import { newId } from '@gable/shared/ids.ts'
import type { SubjectStatus } from '@gable/shared/subjects/subject.ts'
import { filledSettings } from '@gable/shared/widgets/filled-settings.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export const widgetsOf = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('subjects').where('subjects.account_id', '=', accountId).where('subjects.kind', '=', 'widget')

export async function findWidget(db: Db, scope: AccountScope, id: string): Promise<Widget | undefined> {
  const row = await inWhole(widgetsOf(db, scope).where('subjects.id', '=', id)).executeTakeFirst()
  return row && widgetOf(row)
}

/** With who changed it last, and all that was ever counted of it. */
export const inWhole = (widgets: ReturnType<typeof widgetsOf>) =>
  widgets
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'subjects.account_id').onRef('agents.id', '=', 'subjects.triggered_by'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('counter_total')
          .select([total('view').as('views'), total('entrance').as('entrances'), total('submission').as('leads')])
          .whereRef('counter_total.account_id', '=', 'subjects.account_id')
          .where('counter_total.subject', '=', 'widget')
          .whereRef('counter_total.subject_id', '=', 'subjects.id')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select([
      'subjects.id',
      'subjects.type',
      'subjects.name',
      'subjects.status',
      'subjects.branding_id',
      'subjects.settings',
      'subjects.updated_at',
      'subjects.triggered_at',
      'users.first_name',
      'users.last_name',
      'counted.views',
      'counted.entrances',
      'counted.leads',
    ])

const total = (type: string) => sql<number>`coalesce(sum(count) filter (where type = ${sql.lit(type)}), 0)::float8`

type Row = Awaited<ReturnType<ReturnType<typeof inWhole>['execute']>>[number]

export function widgetOf(row: Row): Widget {
  const type = row.type as WidgetType
  return {
    _id: row.id,
    type,
    name: row.name,
    status: row.status,
    settings: filledSettings(type, { ...row.settings, brandingId: row.branding_id }),
    updatedAt: row.updated_at.toISOString(),
    lastUpdated: {
      triggeredAt: row.triggered_at.toISOString(),
      triggeredBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`.trim(),
    },
    statistics: { views: row.views ?? 0, entrances: row.entrances ?? 0, leads: row.leads ?? 0 },
  } as Widget
}

/** As it is stored, held until the transaction ends. */
export interface HeldWidget {
  type: WidgetType
  status: SubjectStatus
  brandingId: string | null
  settings: Record<string, unknown>
  updatedAt: string
}

export async function lockWidget(db: Db, scope: AccountScope, id: string): Promise<HeldWidget | undefined> {
  const row = await widgetsOf(db, scope)
    .select(['type', 'status', 'branding_id', 'settings', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { type, status, branding_id, settings, updated_at } = row
  return { type: type as WidgetType, status, settings, brandingId: branding_id, updatedAt: updated_at.toISOString() }
}

export interface NewWidget {
  type: WidgetType
  name: string
  brandingId: string | null
  settings: Record<string, unknown>
}

export async function insertWidget(
  db: Db,
  { accountId, agentId }: Scope,
  { type, name, brandingId, settings }: NewWidget,
): Promise<string> {
  const id = newId()
  const now = new Date()
  await db
    .insertInto('subjects')
    .values({
      account_id: accountId,
      id,
      kind: 'widget',
      type,
      name,
      branding_id: brandingId,
      settings: JSON.stringify(settings),
      triggered_by: agentId,
      ...{ created_at: now, updated_at: now, triggered_at: now },
    })
    .execute()
  return id
}

type Change = Partial<Pick<NewWidget, 'name' | 'brandingId' | 'settings'> & { status: SubjectStatus }>

export async function updateWidget(
  db: Db,
  { accountId, agentId }: Scope,
  id: string,
  { name, status, brandingId, settings }: Change,
) {
  const now = new Date()
  await db
    .updateTable('subjects')
    .set({
      ...(name !== undefined && { name }),
      ...(status !== undefined && { status }),
      ...(brandingId !== undefined && { branding_id: brandingId }),
      ...(settings !== undefined && { settings: JSON.stringify(settings) }),
      ...{ updated_at: now, triggered_at: now, triggered_by: agentId },
    })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'widget')
    .where('id', '=', id)
    .execute()
}
