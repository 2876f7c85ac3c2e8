import type { ExitRule } from '@gable/shared/flows/definition.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { describe, expect } from 'vitest'
import { createLog } from '../../platform/observe/log.ts'
import { createAgencyWithFlows } from '../../testing/flow-agency.ts'
import { inAccount, passTime } from '../../testing/flows.ts'
import { test, type World } from '../../testing/world.ts'
import { runFlows } from '../run-flows.ts'
import { wakeFlows } from '../wake.ts'
import { processFlowSignals } from './process-signals.ts'

const waitForVisit: Step = {
  id: 'visit',
  kind: 'WAIT_FOR_EVENT',
  event: { type: 'DASHBOARD_VIEWED' },
  timeout: { amount: 2, unit: 'DAYS' },
  branches: [
    { key: 'HAPPENED', steps: [{ id: 'came', kind: 'ADD_NOTE', text: 'Came' }] },
    { key: 'TIMED_OUT', steps: [{ id: 'missed', kind: 'ADD_NOTE', text: 'Missed' }] },
  ],
}

/** Nora waits in a workflow for a visit of her dashboard. */
async function createWaiting(world: World, { isWaiting = true, steps = [waitForVisit] } = {}) {
  const context = await createAgencyWithFlows(world)
  const { accountId } = context.agency
  const nora = await context.addContact('Nora Field')
  const flowId = await context.publishFlow({ type: 'TAG_ADDED', tag: 'Seller' }, { steps })
  await context.updateContact(nora._id, { tags: ['Seller'] })
  if (isWaiting) await context.work()
  const listHistory = async () =>
    (
      await world.owner.pool.query('select step_id, branch from flow_run_steps where account_id = $1 order by number', [
        accountId,
      ])
    ).rows.map(({ step_id, branch }) => [step_id, branch])
  return { ...context, accountId, nora, flowId, listHistory }
}

describe('a contact whose first step is to wait for an event', () => {
  test('does not miss one that happens before the step is reached', async ({ world }) => {
    const { accountId, nora, record, work, listHistory } = await createWaiting(world, { isWaiting: false })
    const job = { payload: { accountId }, db: world.product.db, signal: new AbortController().signal }
    const log = createLog({ LOG_LEVEL: 'silent' })
    await processFlowSignals({ ...job, log })
    await record(nora._id, 'DASHBOARD.VIEWED')
    await processFlowSignals({ ...job, log })
    await work()
    expect(await listHistory()).toEqual(happened)
  })

  test('does not miss one that is processed together with what they entered for', async ({ world }) => {
    const { nora, record, work, listHistory } = await createWaiting(world, { isWaiting: false })
    await record(nora._id, 'DASHBOARD.VIEWED')
    await work()
    expect(await listHistory()).toEqual(happened)
  })

  test('does not count one that happened before', async ({ world }) => {
    const { nora, addContact, updateContact, record, work, listHistory } = await createWaiting(world)
    const tom = await addContact('Tom Reed')
    await record(tom._id, 'DASHBOARD.VIEWED')
    await updateContact(tom._id, { tags: ['Seller'] })
    await work()
    expect(await listHistory()).toEqual([])
    await record(nora._id, 'DASHBOARD.VIEWED')
    await work()
    expect(await listHistory()).toEqual(happened)
  })

  test('waits for one event after the other, also if both happen at once', async ({ world }) => {
    const click: Step = {
      ...waitForVisit,
      id: 'click',
      event: { type: 'DASHBOARD_CLICKED' },
      branches: [
        { key: 'HAPPENED', steps: [{ ...waitForVisit, id: 'visit' }] },
        { key: 'TIMED_OUT', steps: [] },
      ],
    } as Step
    const { nora, record, work, listHistory } = await createWaiting(world, { isWaiting: false, steps: [click] })
    await record(nora._id, 'DASHBOARD.VIEWED')
    await record(nora._id, 'DASHBOARD.CLICKED')
    await record(nora._id, 'DASHBOARD.VIEWED')
    await work()
    expect(await listHistory()).toEqual([['click', 'HAPPENED'], ...happened])
  })
})

const happened = [
  ['visit', 'HAPPENED'],
  ['came', null],
]

