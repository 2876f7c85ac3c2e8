import type { Step } from '@gable/shared/flows/step.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createAgencyWithEmails } from '../../testing/emails.ts'
import { aDefinition, enroll, insertFlow } from '../../testing/flows.ts'
import { runJobs } from '../../testing/jobs.ts'
import { test, type World } from '../../testing/world.ts'

/** An agency with three contacts, and what steps did for them, in the order of the contacts. */
async function setUp(world: World) {
  const fixture = await createAgencyWithEmails(world)
  const { accountId } = fixture.agency
  const contactIds = await fixture.addContacts('ada@example.com', 'bo@example.com', 'cy@example.com')
  const query = async (text: string, ...values: unknown[]) =>
    (await world.owner.pool.query(text, [accountId, ...values])).rows
  async function run(
    steps: Step[],
    entries: Parameters<typeof enroll>[2] = contactIds.map((contactId) => ({ contactId })),
  ) {
    const flow = await insertFlow(world.owner, accountId, aDefinition(steps))
    await enroll(world.product, flow, entries)
    await runJobs(world, accountId)
    return query(
      `select s.step_id, s.outcome, s.reason, s.detail from flow_run_steps s
        join flow_runs r on r.account_id = s.account_id and r.id = s.run_id and r.flow_id = $2
        join contacts c on c.account_id = r.account_id and c.id = r.contact_id
        where s.account_id = $1 order by c.email, s.number`,
      flow.flowId,
    )
  }
  return { ...fixture, accountId, contactIds, query, run, owner: world.owner }
}

const done = (count: number) => Array.from({ length: count }, () => ({ outcome: 'DONE' }))

test('contacts and their leads are assigned in turn, and agents who are not on the team are passed over', async ({
  world,
}) => {
  const { agency, agent, contactIds, run, query } = await setUp(world)
  const other = await world.factory.createAgent(agency)
  const [contactId] = contactIds
  const leadId = newId()
  await query(
    `insert into leads (account_id, id, contact_id, lead_type, source, position) values ($1, $2, $3, 'SELLER', 'Web', 1)`,
    leadId,
    contactId,
  )
  const to = { type: 'ROUND_ROBIN' as const, agentIds: [agent.agentId, newId(), other.agentId] }
  expect(await run([{ id: 'assign', kind: 'ASSIGN_OWNER', to }])).toMatchObject(done(3))
  const owners = await query('select owner_id, count(*)::int from contacts where account_id = $1 group by 1 order by 2')
  expect(owners.map(({ count }) => count)).toEqual([1, 2])
  const [{ agent_id, owner_id }] = await query(
    'select agent_id, owner_id from leads l join contacts c on c.id = l.contact_id where l.account_id = $1',
  )
  expect(agent_id).toBe(owner_id)
  const gone: Step = { id: 'gone', kind: 'ASSIGN_OWNER', to: { type: 'AGENT', agentId: newId() } }
  expect(await run([gone])).toMatchObject([0, 1, 2].map(() => ({ reason: 'None of the agents is available' })))
})

