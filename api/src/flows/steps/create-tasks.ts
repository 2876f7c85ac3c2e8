import { addDuration } from '@gable/shared/flows/schedule.ts'
import { newId } from '@gable/shared/ids.ts'
import { recordActivity } from '../../contacts/write-queries.ts'
import { routeContactLead } from '../../lead-routing/route-contact-lead.ts'
import { getRouting, type RoutingRows } from '../../lead-routing/routing-queries.ts'
import { insertLead } from '../../leads/new-lead-queries.ts'
import { setNextStep } from '../../leads/next-step.ts'
import { updateLeadFields } from '../../leads/write-queries.ts'
import { notifyLeadAssigned } from '../../notifications/notify-agent.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { DueRun } from '../batch-queries.ts'
import type { StepBatch, StepExecutor, StepResults } from './step-batch.ts'
import { listLeadsOfRuns } from './step-queries.ts'

/**
 * Plans the next step of the open lead, which then is due in Today. Without one, a lead is created, which goes to whom the
 * routing rules say. An appointment is the next step already, and stays it.
 */
export const createTasks: StepExecutor<'CREATE_TASK'> = async (batch) => {
  const { db, scope, runs, step, now, flow } = batch
  const nextStep = { action: step.action, at: new Date(addDuration(now, step.due, flow.timeZone)).toISOString() }
  const leads = await listLeadsOfRuns(db, scope, runs, { isOpen: true })
  const rules = await getRouting(db, scope)
  const results: StepResults = new Map()
  for (const run of runs) {
    const { id: openId, hasAppointment } = leads.get(run.id) ?? {}
    if (hasAppointment) {
      results.set(run.id, { type: 'SKIPPED', code: 'HAS_APPOINTMENT' })
      continue
    }
    const leadId = openId ?? (await createLead(batch, run, { ...nextStep, rules }))
    if (openId) await setNextStep(db, scope, openId, nextStep)
    results.set(run.id, { type: 'DONE', detail: { leadId } })
    if (results.size === 1) await publishLiveEvent(db, scope, { kind: 'leads', id: leadId })
  }
  return results
}

async function createLead(
  { db, scope, step, flow }: StepBatch<'CREATE_TASK'>,
  { contactId, propertyId }: DueRun,
  { action, at, rules }: { action: string; at: string; rules: RoutingRows | null },
): Promise<string> {
  const [id, source, leadType] = [newId(), flow.title, step.leadType]
  const routing = await routeContactLead(db, scope, { contactId, propertyId, leadType, source }, rules)
  const { agentId } = routing
  // A lead that nobody got is in Today for everybody, and rings no bell.
  await insertLead(db, scope, {
    id,
    contactId,
    propertyId,
    agentId,
    leadType,
    source,
    ...(agentId && { routing }),
  }).execute()
  await updateLeadFields(db, scope, id, { nextAction: action, nextActionAt: at })
  await recordActivity(
    db,
    scope,
    { contactId, propertyId },
    { eventGroup: 'LEAD', kind: 'CREATED', detail: { leadId: id, leadType, source } },
  )
  await notifyLeadAssigned(db, scope, { leadId: id, agentId })
  return id
}
