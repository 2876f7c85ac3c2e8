import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

export interface CurrentRun {
  id: string
  flowId: string
  version: number
  contactId: string
  stepId: string | null
  awaits: string | null
  startedAt: Date
}

/** The runs of these contacts that have not ended. */
export const listCurrentRuns = (
  db: Db,
  { accountId }: AccountScope,
  contactIds: readonly string[],
): Promise<CurrentRun[]> =>
  db
    .selectFrom('flow_runs')
    .select([
      'id',
      'flow_id as flowId',
      'version',
      'contact_id as contactId',
      'step_id as stepId',
      'awaits',
      'started_at as startedAt',
    ])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`contact_id = any(${contactIds}::uuid[])`)
    .where('state', 'in', ['ACTIVE', 'FAILED'])
    .orderBy('id')
    .execute()

/** How often each of these contacts was enrolled in a flow. Those who never were are missing. */
export async function countRuns(
  db: Db,
  { accountId }: AccountScope,
  flowId: string,
  contactIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('flow_runs')
    .select(['contact_id', sql<number>`count(*)::int`.as('count')])
    .where('account_id', '=', accountId)
    .where('flow_id', '=', flowId)
    .where(sql<boolean>`contact_id = any(${contactIds}::uuid[])`)
    .groupBy('contact_id')
    .execute()
  return new Map(rows.map(({ contact_id, count }) => [contact_id, count]))
}

/** Which of these contacts stopped matching an automation since they entered it, and are through. */
export async function listDeparted(
  db: Db,
  { accountId }: AccountScope,
  flowId: string,
  contactIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('flow_departures as d')
    .select('d.contact_id')
    .where('d.account_id', '=', accountId)
    .where('d.flow_id', '=', flowId)
    .where(sql<boolean>`d.contact_id = any(${contactIds}::uuid[])`)
    .where(
      sql<boolean>`not exists (select from flow_runs r where r.account_id = d.account_id and r.flow_id = d.flow_id
        and r.contact_id = d.contact_id and r.state in ('ACTIVE', 'FAILED'))`,
    )
    .execute()
  return new Set(rows.map(({ contact_id }) => contact_id))
}

/** Of those who were in it. */
export const insertDepartures = (db: Db, { accountId }: AccountScope, flowId: string, contactIds: readonly string[]) =>
  sql`
    insert into flow_departures (account_id, flow_id, contact_id)
    select distinct account_id, flow_id, contact_id from flow_runs
    where account_id = ${accountId} and flow_id = ${flowId} and contact_id = any(${contactIds}::uuid[])
    on conflict do nothing`.execute(db)

export const deleteDepartures = (db: Db, { accountId }: AccountScope, flowId: string, contactIds: readonly string[]) =>
  sql`
    delete from flow_departures
    where account_id = ${accountId} and flow_id = ${flowId} and contact_id = any(${contactIds}::uuid[])`.execute(db)

/** Of these contacts, those who are archived or unsubscribed. */
export const listContactStates = (db: Db, { accountId }: AccountScope, contactIds: readonly string[]) =>
  db
    .selectFrom('contacts')
    .select(['id', 'archived_at as archivedAt', 'unsubscribed_at as unsubscribedAt'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${contactIds}::uuid[])`)
    .where((is) => is.or([is('archived_at', 'is not', null), is('unsubscribed_at', 'is not', null)]))
    .execute()