describe('a contact who waits for an event', () => {
  test('continues once it happens to them, and not when it happens to somebody else', async ({ world }) => {
    const { nora, addContact, record, work, listHistory } = await createWaiting(world)
    await record((await addContact('Tom Reed'))._id, 'DASHBOARD.VIEWED')
    await record(nora._id, 'DASHBOARD.CLICKED')
    await work()
    expect(await listHistory()).toEqual([])
    await record(nora._id, 'DASHBOARD.VIEWED')
    await record(nora._id, 'DASHBOARD.VIEWED')
    await work()
    expect(await listHistory()).toEqual([
      ['visit', 'HAPPENED'],
      ['came', null],
    ])
  })

  test('goes the other way when time is over, and what happens then is too late', async ({ world }) => {
    const { accountId, nora, record, work, listHistory } = await createWaiting(world)
    await passTime(world.owner, accountId, '2 days 2 hours')
    await inAccount(world.product, accountId, wakeFlows)
    await work()
    await record(nora._id, 'DASHBOARD.VIEWED')
    await work()
    expect(await listHistory()).toEqual([
      ['visit', 'TIMED_OUT'],
      ['missed', null],
    ])
  })

  test('goes one way only if it happens in the moment in which time is over', async ({ world }) => {
    const { accountId, nora, record, work, listHistory } = await createWaiting(world)
    await record(nora._id, 'DASHBOARD.VIEWED')
    await passTime(world.owner, accountId, '2 days 2 hours')
    const job = { payload: { accountId }, db: world.product.db, signal: new AbortController().signal }
    const log = createLog({ LOG_LEVEL: 'silent' })
    await Promise.all([runFlows()({ ...job, log }), processFlowSignals({ ...job, log })])
    await inAccount(world.product, accountId, wakeFlows)
    await work()
    const history = await listHistory()
    expect(history).toHaveLength(2)
    expect([
      ['HAPPENED', 'came'],
      ['TIMED_OUT', 'missed'],
    ]).toContainEqual([history[0]?.[1], history[1]?.[0]])
  })

  test('continues when the flow is resumed if it happened while it was paused', async ({ world }) => {
    const { nora, record, work, setStatus, flowId, listHistory, accountId } = await createWaiting(world)
    await setStatus(flowId, 'PAUSED')
    await record(nora._id, 'DASHBOARD.VIEWED')
    await work()
    expect(await listHistory()).toEqual([['visit', 'HAPPENED']])
    await setStatus(flowId, 'ACTIVE')
    await inAccount(world.product, accountId, wakeFlows)
    await work()
    expect(await listHistory()).toHaveLength(2)
  })
})

describe('a contact leaves before the end', () => {
  const enterWith = async (world: World, exit: ExitRule) => {
    const context = await createAgencyWithFlows(world)
    const nora = await context.addContact('Nora Field', { tags: ['Buyer'], emailId: 'nora@example.com' })
    const flow = await context.publishFlow(null, { filters: [{ key: 'tags', anyOf: ['Buyer'] }], exits: [exit] })
    const listStates = async () => (await context.listRuns(flow)).map(({ state, reason }) => [state, reason])
    expect(await listStates()).toEqual([['ACTIVE', '']])
    return { ...context, nora, listStates }
  }

  test('when they submit a form', async ({ world }) => {
    const { nora, record, listStates } = await enterWith(world, { type: 'SUBMITS_FORM' })
    await record(nora._id, 'FORM_SUBMISSION.SUBMITTED')
    expect(await listStates()).toEqual([['LEFT', 'SUBMITTED_FORM']])
  })

  test('when their lead reaches one of the stages, and no other', async ({ world }) => {
    const { nora, record, listStates } = await enterWith(world, { type: 'REACHES_STAGE', stages: ['CLOSED'] })
    await record(nora._id, 'LEAD.STAGE_CHANGED', { to: 'CONTACTED' })
    expect(await listStates()).toEqual([['ACTIVE', '']])
    await record(nora._id, 'LEAD.STAGE_CHANGED', { to: 'CLOSED' })
    expect(await listStates()).toEqual([['LEFT', 'REACHED_STAGE']])
  })

  test('when they unsubscribe', async ({ world }) => {
    const { nora, agent, listStates } = await enterWith(world, { type: 'UNSUBSCRIBES' })
    await agent.call('POST /agent/contacts/:contactId/unsubscribed', { params: { contactId: nora._id } })
    expect(await listStates()).toEqual([['LEFT', 'UNSUBSCRIBED']])
  })

  test('when they no longer match, and not when something else about them changes', async ({ world }) => {
    const { nora, updateContact, listStates } = await enterWith(world, { type: 'NO_LONGER_MATCHES' })
    await updateContact(nora._id, { tags: ['Buyer', 'VIP'] })
    expect(await listStates()).toEqual([['ACTIVE', '']])
    await updateContact(nora._id, { tags: ['VIP'] })
    expect(await listStates()).toEqual([['LEFT', 'NO_LONGER_MATCHES']])
  })

  test('when they are archived, whatever the rules', async ({ world }) => {
    const { nora, agent, listStates } = await enterWith(world, { type: 'SUBMITS_FORM' })
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: nora._id } })
    expect(await listStates()).toEqual([['LEFT', 'CONTACT_ARCHIVED']])
  })
})
