import { type EnrichmentRun, propertiesPerRun } from '@gable/shared/enrichment/enrichment.ts'
import { newId } from '@gable/shared/ids.ts'
import { type Selectable, sql } from 'kysely'
import type { AccountSettingsTables } from '../database/schema/account-settings.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export type RunRow = Selectable<AccountSettingsTables['enrichment_runs']>

const maxListedRuns = 10
/** A run without progress for this long was lost with its job. */
const abandonedAfter = '1 hour'

const selectRuns = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('enrichment_runs as r')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'r.account_id').onRef('a.id', '=', 'r.asked_by'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('r')
    .select('u.full_name as by')
    .where('r.account_id', '=', accountId)

export async function listRuns(db: Db, scope: AccountScope): Promise<EnrichmentRun[]> {
  const rows = await selectRuns(db, scope).orderBy('r.began_at', 'desc').limit(maxListedRuns).execute()
  return rows.map(toRun)
}

export async function getRun(db: Db, scope: AccountScope, id: string): Promise<EnrichmentRun | undefined> {
  const row = await selectRuns(db, scope).where('r.id', '=', id).executeTakeFirst()
  return row && toRun(row)
}

const toRun = (row: RunRow & { by: string | null }): EnrichmentRun => ({
  _id: row.id,
  isByNight: row.night !== null,
  by: row.by,
  due: row.due,
  lookedUp: row.looked_up,
  changed: row.changed,
  failed: row.failed,
  beganAt: row.began_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  isStopped: row.is_stopped,
})

export const lockRun = (db: Db, { accountId }: AccountScope, id: string): Promise<RunRow | undefined> =>
  db
    .selectFrom('enrichment_runs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const endAbandonedRuns = (db: Db, { accountId }: AccountScope) =>
  db
    .updateTable('enrichment_runs')
    .set({ ended_at: sql`now()`, is_stopped: true })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('reached_at', '<', sql<Date>`now() - ${abandonedAfter}::interval`)
    .execute()

/** Undefined when another run is in progress, or when this night already had its run. */
export async function insertRun(
  db: Db,
  { accountId }: AccountScope,
  run: { due: number; night?: string; askedBy?: string },
): Promise<string | undefined> {
  const row = await db
    .insertInto('enrichment_runs')
    .values({
      account_id: accountId,
      id: newId(),
      night: run.night ?? null,
      asked_by: run.askedBy ?? null,
      due: run.due,
      ended_at: run.due === 0 ? sql`now()` : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const endRun = (db: Db, { accountId }: AccountScope, id: string, { isStopped }: { isStopped: boolean }) =>
  db
    .updateTable('enrichment_runs')
    .set({ ended_at: sql`clock_timestamp()`, is_stopped: isStopped })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

export const countLookup = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { hasChanged, hasFailed }: { hasChanged: boolean; hasFailed: boolean },
) =>
  db
    .updateTable('enrichment_runs')
    .set({
      looked_up: sql`looked_up + 1`,
      changed: sql`changed + ${hasChanged ? 1 : 0}`,
      failed: sql`failed + ${hasFailed ? 1 : 0}`,
      reached_at: sql`clock_timestamp()`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

/** Adds a row for properties that were never looked up, so that an index finds the oldest lookups. At most one run's worth. */
export const insertMissingLookups = (db: Db, { accountId }: AccountScope) =>
  sql`
    insert into property_lookups (account_id, property_id)
    select account_id, id from properties p where account_id = ${accountId}
      and not exists (select from property_lookups l where l.account_id = ${accountId} and l.property_id = p.id)
    limit ${propertiesPerRun}
    on conflict do nothing`.execute(db)

export async function countDue(db: Db, { accountId }: AccountScope, staleBefore: Date): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select (count(*) filter (where ${isDue(staleBefore)}))::int as due from (
      select ended_at from property_lookups where account_id = ${accountId}
      order by ended_at nulls first, property_id limit ${propertiesPerRun}) l`.execute(db)
  return rows[0]?.due ?? 0
}

/** The properties with the oldest lookups, except those with a lookup in progress. */
export async function listDueProperties(
  db: Db,
  { accountId }: AccountScope,
  { staleBefore, limit }: { staleBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ property_id: string }>`
    select property_id from (
      select property_id, ended_at from property_lookups where account_id = ${accountId}
        and (asked_at is null or ended_at >= asked_at or asked_at < now() - interval '15 minutes')
      order by ended_at nulls first, property_id limit ${limit}) l
    where ${isDue(staleBefore)}`.execute(db)
  return rows.map((row) => row.property_id)
}

const isDue = (staleBefore: Date) => sql<boolean>`(l.ended_at is null or l.ended_at < ${staleBefore})`

/** Whether a provider failed in the last lookup. */
export async function hasLookupFailed(db: Db, { accountId }: AccountScope, propertyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('property_lookups')
    .select('failed')
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return (row?.failed ?? []).length > 0
}
