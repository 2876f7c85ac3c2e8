import { orNotFound } from '@gable/shared/http/problem.ts'
import type { IntakeSource, IntakeSourceChange, NewIntakeSource } from '@gable/shared/lead-intake/source.ts'
import { sql } from 'kysely'
import { lockInAccount } from '../platform/account-lock-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

const selectSources = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('lead_intake_sources as s')
    .select([
      's.id',
      's.name',
      's.code',
      's.is_paused',
      's.lead_type',
      's.tags',
      's.mapping',
      's.created_at',
      's.updated_at',
      's.last_received_at',
      's.received_count',
      's.lead_count',
      's.rejected_count',
      's.last_rejected_at',
      's.last_rejection',
      sql<boolean>`s.secret is not null`.as('isSigned'),
      sql<number>`(select count(*)::int from lead_intake_entries e
        where e.account_id = ${accountId} and e.source_id = s.id and e.state = 'OPEN')`.as('open'),
    ])
    .where('s.account_id', '=', accountId)

type SourceRow = Awaited<ReturnType<ReturnType<typeof selectSources>['executeTakeFirstOrThrow']>>

const toSource = (row: SourceRow, origin: string): IntakeSource => ({
  _id: row.id,
  name: row.name,
  url: `${origin}/api/public/lead-intake/${row.code}`,
  isSigned: row.isSigned,
  isPaused: row.is_paused,
  leadType: row.lead_type,
  tags: row.tags,
  mapping: row.mapping,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  lastReceivedAt: row.last_received_at?.toISOString() ?? null,
  received: row.received_count,
  leads: row.lead_count,
  rejected: row.rejected_count,
  lastRejectedAt: row.last_rejected_at?.toISOString() ?? null,
  lastRejection: row.last_rejection,
  open: row.open,
})

export async function listSources(db: Db, scope: AccountScope, origin: string): Promise<IntakeSource[]> {
  const rows = await selectSources(db, scope).orderBy('s.created_at').orderBy('s.id').execute()
  return rows.map((row) => toSource(row, origin))
}

export async function getSourceOrThrow(
  db: Db,
  scope: AccountScope,
  sourceId: string,
  origin: string,
): Promise<IntakeSource> {
  const row = await selectSources(db, scope).where('s.id', '=', sourceId).executeTakeFirst()
  return toSource(orNotFound(row, 'source'), origin)
}

/** What a request to a source needs to know. */
export const getReceivingSource = (db: Db, { accountId }: AccountScope, sourceId: string) =>
  db
    .selectFrom('lead_intake_sources')
    .select(['id', 'name', 'secret', 'is_paused as isPaused', 'lead_type as leadType', 'tags', 'mapping'])
    .where('account_id', '=', accountId)
    .where('id', '=', sourceId)
    .executeTakeFirst()

export type ReceivingSource = NonNullable<Awaited<ReturnType<typeof getReceivingSource>>>

export async function lockAndCountSources(db: Db, scope: AccountScope): Promise<number> {
  await lockInAccount(db, scope, 'lead intake')
  const { count } = await db
    .selectFrom('lead_intake_sources')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', scope.accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function isNameTaken(
  db: Db,
  { accountId }: AccountScope,
  name: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('lead_intake_sources')
    .select('id')
    .where('account_id', '=', accountId)
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .$if(exceptId !== undefined, (sources) => sources.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

export const insertSource = (
  db: Db,
  { accountId }: AccountScope,
  { name, leadType, tags }: NewIntakeSource,
  row: { id: string; code: string; secret: Buffer | null },
) =>
  db
    .insertInto('lead_intake_sources')
    .values({ account_id: accountId, name, lead_type: leadType, tags, ...row })
    .execute()

export const updateSourceRow = (
  db: Db,
  { accountId }: AccountScope,
  sourceId: string,
  { name, leadType, tags, isPaused, mapping }: IntakeSourceChange,
  { code, secret }: { code?: string; secret?: Buffer | null } = {},
) =>
  db
    .updateTable('lead_intake_sources')
    .set({
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name }),
      ...(leadType !== undefined && { lead_type: leadType }),
      ...(tags && { tags: [...new Set(tags)] }),
      ...(isPaused !== undefined && { is_paused: isPaused }),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(code !== undefined && { code }),
      ...(secret !== undefined && { secret }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', sourceId)
    .execute()

export async function deleteSourceOrThrow(db: Db, { accountId }: AccountScope, sourceId: string): Promise<void> {
  const deleted = await db
    .deleteFrom('lead_intake_sources')
    .where('account_id', '=', accountId)
    .where('id', '=', sourceId)
    .returning('id')
    .executeTakeFirst()
  orNotFound(deleted, 'source')
}

/** Runs last in a transaction: the row of a busy source stays locked only for the commit. */
export const countReceived = (db: Db, { accountId }: AccountScope, sourceId: string, { leads }: { leads: 0 | 1 }) =>
  db
    .updateTable('lead_intake_sources')
    .set({
      received_count: sql`received_count + 1`,
      lead_count: sql`lead_count + ${leads}`,
      last_received_at: sql<Date>`now()`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', sourceId)
    .execute()

export const countLead = (db: Db, { accountId }: AccountScope, sourceId: string) =>
  db
    .updateTable('lead_intake_sources')
    .set({ lead_count: sql`lead_count + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', sourceId)
    .execute()

export const countRejected = (
  db: Db,
  { accountId }: AccountScope,
  sourceId: string,
  reason: NonNullable<IntakeSource['lastRejection']>,
) =>
  db
    .updateTable('lead_intake_sources')
    .set({
      rejected_count: sql`rejected_count + 1`,
      last_rejected_at: sql<Date>`now()`,
      last_rejection: reason,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', sourceId)
    .execute()
