import { newId } from '@gable/shared/ids.ts'
import { publishEventTo } from '../../webhooks/publish-event.ts'
import { toRunEventData } from '../record-run-events.ts'
import { done, type StepExecutor, toResults } from './step-batch.ts'

/** Signed and retried like every other event, but sent to this webhook alone. */
export const callWebhook: StepExecutor<'CALL_WEBHOOK'> = async ({ db, scope, flow, runs, step }) => {
  const toData = await toRunEventData(db, scope, flow, runs)
  const events = runs.map((run) => ({ id: newId(), type: 'flow.called' as const, data: toData(run, step.id) }))
  const isSent = step.webhookId !== null && (await publishEventTo(db, scope, step.webhookId, events))
  return toResults(runs, () => (isSent ? done : { type: 'SKIPPED', code: 'WEBHOOK_UNAVAILABLE' }))
}
