import type { SubjectKind, SubjectStatus } from '@gable/shared/assets/subject.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { withCounts } from './counted-queries.ts'

export const subjectsOf = (db: Db, { accountId }: AccountScope, kind: SubjectKind) =>
  db.selectFrom('subjects').where('subjects.account_id', '=', accountId).where('subjects.kind', '=', kind)

export type Subjects = ReturnType<typeof subjectsOf>

/** With who changed it last, and all that was ever counted of it. */
export const inWhole = (subjects: Subjects) =>
  withCounts(subjects)
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'subjects.account_id').onRef('agents.id', '=', 'subjects.triggered_by'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .select([
      'subjects.id',
      'subjects.type',
      'subjects.name',
      'subjects.status',
      'subjects.agent_id',
      'subjects.branding_id',
      'subjects.settings',
      'subjects.general_settings',
      'subjects.updated_at',
      'subjects.triggered_at',
      'users.first_name',
      'users.last_name',
      'counted.views',
      'counted.entrances',
      'counted.leads',
    ])

export type SubjectRow = Awaited<ReturnType<ReturnType<typeof inWhole>['execute']>>[number]

/** What is told of everything that visitors meet, whatever its kind. */
export const standingOf = (row: SubjectRow) => ({
  _id: row.id,
  name: row.name,
  status: row.status,
  updatedAt: row.updated_at.toISOString(),
  lastUpdated: {
    triggeredAt: row.triggered_at.toISOString(),
    triggeredBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`.trim(),
  },
  statistics: { views: row.views ?? 0, entrances: row.entrances ?? 0, leads: row.leads ?? 0 },
})

/** As it is stored, held until the transaction ends. */
export interface HeldSubject {
  type: string
  status: SubjectStatus
  agentId: string | null
  brandingId: string | null
  settings: Record<string, unknown>
  generalSettings: Record<string, unknown>
  updatedAt: string
}

export async function lockSubject(
  db: Db,
  scope: AccountScope,
  kind: SubjectKind,
  id: string,
): Promise<HeldSubject | undefined> {
  const row = await subjectsOf(db, scope, kind)
    .select(['type', 'status', 'agent_id', 'branding_id', 'settings', 'general_settings', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { type, status, agent_id, branding_id, settings, general_settings, updated_at } = row
  return {
    ...{ type, status, settings, agentId: agent_id, brandingId: branding_id, generalSettings: general_settings },
    updatedAt: updated_at.toISOString(),
  }
}

export interface NewSubject {
  kind: SubjectKind
  type: string
  name: string
  /** Whose own it is, if it is not the account's. */
  agentId?: string | null
  brandingId: string | null
  settings: Record<string, unknown>
  generalSettings?: Record<string, unknown>
}

export async function insertSubject(db: Db, scope: Scope, subject: NewSubject): Promise<string> {
  const { kind, type, name, agentId = null, brandingId, settings, generalSettings = {} } = subject
  const id = newId()
  const now = new Date()
  await db
    .insertInto('subjects')
    .values({
      ...{ account_id: scope.accountId, id, kind, type, name, agent_id: agentId, branding_id: brandingId },
      settings: JSON.stringify(settings),
      general_settings: JSON.stringify(generalSettings),
      triggered_by: scope.agentId,
      ...{ created_at: now, updated_at: now, triggered_at: now },
    })
    .execute()
  return id
}

type Change = Partial<Pick<NewSubject, 'name' | 'brandingId' | 'settings' | 'generalSettings'>> & {
  status?: SubjectStatus
}

export async function updateSubject(
  db: Db,
  { accountId, agentId }: Scope,
  id: string,
  { name, status, brandingId, settings, generalSettings }: Change,
) {
  const now = new Date()
  await db
    .updateTable('subjects')
    .set({
      ...(name !== undefined && { name }),
      ...(status !== undefined && { status }),
      ...(brandingId !== undefined && { branding_id: brandingId }),
      ...(settings !== undefined && { settings: JSON.stringify(settings) }),
      ...(generalSettings !== undefined && { general_settings: JSON.stringify(generalSettings) }),
      ...{ updated_at: now, triggered_at: now, triggered_by: agentId },
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}
