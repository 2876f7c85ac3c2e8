import { newId } from '@gable/shared/ids.ts'
import { publishEventTo } from '../../webhooks/publish-event.ts'
import { toRunEventData } from '../record-run-events.ts'
import type { StepExecutor, StepResults } from './step-batch.ts'

/**
 * Signed and retried like every other event, but sent to this webhook alone. The contact does not wait for the answer:
 * the history of the run names the event, so that it can show the outcome.
 */
export const callWebhook: StepExecutor<'CALL_WEBHOOK'> = async ({ db, scope, flow, runs, step: { id, webhookId } }) => {
  const toData = await toRunEventData(db, scope, flow, runs)
  const calls = runs.map((run) => ({
    run,
    event: { id: newId(), type: 'flow.called' as const, data: toData(run, id) },
  }))
  const events = calls.map(({ event }) => event)
  const isSent = webhookId !== null && (await publishEventTo(db, scope, webhookId, events))
  const toResult = (eventId: string) =>
    isSent
      ? ({ type: 'DONE', detail: { webhookId, eventId } } as const)
      : ({ type: 'SKIPPED', code: 'WEBHOOK_UNAVAILABLE' } as const)
  return new Map(calls.map(({ run, event }) => [run.id, toResult(event.id)])) satisfies StepResults
}
