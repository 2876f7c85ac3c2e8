import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { FlowKind, FlowStatus } from '@gable/shared/flows/flow.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { newId } from '@gable/shared/ids.ts'
import { enrollContacts } from '../flows/runs/enroll-contacts.ts'
import type { FlowEntry } from '../flows/runs/insert-runs.ts'
import { type Database, type Db, withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface TestFlow {
  accountId: string
  flowId: string
  version: number
  definition: FlowDefinition
}

export const aDefinition = (steps: Step[], changes: Partial<FlowDefinition> = {}): FlowDefinition => ({
  trigger: null,
  filters: [],
  reentry: 'EVERY_TIME',
  exits: [],
  window: null,
  steps,
  ...changes,
})

/** A published flow. */
export async function insertFlow(
  { db }: Database,
  accountId: string,
  definition: FlowDefinition,
  { kind = 'WORKFLOW', status = 'ACTIVE', title = 'Speed to lead' }: FlowFields = {},
): Promise<TestFlow> {
  const flowId = newId()
  const json = JSON.stringify(definition)
  await db
    .insertInto('flows')
    .values({ account_id: accountId, id: flowId, kind, title, status, draft: json, published_version: 1 })
    .execute()
  await db
    .insertInto('flow_versions')
    .values({ account_id: accountId, flow_id: flowId, version: 1, definition: json })
    .execute()
  return { accountId, flowId, version: 1, definition }
}

interface FlowFields {
  kind?: FlowKind
  status?: FlowStatus
  title?: string
}

/** Enrolls contacts, each for an occasion of their own unless it is given. */
export const enroll = (
  database: Database,
  flow: TestFlow,
  entries: readonly (Partial<FlowEntry> & { contactId: string })[],
): Promise<{ enrolled: number }> =>
  inAccount(database, flow.accountId, (db, scope) =>
    enrollContacts(
      db,
      scope,
      flow,
      entries.map((entry) => ({
        propertyId: null,
        leadId: null,
        occasion: newId(),
        cause: { type: 'EVENT' },
        ...entry,
      })),
    ),
  )

export function inAccount<T>(
  { db }: Database,
  accountId: string,
  work: (db: Db, scope: AccountScope) => Promise<T>,
): Promise<T> {
  const scope = mintAccountScope(accountId)
  return withAccount(db, scope, (db) => work(db, scope))
}

/** As if so much time had passed for everybody in flows. */
export const passTime = ({ pool }: Database, accountId: string, interval: string) =>
  pool.query(
    `update flow_runs set due_at = due_at - $2::interval, started_at = started_at - $2::interval where account_id = $1`,
    [accountId, interval],
  )
