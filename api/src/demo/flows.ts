import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import { automationTemplates } from '@gable/shared/flows/templates/automation-templates.ts'
import { createStepBuilder, toDefinition, workdays } from '@gable/shared/flows/templates/flow-template.ts'
import { workflowTemplates } from '@gable/shared/flows/templates/workflow-templates.ts'
import { listFlowFacts } from '../flows/enrolment/flow-facts.ts'
import type { Db } from '../platform/database.ts'
import { addMinutes } from './activity-event.ts'
import { demoContents } from './contents-fixtures.ts'
import { findContentIds, findNewestSending, seedRuns } from './flow-queries.ts'
import { insertRows } from './insert-rows.ts'
import type { WorldContext } from './world-context.ts'

interface DemoFlow {
  id: string
  kind: FlowKind
  title: string
  status: 'ACTIVE' | 'PAUSED' | 'DRAFT'
  changedAt: Date
  definition: FlowDefinition
}

/**
 * An automation with contacts at several steps, an active workflow, and flows that are paused or not published yet. What
 * the automation sent is the newest sending of the demo, so that the activity and the figures of contacts agree with it.
 * The facts come last: from then on, what happens in the account starts flows.
 */
export async function seedFlows(db: Db, accountId: string, context: WorldContext) {
  const sending = await findNewestSending(db, accountId)
  if (!demoContents[context.config.agency] || !sending) return
  const { calendar, team, rngFor } = context
  const rng = rngFor('flows')
  const author = team[0]?.id ?? null
  const contentIds = await findContentIds(db, accountId)
  const touch = { id: rng.uuid(addMinutes(sending.sentAt, -touchAge)), sending }
  const daysAgo = (days: number) => calendar.at(calendar.today - days, 640)
  const create = (flow: Omit<DemoFlow, 'id'>): DemoFlow => ({ ...flow, id: rng.uuid(flow.changedAt) })
  const flows: DemoFlow[] = [
    {
      id: touch.id,
      kind: 'AUTOMATION',
      title: touchTitle,
      status: 'ACTIVE',
      changedAt: addMinutes(sending.sentAt, -touchAge),
      definition: createTouch(sending.contentId, contentIds.get('home-value-report')),
    },
    create({
      kind: 'AUTOMATION',
      title: 'Home value for investors',
      status: 'PAUSED',
      changedAt: daysAgo(12),
      definition: {
        ...buildTemplate('home-value-monthly', { value: contentIds.get('home-value-report') }),
        filters: [{ key: 'tags', anyOf: ['Investor'] }],
      },
    }),
    create({
      kind: 'AUTOMATION',
      title: 'Buyer nurture',
      status: 'DRAFT',
      changedAt: daysAgo(2),
      definition: createNurture(contentIds),
    }),
    create({
      kind: 'WORKFLOW',
      title: 'Speed to lead',
      status: 'ACTIVE',
      changedAt: addMinutes(calendar.now, -50),
      definition: buildTemplate('speed-to-lead', {}),
    }),
    create({
      kind: 'WORKFLOW',
      title: 'Stale lead',
      status: 'DRAFT',
      changedAt: daysAgo(1),
      definition: buildTemplate('stale-lead', { market: contentIds.get('market-report') }),
    }),
  ]
  await insertFlows(db, accountId, author, flows)
  await seedRuns(db, { accountId, now: calendar.now, flowId: touch.id, title: touchTitle, sending })
  const active = flows.filter(({ status }) => status === 'ACTIVE').map(({ definition }) => definition)
  await insertRows(
    db,
    'flow_facts',
    listFlowFacts(active, active).map((fact) => ({ account_id: accountId, fact })),
  )
}

const touchTitle = 'Seasonal touch'
/** Contacts wait two weeks for their email. It was published an hour before the first of them entered. */
const touchAge = 14 * 24 * 60 + 60

