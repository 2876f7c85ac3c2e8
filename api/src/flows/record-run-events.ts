import type { LeaveReason } from '@gable/shared/flows/run.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { hasSubscribers, publishWebhookEvents } from '../webhooks/publish-event.ts'
import type { FlowLabel } from './program-queries.ts'
import { insertFlowEntries, listContactDetails, type RunOfContact } from './run-event-queries.ts'

/** Records in the activity of contacts that they entered, and publishes the webhook events. */
export async function recordEntries(db: Db, scope: AccountScope, flow: FlowLabel, runs: readonly RunOfContact[]) {
  if (runs.length === 0) return
  await insertFlowEntries(db, scope, runs, 'ENROLLED', toEntryDetail(flow))
  await publishRunEvents(db, scope, 'flow.entered', flow, runs)
}

/** The same for contacts who reached the end. */
export async function recordEnds(db: Db, scope: AccountScope, flow: FlowLabel, runs: readonly RunOfContact[]) {
  if (runs.length === 0) return
  await insertFlowEntries(db, scope, runs, 'COMPLETED', toEntryDetail(flow))
  await publishRunEvents(db, scope, 'flow.finished', flow, runs)
}

/** The same for contacts who left before the end. Webhooks hear of those who finished only. */
export async function recordLeaves(
  db: Db,
  scope: AccountScope,
  flow: FlowLabel,
  runs: readonly RunOfContact[],
  reason: LeaveReason,
) {
  if (runs.length > 0) await insertFlowEntries(db, scope, runs, 'LEFT', { ...toEntryDetail(flow), reason })
}

/** Sends events with the details of the contact, in the transaction of the caller. */
async function publishRunEvents(
  db: Db,
  scope: AccountScope,
  type: 'flow.entered' | 'flow.finished',
  flow: FlowLabel,
  runs: readonly RunOfContact[],
) {
  if (!(await hasSubscribers(db, scope, type))) return
  const data = await toRunEventData(db, scope, flow, runs)
  const events = runs.map((run) => ({ id: newId(), type, data: data(run) }))
  await publishWebhookEvents(db, scope, events)
}

/** What webhooks get to know of a run. */
export async function toRunEventData(db: Db, scope: AccountScope, flow: FlowLabel, runs: readonly RunOfContact[]) {
  const contacts = await listContactDetails(
    db,
    scope,
    runs.map(({ contactId }) => contactId),
  )
  return ({ id, contactId }: RunOfContact, stepId?: string) => {
    const { id: _, ...details } = contacts.get(contactId) ?? { id: contactId }
    return {
      runId: id,
      ...(stepId !== undefined && { stepId }),
      flow: { id: flow.flowId, kind: flow.kind, title: flow.title },
      contactId,
      ...details,
    }
  }
}

const toEntryDetail = ({ flowId, title, kind }: FlowLabel) => ({ workflowId: flowId, title, kind })
