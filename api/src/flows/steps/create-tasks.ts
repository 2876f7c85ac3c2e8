import { addDuration } from '@gable/shared/flows/schedule.ts'
import { newId } from '@gable/shared/ids.ts'
import { recordActivity } from '../../contacts/write-queries.ts'
import { insertLead } from '../../leads/new-lead-queries.ts'
import { setNextStep } from '../../leads/next-step.ts'
import { updateLeadFields } from '../../leads/write-queries.ts'
import { notifyLeadAssigned } from '../../notifications/notify-agent.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { DueRun } from '../batch-queries.ts'
import type { StepBatch, StepExecutor, StepResults } from './step-batch.ts'
import { listLeadsOfRuns } from './step-queries.ts'

/**
 * Plans the next step of the open lead, which then is due in Today. Without one, a lead is created. An appointment is the
 * next step already, and stays it.
 */
export const createTasks: StepExecutor<'CREATE_TASK'> = async (batch) => {
  const { db, scope, runs, step, now, flow } = batch
  const nextStep = { action: step.action, at: new Date(addDuration(now, step.due, flow.timeZone)).toISOString() }
  const leads = await listLeadsOfRuns(db, scope, runs, { isOpen: true })
  const results: StepResults = new Map()
  for (const run of runs) {
    const { id: openId, hasAppointment } = leads.get(run.id) ?? {}
    if (hasAppointment) {
      results.set(run.id, { type: 'SKIPPED', code: 'HAS_APPOINTMENT' })
      continue
    }
    const leadId = openId ?? (await createLead(batch, run, nextStep))
    if (openId) await setNextStep(db, scope, openId, nextStep)
    results.set(run.id, { type: 'DONE', detail: { leadId } })
    if (results.size === 1) await publishLiveEvent(db, scope, { kind: 'leads', id: leadId })
  }
  return results
}

async function createLead(
  { db, scope, step, flow }: StepBatch<'CREATE_TASK'>,
  { contactId, propertyId, contact }: DueRun,
  { action, at }: { action: string; at: string },
): Promise<string> {
  const [id, source, agentId] = [newId(), flow.title, contact.ownerId]
  await insertLead(db, scope, { id, contactId, propertyId, agentId, leadType: step.leadType, source }).execute()
  await updateLeadFields(db, scope, id, { nextAction: action, nextActionAt: at })
  await recordActivity(
    db,
    scope,
    { contactId, propertyId },
    { eventGroup: 'LEAD', kind: 'CREATED', detail: { leadId: id, leadType: step.leadType, source } },
  )
  await notifyLeadAssigned(db, scope, { leadId: id, agentId })
  return id
}
