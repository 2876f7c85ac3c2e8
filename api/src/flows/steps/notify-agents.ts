import { listAgents } from '../../leads/agent-queries.ts'
import { notifyOfFlow } from '../../notifications/notify-of-flow.ts'
import type { DueRun } from '../batch-queries.ts'
import { done, type StepBatch, type StepExecutor, toResults } from './step-batch.ts'
import { insertEntries } from './step-queries.ts'

/**
 * The message is an entry in the activity of the contact, and agents are notified of it. Those who left are not. If the
 * contact has no owner, everyone is: otherwise nobody would hear of a new lead that nobody has taken yet.
 */
export const notifyAgents: StepExecutor<'NOTIFY'> = async (batch) => {
  const { db, scope, flow, step, runs } = batch
  const agentIds = new Set((await listAgents(db, scope)).map(({ _id }) => _id))
  const recipients = new Map(
    runs.map((run) => [run.id, listRecipients(step, run, agentIds).filter((id) => agentIds.has(id))]),
  )
  const notified = runs.filter(({ id }) => recipients.get(id)?.length)
  if (notified.length > 0) {
    const detail = { workflowId: flow.flowId, title: flow.title, kind: flow.kind, text: step.message }
    const entryIds = await insertEntries(db, scope, notified, { eventGroup: 'WORKFLOW', kind: 'NOTIFIED', detail })
    const notifications = notified.flatMap(({ id }, n) =>
      (recipients.get(id) ?? []).map((agentId) => ({ agentId, entryId: entryIds[n] ?? '' })),
    )
    await notifyOfFlow(db, scope, notifications)
  }
  return toResults(runs, ({ id }) => {
    if (recipients.get(id)?.length) return done
    return { type: 'SKIPPED', code: 'AGENT_UNAVAILABLE' }
  })
}

function listRecipients(
  step: StepBatch<'NOTIFY'>['step'],
  { contact: { ownerId } }: DueRun,
  agentIds: ReadonlySet<string>,
): string[] {
  if (step.to === 'AGENTS') return [...new Set(step.agentIds)]
  return step.to === 'OWNER' && ownerId !== null && agentIds.has(ownerId) ? [ownerId] : [...agentIds]
}
