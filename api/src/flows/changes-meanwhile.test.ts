import type { Step } from '@gable/shared/flows/step.ts'
import { expect } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { createAgencyWithEmails } from '../testing/emails.ts'
import { aDefinition, enroll, insertFlow, passTime } from '../testing/flows.ts'
import { runJobs } from '../testing/jobs.ts'
import { test, type World } from '../testing/world.ts'
import { runFlows } from './run-flows.ts'

const note = (id: string): Step => ({ id, kind: 'ADD_NOTE', text: id })

const runOnce = ({ product }: World, accountId: string) =>
  runFlows()({
    payload: { accountId },
    db: product.db,
    signal: new AbortController().signal,
    log: createLog({ LOG_LEVEL: 'silent' }),
  })

test('two automations that enroll a contact in each other stop after three times an hour', async ({ world }) => {
  const { agency, addContacts } = await createAgencyWithEmails(world)
  const { accountId } = agency
  const [contactId = ''] = await addContacts('ada@example.com')
  const kind = 'AUTOMATION'
  const second = await insertFlow(world.owner, accountId, aDefinition([]), { kind, title: 'Second' })
  const toSecond: Step[] = [{ id: 'to-second', kind: 'ENROLL', flowId: second.flowId }]
  const first = await insertFlow(world.owner, accountId, aDefinition(toSecond), { kind, title: 'First' })
  const toFirst: Step[] = [note('second'), { id: 'to-first', kind: 'ENROLL', flowId: first.flowId }]
  const json = JSON.stringify(aDefinition(toFirst))
  await world.owner.pool.query('update flow_versions set definition = $3 where account_id = $1 and flow_id = $2', [
    accountId,
    second.flowId,
    json,
  ])
  await enroll(world.product, first, [{ contactId }])
  await runJobs(world, accountId)
  const { rows } = await world.owner.pool.query(
    `select f.title, count(*)::int, array_agg(distinct r.state) as states from flow_runs r
      join flows f on f.account_id = r.account_id and f.id = r.flow_id where r.account_id = $1 group by 1 order by 1`,
    [accountId],
  )
  expect(rows).toEqual([
    { title: 'First', count: 3, states: ['FINISHED'] },
    { title: 'Second', count: 3, states: ['FINISHED'] },
  ])
})

test('a version that is published while a crowd is on its way changes nothing for those who began before', async ({
  world,
}) => {
  const { agency, agent, addContacts } = await createAgencyWithEmails(world)
  const { accountId } = agency
  const old = [note('one'), note('two'), note('three')]
  const trigger = { type: 'DASHBOARD_VIEWED' as const }
  const flow = await insertFlow(world.owner, accountId, aDefinition(old, { trigger }))
  const contactIds = await addContacts(...Array.from({ length: 1200 }, (_, n) => `person${n}@example.com`))
  const [late = ''] = await addContacts('late@example.com')
  await enroll(
    world.product,
    flow,
    contactIds.map((contactId) => ({ contactId })),
  )
  const params = { flowId: flow.flowId }
  const definition = aDefinition([note('new')], { trigger })
  await agent.call('PUT /agent/flows/:flowId/draft', { params, body: { definition } })
  const [published] = await Promise.all([
    agent.call('POST /agent/flows/:flowId/published', { params, body: { contacts: 'STAY' } }),
    ...[0, 1].map(() => runOnce(world, accountId)),
  ])
  expect(published.publishedVersion).toBe(2)
  await enroll(world.product, { ...flow, version: 2, definition }, [{ contactId: late }])
  const count = async (text: string) => (await world.owner.pool.query(text, [accountId])).rows
  const countOpen = async () => {
    await runOnce(world, accountId)
    return (await count(`select from flow_runs where account_id = $1 and state <> 'FINISHED'`)).length
  }
  await expect.poll(countOpen, { timeout: 20_000 }).toBe(0)
  expect(
    await count('select step_id as id, count(*)::int from flow_run_steps where account_id = $1 group by 1 order by 1'),
  ).toEqual([{ id: 'new', count: 1 }, ...['one', 'three', 'two'].map((id) => ({ id, count: contactIds.length }))])
})

test('what steps refer to and is gone when a contact gets there is skipped with the reason, and the rest is done', async ({
  world,
}) => {
  const { agency, agent, addContacts, publish } = await createAgencyWithEmails(world)
  const { accountId } = agency
  const { contentId } = await publish()
  const query = (text: string, ...values: unknown[]) => world.owner.pool.query(text, [accountId, ...values])
  const [contactId = ''] = await addContacts('ada@example.com')
  const colleague = await world.factory.createAgent(agency)
  const target = await insertFlow(world.owner, accountId, aDefinition([note('late')]), {
    kind: 'AUTOMATION',
    title: 'Nurture',
  })
  const { webhook } = await agent.call('POST /agent/webhooks', {
    body: { url: 'http://127.0.0.1:9/', eventTypes: ['lead.created'] },
  })
  await query(`update contacts set tags = '{Buyer}' where account_id = $1 and id = $2`, contactId)
  const isBuyer: Step = {
    id: 'buyer',
    kind: 'CONDITION',
    filters: [{ key: 'tags', anyOf: ['Buyer'] }],
    branches: [
      { key: 'YES', steps: [note('yes')] },
      { key: 'NO', steps: [note('no')] },
    ],
  }
  const flow = await insertFlow(
    world.owner,
    accountId,
    aDefinition([
      { id: 'pause', kind: 'WAIT', duration: { amount: 1, unit: 'HOURS' } },
      { id: 'assign', kind: 'ASSIGN_OWNER', to: { type: 'AGENT', agentId: colleague.agentId } },
      { id: 'mail', kind: 'SEND_EMAIL', contentId },
      { id: 'enroll', kind: 'ENROLL', flowId: target.flowId },
      { id: 'call', kind: 'CALL_WEBHOOK', webhookId: webhook._id },
      { id: 'untag', kind: 'REMOVE_TAG', tag: 'Buyer' },
      { id: 'stage', kind: 'CHANGE_STAGE', stage: 'CONTACTED', lostReason: '' },
      isBuyer,
    ]),
  )
  await enroll(world.product, flow, [{ contactId }])
  await query('update agents set deactivated_at = now() where account_id = $1 and id = $2', colleague.agentId)
  await query(`update contents set status = 'ARCHIVED' where account_id = $1 and id = $2`, contentId)
  await agent.call('POST /agent/flows/:flowId/archived', { params: { flowId: target.flowId } })
  await agent.call('DELETE /agent/webhooks/:webhookId', { params: { webhookId: webhook._id } })
  await agent.call('POST /agent/tags/deleted', { body: { tag: 'Buyer' } })
  await runJobs(world, accountId)
  await passTime(world.owner, accountId, '61 minutes')
  await runOnce(world, accountId)
  const [run] = await agent.call('GET /agent/contacts/:contactId/flows', { params: { contactId } })
  const { steps } = await agent.call('GET /agent/flow-runs/:runId', { params: { runId: run?._id ?? '' } })
  expect(run?.state).toBe('FINISHED')
  expect(steps.map(({ stepId, reason, branch }) => [stepId, reason || branch])).toEqual([
    ['pause', null],
    ['assign', 'None of the agents is available'],
    ['mail', 'The content is not published'],
    ['enroll', 'The automation is not active'],
    ['call', 'The webhook is paused or was deleted'],
    ['untag', 'There was nothing to change'],
    ['stage', 'The contact has no open lead'],
    ['buyer', 'NO'],
    ['no', null],
  ])
})
