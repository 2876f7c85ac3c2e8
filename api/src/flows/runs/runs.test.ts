import type { Step } from '@gable/shared/flows/step.ts'
import { expect } from 'vitest'
import { createAgencyWithEmails } from '../../testing/emails.ts'
import { aDefinition, enroll, inAccount, insertFlow, passTime } from '../../testing/flows.ts'
import { runJobs } from '../../testing/jobs.ts'
import { test, type World } from '../../testing/world.ts'
import { wakeFlows } from '../wake.ts'
import { moveRuns } from './move-runs.ts'

const pause: Step = { id: 'pause', kind: 'WAIT', duration: { amount: 3, unit: 'DAYS' } }

/** Contacts who wait in a flow. */
async function setUp(world: World, steps: Step[] = [pause]) {
  const fixture = await createAgencyWithEmails(world)
  const { accountId } = fixture.agency
  const [contactId = '', otherId = ''] = await fixture.addContacts('ada@example.com', 'bo@example.com')
  const flow = await insertFlow(world.owner, accountId, aDefinition(steps, { reentry: 'NEVER' }))
  const { flowId } = flow
  await enroll(
    world.product,
    flow,
    [contactId, otherId].map((contactId) => ({ contactId, occasion: 'once' })),
  )
  await runJobs(world, accountId)
  const list = async (query: object = {}) =>
    (await fixture.agent.call('GET /agent/flows/:flowId/runs', { params: { flowId }, query })).data
  return {
    ...fixture,
    accountId,
    contactId,
    otherId,
    flow,
    flowId,
    list,
    run: () => runJobs(world, accountId),
    async pass(interval: string) {
      await passTime(world.owner, accountId, interval)
      await inAccount(world.product, accountId, wakeFlows)
      await runJobs(world, accountId)
    },
    query: async (text: string, ...values: unknown[]) =>
      (await world.owner.pool.query(text, [accountId, ...values])).rows,
  }
}

test('agents see who is at each step and how each contact got there, and take contacts out', async ({ world }) => {
  const { agent, flowId, contactId, list } = await setUp(world)
  const runs = await list({ stepId: 'pause', search: 'ada' })
  expect(runs).toMatchObject([
    { contact: { _id: contactId }, state: 'ACTIVE', step: 'Wait 3 days', next: '', position: { number: 1, of: 1 } },
  ])
  const runId = runs[0]?._id ?? ''
  const left = await agent.call('POST /agent/flow-runs/:runId/left', { params: { runId } })
  expect(left).toMatchObject({ state: 'LEFT', reason: 'Taken out by an agent', dueAt: null })
  await expect(agent.call('POST /agent/flow-runs/:runId/left', { params: { runId } })).rejects.toMatchObject({
    code: 'conflict',
  })
  const { steps, series } = await agent.call('GET /agent/flows/:flowId/performance', { params: { flowId } })
  expect(steps).toMatchObject([{ stepId: 'pause', active: 1, failed: 0 }])
  expect(series).toHaveLength(30)
  expect(series.at(-1)).toMatchObject({ entered: 2, left: 1, finished: 0 })
  const ofContact = await agent.call('GET /agent/contacts/:contactId/flows', { params: { contactId } })
  expect(ofContact).toMatchObject([{ state: 'LEFT', flow: { _id: flowId } }])
})

test.for([
  ['straight on', [pause, { id: 'call', kind: 'ADD_NOTE', text: 'Call' }]],
  [
    'back to an earlier step',
    [{ id: 'call', kind: 'ADD_NOTE', text: 'Call' }, pause, { id: 'go', kind: 'GO_TO', stepId: 'call' }],
  ],
] satisfies [string, Step[]][])('a contact who waits has what comes afterwards, %s', async ([, steps], { world }) => {
  const { list } = await setUp(world, steps)
  expect(await list({ search: 'ada' })).toMatchObject([{ step: 'Wait 3 days', next: 'Add the note “Call”' }])
})

test('a contact is enrolled by hand once, and not in a paused flow', async ({ world }) => {
  const { agent, addContacts, flowId, query } = await setUp(world)
  const [contactId = ''] = await addContacts('cy@example.com')
  const enrollByHand = () =>
    agent.call('POST /agent/flows/:flowId/contacts/:contactId/enrolled', { params: { flowId, contactId } })
  expect(await enrollByHand()).toMatchObject({ state: 'ACTIVE', cause: expect.stringMatching(/^Enrolled by /) })
  await expect(enrollByHand()).rejects.toMatchObject({ code: 'conflict' })
  await query(`update flows set status = 'PAUSED' where account_id = $1`)
  await expect(enrollByHand()).rejects.toMatchObject({ message: 'This workflow is not active.' })
})