test('a lead moves as if an agent had moved it, and a contact without an open lead is skipped', async ({ world }) => {
  const { agent, contactIds, run, query } = await setUp(world)
  const leadId = newId()
  await query(
    `insert into leads (account_id, id, contact_id, lead_type, source, position) values ($1, $2, $3, 'SELLER', 'Web', 1)`,
    leadId,
    contactIds[0],
  )
  const move: Step = { id: 'move', kind: 'CHANGE_STAGE', stage: 'QUALIFIED', lostReason: '' }
  expect(await run([move])).toMatchObject([
    { outcome: 'DONE', detail: { leadId } },
    { outcome: 'SKIPPED', reason: 'The contact has no open lead' },
    { outcome: 'SKIPPED' },
  ])
  expect(await run([move], [{ contactId: contactIds[0] ?? '', leadId }])).toMatchObject([
    { reason: 'There was nothing to change' },
  ])
  expect(
    await query(
      `select detail->>'to' as "to", agent_id from timeline_entries where account_id = $1 and event_group = 'LEAD'`,
    ),
  ).toEqual([{ to: 'QUALIFIED', agent_id: null }])
  await expect(
    agent.call('POST /agent/leads/lead/:leadId/undone', { params: { leadId }, query: { change: 'MOVE' } }),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test('a task does not replace an appointment', async ({ world }) => {
  const { agent, contactIds, run, query } = await setUp(world)
  const leadId = newId()
  await query(
    `insert into leads (account_id, id, contact_id, lead_type, source, position, next_action)
      values ($1, $2, $3, 'BUYER', 'Booking page', 1, 'A call about your home')`,
    leadId,
    contactIds[0],
  )
  await query(
    `insert into appointments (account_id, id, agent_id, lead_id, starts_at, ends_at, title, place, place_detail, note,
        language, time_zone, start_text)
      values ($1, $2, $3, $4, now() + interval '1 day', now() + interval '25 hours', 'A call about your home', 'PHONE', '',
        '', 'en', 'UTC', 'Tomorrow')`,
    newId(),
    agent.agentId,
    leadId,
  )
  const due = { amount: 2, unit: 'HOURS' } as const
  const task: Step = { id: 'task', kind: 'CREATE_TASK', action: 'Call them', leadType: 'SELLER', due }
  expect(await run([task], [{ contactId: contactIds[0] ?? '', leadId }])).toMatchObject([
    { outcome: 'SKIPPED', reason: 'The contact has an appointment' },
  ])
  expect(await query('select next_action from leads where account_id = $1')).toEqual([
    { next_action: 'A call about your home' },
  ])
})

test('a task is the next step of the open lead, or of a new one', async ({ world }) => {
  const { contactIds, run, query } = await setUp(world)
  await query(
    `insert into leads (account_id, id, contact_id, lead_type, source, position) values ($1, $2, $3, 'BUYER', 'Web', 1)`,
    newId(),
    contactIds[0],
  )
  const task: Step = {
    id: 'task',
    kind: 'CREATE_TASK',
    action: 'Call them',
    leadType: 'SELLER',
    due: { amount: 2, unit: 'HOURS' },
  }
  expect(await run([task])).toMatchObject(done(3))
  const leads = await query(
    'select lead_type, next_action, source from leads where account_id = $1 order by created_at',
  )
  expect(leads).toMatchObject([
    { lead_type: 'BUYER', next_action: 'Call them', source: 'Web' },
    { lead_type: 'SELLER', next_action: 'Call them', source: 'Speed to lead' },
    { lead_type: 'SELLER' },
  ])
})

test('tags, fields and notes change, and what is as it should be is skipped', async ({ world }) => {
  const { agent, contactIds, run, query } = await setUp(world)
  await query(
    `insert into attribute_definitions (account_id, id, entity, key, label, type, position)
      values ($1, $2, 'CONTACT', 'score', 'Score', 'NUMBER', 1)`,
    newId(),
  )
  await query(`update contacts set tags = '{Buyer}' where account_id = $1 and id = $2`, contactIds[0])
  const history = await run([
    { id: 'add', kind: 'ADD_TAG', tag: 'buyer' },
    { id: 'score', kind: 'SET_ATTRIBUTE', key: 'score', value: 7 },
    { id: 'wrong', kind: 'SET_ATTRIBUTE', key: 'score', value: 'high' },
    { id: 'note', kind: 'ADD_NOTE', text: 'Line one\nLine two' },
  ])
  expect(history.slice(0, 4)).toMatchObject([
    { step_id: 'add', outcome: 'SKIPPED', reason: 'There was nothing to change' },
    { step_id: 'score', outcome: 'DONE' },
    { step_id: 'wrong', reason: 'The custom field does not accept the value' },
    { step_id: 'note', outcome: 'DONE' },
  ])
  expect(await query(`select distinct tags, custom from contacts where account_id = $1`)).toEqual([
    { tags: ['Buyer'], custom: { score: 7 } },
  ])
  const contactId = contactIds[1] ?? ''
  await run([{ id: 'untag', kind: 'REMOVE_TAG', tag: 'BUYER' }], [{ contactId }])
  expect((await agent.call('GET /agent/contacts/:contactId', { params: { contactId } })).tags).toEqual([])
})

test('the owner is notified in the bell with the message, and without an owner everyone is', async ({ world }) => {
  const { agency, agent, contactIds, run, query } = await setUp(world)
  const colleague = await world.factory.createAgent(agency)
  await query('update contacts set owner_id = $2 where id = $3 and account_id = $1', agent.agentId, contactIds[0])
  expect(await run([{ id: 'tell', kind: 'NOTIFY', to: 'OWNER', agentIds: [], message: 'Call them' }])).toMatchObject(
    done(3),
  )
  const { data, unread } = await agent.call('GET /agent/notifications')
  expect(unread).toBe(3)
  expect(data).toContainEqual(
    expect.objectContaining({
      kind: 'FLOW',
      text: 'Call them',
      noteId: null,
      contact: expect.objectContaining({ _id: contactIds[0] }),
    }),
  )
  expect((await colleague.call('GET /agent/notifications')).unread).toBe(2)
})

test('a webhook is called with the run and the step, and another flow is entered once', async ({ world }) => {
  const { accountId, agent, run, query } = await setUp(world)
  const body = { url: 'http://127.0.0.1:9/', eventTypes: ['lead.created' as const] }
  const { webhook } = await agent.call('POST /agent/webhooks', { body })
  const webhookId = webhook._id
  const target = await insertFlow(world.owner, accountId, aDefinition([pause], { reentry: 'NEVER' }), {
    kind: 'AUTOMATION',
    title: 'Nurture',
  })
  const steps: Step[] = [
    { id: 'call', kind: 'CALL_WEBHOOK', webhookId },
    { id: 'enroll', kind: 'ENROLL', flowId: target.flowId },
  ]
  expect(await run(steps)).toMatchObject(done(6))
  expect(await run(steps.slice(1))).toMatchObject(
    [0, 1, 2].map(() => ({ outcome: 'SKIPPED', reason: 'The contact could not be enrolled again' })),
  )
  const deliveries = await query('select event_type, payload from webhook_deliveries where account_id = $1')
  expect(deliveries).toHaveLength(3)
  expect(deliveries[0]).toMatchObject({
    event_type: 'flow.called',
    payload: { data: { stepId: 'call', runId: expect.any(String), flow: { title: 'Speed to lead' } } },
  })
  await agent.call('PATCH /agent/webhooks/:webhookId', { params: { webhookId }, body: { isPaused: true } })
  expect(await run(steps.slice(0, 1))).toMatchObject([0, 1, 2].map(() => ({ outcome: 'SKIPPED' })))
})

const pause: Step = { id: 'pause', kind: 'WAIT', duration: { amount: 1, unit: 'DAYS' } }