/** The ids of its steps are known to `seedRuns`. */
function createTouch(first: string, second: string | undefined): FlowDefinition {
  const { create, wait, sendEmail } = createStepBuilder()
  return toDefinition({
    filters: [{ key: 'tags', anyOf: [touchTitle] }],
    exits: [{ type: 'UNSUBSCRIBES' }],
    window: workdays,
    steps: [
      wait(2, 'WEEKS'),
      sendEmail(first),
      create('WAIT_FOR_EVENT', {
        event: { type: 'EMAIL_OPENED', contentIds: [first] },
        timeout: { amount: 1, unit: 'WEEKS' },
        branches: [
          { key: 'HAPPENED', steps: [create('ADD_TAG', { tag: 'Reads our emails' }), wait(6, 'MONTHS')] },
          { key: 'TIMED_OUT', steps: [wait(9, 'MONTHS')] },
        ],
      }),
      sendEmail(second),
    ],
  })
}

/** With emails that the agency has. Those of the template would have to be written first. */
function createNurture(contentIds: ReadonlyMap<string, string>): FlowDefinition {
  const { create, wait, sendEmail, task } = createStepBuilder()
  const market = contentIds.get('market-report')
  return toDefinition({
    filters: [{ key: 'tags', anyOf: ['Buyer'] }],
    exits: [{ type: 'UNSUBSCRIBES' }, { type: 'REACHES_STAGE', stages: ['UNDER_CONTRACT', 'CLOSED'] }],
    window: workdays,
    steps: [
      sendEmail(market),
      create('WAIT_FOR_EVENT', {
        event: { type: 'EMAIL_CLICKED', contentIds: market ? [market] : [] },
        timeout: { amount: 1, unit: 'WEEKS' },
        branches: [
          { key: 'HAPPENED', steps: [task('Offer to show them homes', { amount: 1, unit: 'DAYS' })] },
          { key: 'TIMED_OUT', steps: [] },
        ],
      }),
      wait(2, 'WEEKS'),
      sendEmail(contentIds.get('just-sold')),
    ],
  })
}

function buildTemplate(id: string, contents: Record<string, string | undefined>): FlowDefinition {
  const template = [...automationTemplates, ...workflowTemplates].find((template) => template.id === id)
  if (!template) throw new Error(`There is no template ${id}`)
  const known = Object.entries(contents).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  return template.build(Object.fromEntries(known))
}

async function insertFlows(db: Db, account_id: string, author: string | null, flows: DemoFlow[]) {
  const published = flows.filter(({ status }) => status !== 'DRAFT')
  await insertRows(
    db,
    'flows',
    flows.map(({ id, kind, title, status, changedAt, definition }) => ({
      account_id,
      id,
      kind,
      title,
      status,
      draft: definition as never,
      published_version: status === 'DRAFT' ? null : 1,
      created_by: author,
      updated_by: author,
      created_at: changedAt,
      updated_at: changedAt,
    })),
  )
  await insertRows(
    db,
    'flow_versions',
    published.map(({ id, changedAt, definition }) => ({
      account_id,
      flow_id: id,
      version: 1,
      definition: definition as never,
      published_at: changedAt,
      published_by: author,
    })),
  )
  await insertRows(
    db,
    'flow_contents',
    flows.flatMap(({ id, definition }) =>
      [...new Set(listContentIds(definition))].map((content_id) => ({ account_id, flow_id: id, content_id })),
    ),
  )
  // Who matches was looked up when it was published.
  await insertRows(
    db,
    'flow_enrollments',
    published
      .filter(({ kind }) => kind === 'AUTOMATION')
      .map(({ id, changedAt }) => ({ account_id, flow_id: id, version: 1, cursor: null, finished_at: changedAt })),
  )
}

const listContentIds = ({ steps }: FlowDefinition) =>
  listSteps(steps).flatMap((step) => (step.kind === 'SEND_EMAIL' && step.contentId !== null ? [step.contentId] : []))