test('strangers, other accounts and members without the permission get nothing', async ({ world }) => {
  const { agent, agency, flowId, list } = await setUp(world)
  const [run] = await list()
  const params = { runId: run?._id ?? '' }
  await expect(world.anonymous.call('GET /agent/flow-runs/:runId', { params })).rejects.toThrow()
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  await expect(stranger.call('GET /agent/flow-runs/:runId', { params })).rejects.toMatchObject({ code: 'not_found' })
  await expect(stranger.call('POST /agent/flow-runs/:runId/left', { params })).rejects.toMatchObject({
    code: 'not_found',
  })
  const query = world.owner.pool
  await query.query(`delete from role_permissions where account_id = $1 and permission = 'MANAGE_MARKETING_SETTINGS'`, [
    agency.accountId,
  ])
  await expect(agent.call('GET /agent/flows/:flowId/runs', { params: { flowId } })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(await agent.call('POST /agent/flow-runs/:runId/left', { params })).toMatchObject({ state: 'LEFT' })
})

test('an archived contact leaves, also a paused flow, and an erased one is gone', async ({ world }) => {
  const { agent, contactId, otherId, query, run, list } = await setUp(world)
  await query(`update flows set status = 'PAUSED' where account_id = $1`)
  await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId } })
  await run()
  expect(await list({ state: 'LEFT' })).toMatchObject([
    { contact: { _id: contactId }, reason: 'The contact was archived' },
  ])
  await query('delete from contacts where account_id = $1 and id = $2', otherId)
  expect(await list()).toHaveLength(1)
})

test('a merged contact continues as the other one, unless that one is in it already, and comes back when it is undone', async ({
  world,
}) => {
  const { agent, addContacts, contactId, otherId, run, query } = await setUp(world)
  const [thirdId = ''] = await addContacts('cy@example.com')
  const merge = (primaryId: string, mergedId: string) =>
    agent.call('POST /agent/contacts/:contactId/merge', { params: { contactId: primaryId }, body: { mergedId } })
  const listRuns = () =>
    query('select contact_id, state, reason, is_leaving from flow_runs where account_id = $1 order by started_at, id')
  const { mergeId } = await merge(thirdId, contactId)
  await run()
  expect(await listRuns()).toContainEqual({ contact_id: thirdId, state: 'ACTIVE', reason: '', is_leaving: false })
  await agent.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
  await run()
  expect(await listRuns()).toContainEqual({ contact_id: contactId, state: 'ACTIVE', reason: '', is_leaving: false })
  await merge(otherId, contactId)
  await run()
  expect(await listRuns()).toContainEqual({
    contact_id: contactId,
    state: 'LEFT',
    reason: 'CONTACT_MERGED',
    is_leaving: false,
  })
})

test('contacts stay on their version unless they are moved, and leave if their step is gone', async ({ world }) => {
  const { accountId, flowId, otherId, query, pass, list } = await setUp(world)
  const version = async (number: number, steps: Step[]) => {
    const definition = aDefinition(steps)
    await query(
      'insert into flow_versions (account_id, flow_id, version, definition) values ($1, $2, $3, $4)',
      flowId,
      number,
      JSON.stringify(definition),
    )
    await query('update flows set published_version = $2 where account_id = $1', number)
    return (db: Parameters<typeof moveRuns>[0], scope: Parameters<typeof moveRuns>[1]) =>
      moveRuns(db, scope, flowId, number, definition)
  }
  const move = await version(2, [pause, { id: 'note', kind: 'ADD_NOTE', text: 'Added later' }])
  await query('update flow_runs set due_at = now() where account_id = $1 and contact_id = $2', otherId)
  await pass('1 minute')
  expect(await list({ state: 'FINISHED' })).toMatchObject([{ contact: { _id: otherId }, version: 1 }])
  await inAccount(world.product, accountId, move)
  await pass('4 days')
  expect(await list()).toMatchObject([{ state: 'FINISHED' }, { state: 'FINISHED' }])
  expect(await query(`select from timeline_entries where account_id = $1 and event_group = 'NOTES'`)).toHaveLength(1)
  await query(`update flow_runs set state = 'ACTIVE', step_id = 'note', due_at = now() + interval '1 day'
    where account_id = $1`)
  await inAccount(world.product, accountId, await version(3, [pause]))
  expect(await list({ state: 'LEFT' })).toMatchObject([0, 1].map(() => ({ reason: 'The step was removed' })))
})

test('a step that fails for one contact is tried again for that one, needs a look, and can be retried', async ({
  world,
}) => {
  const tag: Step = { id: 'tag', kind: 'ADD_TAG', tag: 'x' }
  const { agent, contactId, flowId, pass, list } = await setUp(world, [pause, tag])
  await world.owner.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before update of tags on contacts for each row when (new.id = '${contactId}')
      execute function refuse()`)
  await pass('4 days')
  expect(await list({ state: 'FINISHED' })).toHaveLength(1)
  expect(await list({ state: 'ACTIVE' })).toMatchObject([
    { contact: { _id: contactId }, reason: 'Something went wrong' },
  ])
  for (let attempt = 2; attempt <= 5; attempt++) await pass('1 hour')
  const [failed] = await list({ state: 'FAILED' })
  expect(failed).toMatchObject({ stepId: 'tag', reason: 'Something went wrong', dueAt: null })
  await world.owner.pool.query('drop function refuse cascade')
  expect(await agent.call('POST /agent/flows/:flowId/runs/retried', { params: { flowId }, body: {} })).toEqual({
    retried: 1,
  })
  await pass('1 minute')
  const { run, steps } = await agent.call('GET /agent/flow-runs/:runId', { params: { runId: failed?._id ?? '' } })
  expect(run.state).toBe('FINISHED')
  expect(steps.map(({ outcome }) => outcome)).toEqual(['DONE', 'FAILED', 'DONE'])
})
