import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import type { Trigger } from '@gable/shared/flows/trigger.ts'
import { newId } from '@gable/shared/ids.ts'
import { refreshFlowFacts } from '../flows/enrolment/flow-facts.ts'
import { startEnrolment } from '../flows/enrolment/start-enrolment.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { createAgencyWithContacts } from './contacts.ts'
import { runJobs } from './jobs.ts'
import type { World } from './world.ts'

/** A step at which contacts stay. */
export const waitLong: Step = { id: 'wait', kind: 'WAIT', duration: { amount: 12, unit: 'MONTHS' } }

export const toDefinition = (fields: Partial<FlowDefinition> = {}): FlowDefinition => ({
  trigger: null,
  filters: [],
  reentry: 'EVERY_TIME',
  exits: [],
  window: null,
  steps: [waitLong],
  ...fields,
})

/** An agency with contacts and helpers to publish flows and to see who is in them. */
export async function createAgencyWithFlows(world: World) {
  const context = await createAgencyWithContacts(world)
  const { accountId } = context.agency
  const { db } = world.owner

  const activate = (flowId: string) =>
    withJobAccount(world.product.db, { accountId }, async (db, scope) => {
      await refreshFlowFacts(db, scope)
      await startEnrolment(db, scope, flowId)
    })

  /** Publishes a workflow with this trigger, or an automation without one. */
  async function publishFlow(trigger: Trigger | null, fields: Partial<FlowDefinition> = {}): Promise<string> {
    const id = newId()
    const definition = JSON.stringify(toDefinition({ trigger, ...fields }))
    const kind = trigger ? 'WORKFLOW' : 'AUTOMATION'
    const flow = { account_id: accountId, id, kind, title: 'Speed to lead', status: 'ACTIVE' } as const
    await db
      .insertInto('flows')
      .values({ ...flow, draft: definition, published_version: 1 })
      .execute()
    await db
      .insertInto('flow_versions')
      .values({ account_id: accountId, flow_id: id, version: 1, definition })
      .execute()
    await activate(id)
    await work()
    return id
  }

  const work = () => runJobs(world, accountId)

  /** Adds an entry to the activity of a contact, as visits, emails and forms do. */
  const record = (contactId: string, fact: string, detail: object = {}) => {
    const [event_group = '', kind = ''] = fact.split('.')
    const entry = { account_id: accountId, id: newId(), at: new Date(), event_group, kind, contact_id: contactId }
    return db
      .insertInto('timeline_entries')
      .values({ ...entry, detail: JSON.stringify(detail) })
      .execute()
  }

  async function setStatus(flowId: string, status: 'ACTIVE' | 'PAUSED') {
    await db.updateTable('flows').set({ status }).where('account_id', '=', accountId).where('id', '=', flowId).execute()
    await activate(flowId)
  }

  /** The runs of a flow, oldest first, after all jobs are done. */
  async function listRuns(flowId: string) {
    await work()
    return db
      .selectFrom('flow_runs as r')
      .innerJoin('contacts as c', (join) =>
        join.onRef('c.account_id', '=', 'r.account_id').onRef('c.id', '=', 'r.contact_id'),
      )
      .select([
        'c.full_name as name',
        'r.id',
        'r.state',
        'r.reason',
        'r.occasion',
        'r.cause',
        'r.lead_id',
        'r.property_id',
      ])
      .where('r.account_id', '=', accountId)
      .where('r.flow_id', '=', flowId)
      .orderBy('r.started_at')
      .orderBy('r.id')
      .execute()
  }

  const listEntered = async (flowId: string) => (await listRuns(flowId)).map(({ name }) => name)

  return { ...context, publishFlow, setStatus, record, listRuns, listEntered, work }
}
