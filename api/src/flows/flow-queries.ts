import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { FlowKind, FlowStatus } from '@gable/shared/flows/flow.ts'
import type { RunState } from '@gable/shared/flows/run.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

const selectFlows = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('flows').where('flows.account_id', '=', accountId)

interface FlowSearch {
  kind: FlowKind
  search: string
  status?: FlowStatus | undefined
  sort: 'title' | 'updatedAt'
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

/** One page of flows and the total count. Archived flows are listed only by their status. */
export async function searchFlows(
  db: Db,
  scope: AccountScope,
  { kind, search, status, sort, sortOrder, page, pageSize }: FlowSearch,
): Promise<{ rows: FlowRow[]; total: number }> {
  const matches = selectFlows(db, scope)
    .where('flows.kind', '=', kind)
    .where('flows.status', status ? '=' : '<>', status ?? 'ARCHIVED')
    .$if(search !== '', (flows) => flows.where(sql<boolean>`strpos(lower(flows.title), lower(${search})) > 0`))
  const { total } = await matches.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const column = sort === 'title' ? sql`lower(flows.title)` : sql`flows.updated_at`
  const ids = matches
    .select('flows.id')
    .orderBy(column, sortOrder)
    .orderBy('flows.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const rows = await withSummaryColumns(selectFlows(db, scope).where('flows.id', 'in', ids))
    .orderBy(column, sortOrder)
    .orderBy('flows.id')
    .execute()
  return { rows, total: Number(total) }
}

export type FlowRow = Awaited<ReturnType<ReturnType<typeof withSummaryColumns>['execute']>>[number]

/** Adds the columns of a list row, with its counts and the name of its last editor. */
const withSummaryColumns = (flows: ReturnType<typeof selectFlows>) =>
  flows
    .leftJoin('flow_versions', (join) =>
      join
        .onRef('flow_versions.account_id', '=', 'flows.account_id')
        .onRef('flow_versions.flow_id', '=', 'flows.id')
        .onRef('flow_versions.version', '=', 'flows.published_version'),
    )
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'flows.account_id').onRef('agents.id', '=', 'flows.updated_by'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .select([
      'flows.id',
      'flows.kind',
      'flows.title',
      'flows.status',
      'flows.created_at',
      'flows.updated_at',
      'flows.published_version',
      'users.full_name as updated_by_name',
      sql<boolean>`coalesce(flows.draft <> flow_versions.definition, false)`.as('has_unpublished_changes'),
      countRuns('ACTIVE').as('active'),
      countRuns('FAILED').as('failed'),
      countPassed('ENTERED').as('entered'),
      countPassed('FINISHED').as('finished'),
      countPassed('LEFT').as('left'),
      sql<number>`(${countPieces('email_pieces', 'sent_at')} + ${countPieces('postcard_pieces', 'submitted_at')})`.as(
        'sent',
      ),
      sql<number>`(${countPieces('email_pieces', 'opened_at')} + ${countPieces('postcard_pieces', 'scanned_at')})`.as(
        'opened',
      ),
      sql<number>`(${countSubmissions('email_pieces')} + ${countSubmissions('postcard_pieces')})`.as('leads'),
    ])

const countRuns = (state: RunState) => sql<number>`(
  select count(*)::int from flow_runs r
  where r.account_id = flows.account_id and r.flow_id = flows.id and r.state = ${sql.lit(state)})`

/** Of the flow itself, over its whole life. */
const countPassed = (type: 'ENTERED' | 'FINISHED' | 'LEFT') => sql<number>`(
  select coalesce(sum(c.count), 0)::int from flow_counters c
  where c.account_id = flows.account_id and c.flow_id = flows.id and c.step_id = '' and c.type = ${sql.lit(type)})`

type PieceTable = 'email_pieces' | 'postcard_pieces'

const countPieces = (table: PieceTable, column: string) => sql<number>`(
  select count(p.${sql.ref(column)})::int from ${sql.table(table)} p
  where p.account_id = flows.account_id and p.flow_id = flows.id)`

const countSubmissions = (table: PieceTable) => sql<number>`(
  select count(*)::int from ${sql.table(table)} p
    join submissions s on s.account_id = p.account_id and s.piece_id = p.id and s.state <> 'SPAM'
  where p.account_id = flows.account_id and p.flow_id = flows.id)`

/** A flow with its draft and what is published. */
export const findFlow = (db: Db, scope: AccountScope, id: string) =>
  withSummaryColumns(selectFlows(db, scope).where('flows.id', '=', id))
    .select(['flows.draft', 'flow_versions.definition as published'])
    .executeTakeFirst()

export type FlowDetailRow = NonNullable<Awaited<ReturnType<typeof findFlow>>>

/** Locks the row until the transaction ends. */
export const lockFlow = (db: Db, scope: AccountScope, id: string) =>
  selectFlows(db, scope)
    .select([
      'id',
      'kind',
      'title',
      'status',
      'draft',
      'published_version as publishedVersion',
      'updated_at as updatedAt',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type LockedFlow = NonNullable<Awaited<ReturnType<typeof lockFlow>>>

interface NewFlow {
  id: string
  kind: FlowKind
  title: string
  draft: FlowDefinition
}

/** Returns whether there was none with this id. */
export async function insertFlow(db: Db, { accountId, agentId }: Scope, flow: NewFlow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('flows')
    .values({
      account_id: accountId,
      id: flow.id,
      kind: flow.kind,
      title: flow.title,
      draft: JSON.stringify(flow.draft),
      created_by: agentId,
      updated_by: agentId,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

interface FlowChange {
  title?: string
  status?: FlowStatus
  draft?: FlowDefinition
  publishedVersion?: number
}

export async function updateFlow(
  db: Db,
  { accountId, agentId }: Scope,
  id: string,
  { title, status, draft, publishedVersion }: FlowChange,
) {
  await db
    .updateTable('flows')
    .set({
      ...(title !== undefined && { title }),
      ...(status !== undefined && { status }),
      ...(draft !== undefined && { draft: JSON.stringify(draft) }),
      ...(publishedVersion !== undefined && { published_version: publishedVersion }),
      updated_at: new Date(),
      updated_by: agentId,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export const deleteFlow = (db: Db, { accountId }: AccountScope, id: string) =>
  db.deleteFrom('flows').where('account_id', '=', accountId).where('id', '=', id).execute()

/** Replaces what the flow is known to send. Contents that do not exist are left out. */
export async function replaceFlowContents(db: Db, { accountId }: AccountScope, flowId: string, contentIds: string[]) {
  await db
    .deleteFrom('flow_contents')
    .where('account_id', '=', accountId)
    .where('flow_id', '=', flowId)
    .where(sql<boolean>`content_id <> all(${contentIds}::uuid[])`)
    .execute()
  await sql`
    insert into flow_contents (account_id, flow_id, content_id)
    select account_id, ${flowId}, id from contents where account_id = ${accountId} and id = any(${contentIds}::uuid[])
    on conflict do nothing`.execute(db)
}

/** What began before it is committed: the caller has waited for others who enroll. */
export async function getDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

export const countActiveFlows = async (db: Db, scope: AccountScope): Promise<number> => {
  const { count } = await selectFlows(db, scope)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  return Number(count)
}
