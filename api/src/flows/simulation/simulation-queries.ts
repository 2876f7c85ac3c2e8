import type { Insertable } from 'kysely'
import type { Schema } from '../../database/schema/schema.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

/** What is stored of a flow to try it. */
export const getFlowToTry = (db: Db, { accountId }: AccountScope, flowId: string) =>
  db
    .selectFrom('flows as f')
    .leftJoin('flow_versions as v', (join) =>
      join
        .onRef('v.account_id', '=', 'f.account_id')
        .onRef('v.flow_id', '=', 'f.id')
        .onRef('v.version', '=', 'f.published_version'),
    )
    .select(['f.id', 'f.kind', 'f.draft', 'v.definition as published'])
    .where('f.account_id', '=', accountId)
    .where('f.id', '=', flowId)
    .executeTakeFirst()

/** Does nothing if there is a simulation with this id. */
export const insertSimulation = (db: Db, simulation: Insertable<Schema['flow_simulations']>) =>
  db
    .insertInto('flow_simulations')
    .values(simulation)
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .execute()

export const getSimulation = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .selectFrom('flow_simulations')
    .select(['id', 'kind', 'flow_id', 'state', 'progress', 'days', 'definition', 'published', 'result', 'started_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

export type SimulationRow = NonNullable<Awaited<ReturnType<typeof getSimulation>>>

interface SimulationChange {
  state?: SimulationRow['state']
  progress?: number
  result?: object
}

/** Changes a simulation that runs. Returns false if it does not: it was stopped, or its flow was deleted. */
export async function updateSimulation(
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { result, ...change }: SimulationChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('flow_simulations')
    .set({ ...change, ...(result && { result: JSON.stringify(result) }) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

const simulationsPerFlow = 10

/** Keeps the newest simulations and estimates of a flow. */
export const deleteOldSimulations = async (db: Db, { accountId }: AccountScope, flowId: string) =>
  db
    .deleteFrom('flow_simulations')
    .where('account_id', '=', accountId)
    .where('flow_id', '=', flowId)
    .where('id', 'not in', (is) =>
      is
        .selectFrom('flow_simulations')
        .select('id')
        .where('account_id', '=', accountId)
        .where('flow_id', '=', flowId)
        .orderBy('started_at', 'desc')
        .limit(simulationsPerFlow),
    )
    .execute()
