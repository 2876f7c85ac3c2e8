import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithEmails } from '../../testing/emails.ts'
import { toDefinition } from '../../testing/flow-agency.ts'
import { enroll, inAccount, insertFlow, passTime } from '../../testing/flows.ts'
import { runJobs } from '../../testing/jobs.ts'
import { test, type World } from '../../testing/world.ts'
import { wakeFlows } from '../wake.ts'

const wait = (id: string, amount: number): Step => ({ id, kind: 'WAIT', duration: { amount, unit: 'DAYS' } })
const note = (id: string): Step => ({ id, kind: 'ADD_NOTE', text: 'Hello' })
const isBuyer: Step = {
  id: 'buyer',
  kind: 'CONDITION',
  filters: [{ key: 'tags', anyOf: ['Buyer'] }],
  branches: [
    { key: 'YES', steps: [note('yes')] },
    { key: 'NO', steps: [note('no')] },
  ],
}

/** Four contacts: the first two are buyers, the third unsubscribed, the fourth has no email. */
async function setUp(world: World, fields: (contentId: string) => Partial<FlowDefinition>) {
  const fixture = await createAgencyWithEmails(world)
  const { agent, agency, publish } = fixture
  const { accountId } = agency
  const { contentId } = await publish()
  const contactIds = await fixture.addContacts('ada@example.com', 'bo@example.com', 'cy@example.com', '')
  const query = async (text: string, ...values: unknown[]) =>
    (await world.owner.pool.query(text, [accountId, ...values])).rows
  await query(`update contacts set tags = '{Buyer}' where account_id = $1 and id = any($2)`, contactIds.slice(0, 2))
  await query('update contacts set unsubscribed_at = now() where account_id = $1 and id = $2', contactIds[2])
  const definition = toDefinition(fields(contentId))
  const kind = definition.trigger ? 'WORKFLOW' : 'AUTOMATION'
  const flow = await insertFlow(world.owner, accountId, definition, { kind })
  const params = { flowId: flow.flowId }
  const estimate = async (draft?: FlowDefinition) => {
    const estimateId = newId()
    const body = { estimateId, ...(draft && { definition: draft }) }
    const { state, estimate } = await agent.call('POST /agent/flows/:flowId/estimates', { params, body })
    expect(state).toBe(kind === 'WORKFLOW' ? 'RUNNING' : 'DONE')
    if (estimate) return estimate
    await runJobs(world, accountId)
    const done = await agent.call('GET /agent/flows/:flowId/estimates/:estimateId', {
      params: { ...params, estimateId },
    })
    expect(done).toMatchObject({ state: 'DONE', progress: 1 })
    expect(await agent.call('POST /agent/flows/:flowId/estimates', { params, body })).toEqual(done)
    invariant(done.estimate, 'a finished estimate has figures')
    return done.estimate
  }
  const testRun = (contactId: string) =>
    agent.call('POST /agent/flows/:flowId/test-run', { params, body: { contactId } })
  const simulate = async (simulationId = newId()) => {
    const body = { simulationId, days: 30 }
    const started = await agent.call('POST /agent/flows/:flowId/simulations', { params, body })
    expect(started).toMatchObject({ _id: simulationId, state: 'RUNNING' })
    await runJobs(world, accountId)
    return read(simulationId)
  }
  const read = (simulationId: string) =>
    agent.call('GET /agent/flows/:flowId/simulations/:simulationId', { params: { ...params, simulationId } })
  /** A visit of a dashboard so many days ago. */
  const visit = (contactId: string | undefined, daysAgo: number) =>
    query(
      `insert into timeline_entries (account_id, id, at, event_group, kind, contact_id)
        values ($1, $2, now() - make_interval(days => $4), 'DASHBOARD', 'VIEWED', $3)`,
      newId(),
      contactId,
      daysAgo,
    )
  return { ...fixture, accountId, contentId, contactIds, flow, params, query, estimate, testRun, simulate, read, visit }
}

describe('the estimate of an automation', () => {
  test('says who would enter, who gets less and why, and what is sent in the first month', async ({ world }) => {
    const { estimate } = await setUp(world, (contentId) => ({
      steps: [
        { id: 'mail', kind: 'SEND_EMAIL', contentId },
        wait('pause', 9),
        { id: 'again', kind: 'GO_TO', stepId: 'mail' },
      ],
    }))
    const result = await estimate()
    expect(result.total).toBe(4)
    expect(result.sample).toHaveLength(4)
    expect(result.sample[0]?.reasons).toEqual([])
    // Two contacts get it on days 0, 9, 18 and 27, which the shortest month has too.
    expect(result).toMatchObject({ emails: 8, postcards: 0, credits: 0 })
    expect(result.held.map(({ reason, count }) => [reason, count])).toEqual(
      expect.arrayContaining([
        ['Emails: Unsubscribed', 1],
        ['Emails: No email', 1],
      ]),
    )
  })

  test('is that of the steps on the screen, and counts only who meets a condition', async ({ world }) => {
    const { estimate, contentId } = await setUp(world, () => ({}))
    const mail: Step = { id: 'mail', kind: 'SEND_EMAIL', contentId }
    const steps: Step[] = [
      {
        id: 'buyer',
        kind: 'CONDITION',
        filters: [{ key: 'tags', anyOf: ['Buyer'] }],
        branches: [
          { key: 'YES', steps: [mail] },
          { key: 'NO', steps: [] },
        ],
      },
    ]
    expect(await estimate(toDefinition({ steps, filters: [{ key: 'tags', anyOf: ['Buyer'] }] }))).toMatchObject({
      total: 2,
      emails: 2,
      held: [],
    })
    expect(await estimate(toDefinition({ filters: [{ key: 'tags', anyOf: ['Nobody'] }] }))).toMatchObject({
      total: 0,
      emails: 0,
      sample: [],
    })
  })
})

test('the estimate of a workflow counts who would have entered in the last 30 days', async ({ world }) => {
  const { estimate, contactIds, visit } = await setUp(world, () => ({
    trigger: { type: 'DASHBOARD_VIEWED' },
    reentry: 'EVERY_TIME',
    steps: [note('note')],
  }))
  await visit(contactIds[0], 3)
  await visit(contactIds[0], 5)
  await visit(contactIds[1], 29)
  await visit(contactIds[2], 31)
  expect((await estimate()).total).toBe(3)
})

test('a test run shows the steps and the days that the contact then really gets', async ({ world }) => {
  const { testRun, contactIds, flow, accountId, query } = await setUp(world, (contentId) => ({
    steps: [isBuyer, wait('pause', 3), { id: 'mail', kind: 'SEND_EMAIL', contentId }, wait('more', 7), note('end')],
  }))
  for (const [contactId = '', outcome] of [
    [contactIds[0], 'DONE'],
    [contactIds[2], 'SKIPPED'],
  ] as const) {
    const plan = await testRun(contactId)
    expect(plan.matches).toBe(true)
    expect(plan.steps.find(({ stepId }) => stepId === 'mail')).toMatchObject({ outcome })
    await enroll(world.product, flow, [{ contactId }])
    await runJobs(world, accountId)
    const list = (sql: string) => query(sql, contactId)
    const dueAt = async () =>
      (await list('select due_at from flow_runs where account_id = $1 and contact_id = $2'))[0]?.due_at
    const planned = plan.steps.find(({ stepId }) => stepId === 'pause')?.at ?? ''
    expect(Math.abs((await dueAt()).getTime() - Date.parse(planned))).toBeLessThan(60_000)
    for (const days of [3, 7]) {
      await passTime(world.owner, accountId, `${days} days 2 hours`)
      await inAccount(world.product, accountId, wakeFlows)
      await runJobs(world, accountId)
    }
    const taken = await list(`select s.step_id as "stepId", s.outcome, s.branch from flow_run_steps s
      join flow_runs r on r.account_id = s.account_id and r.id = s.run_id
      where s.account_id = $1 and r.contact_id = $2 order by s.number`)
    expect(plan.steps.map(({ stepId, outcome, branch }) => ({ stepId, outcome, branch }))).toEqual(taken)
  }
})

describe('a simulation', () => {
  const fields = (): Partial<FlowDefinition> => ({
    trigger: { type: 'DASHBOARD_VIEWED' },
    reentry: 'AFTER_END',
    steps: [isBuyer, wait('pause', 3), note('end')],
  })

  test('replays what happened, does nothing, and compares with what is published', async ({ world }) => {
    const { simulate, contactIds, visit, query, flow } = await setUp(world, fields)
    await visit(contactIds[0], 20)
    // Still in it.
    await visit(contactIds[0], 18)
    await visit(contactIds[0], 10)
    await visit(contactIds[2], 2)
    const draft = JSON.stringify(toDefinition({ ...fields(), reentry: 'EVERY_TIME' }))
    await query('update flows set draft = $3 where account_id = $1 and id = $2', flow.flowId, draft)
    const result = await simulate()
    expect(result).toMatchObject({ state: 'DONE', progress: 1, entered: 4 })
    const counts = result.steps.map(({ stepId, done, published }) => [stepId, done, published?.done])
    expect(counts).toEqual([
      ['buyer', 4, 3],
      ['yes', 3, 2],
      ['no', 1, 1],
      ['pause', 3, 2],
      ['end', 3, 2],
    ])
    expect(result.sample.map(({ steps }) => steps.map(({ stepId }) => stepId))).toEqual([
      ...[0, 1, 2].map(() => ['buyer', 'yes', 'pause', 'end']),
      ['buyer', 'no'],
    ])
    expect(await query('select from flow_runs where account_id = $1')).toEqual([])
  })

  test('knows which email was opened, and what happened in which order', async ({ world }) => {
    const pieceId = newId()
    const { simulate, contactIds, contentId, visit, query } = await setUp(world, (contentId) => ({
      trigger: { type: 'EMAIL_OPENED', contentIds: [contentId] },
      reentry: 'EVERY_TIME',
      steps: [
        {
          id: 'look',
          kind: 'WAIT_FOR_EVENT',
          event: { type: 'DASHBOARD_VIEWED' },
          timeout: { amount: 5, unit: 'DAYS' },
          branches: [
            { key: 'HAPPENED', steps: [note('yes')] },
            { key: 'TIMED_OUT', steps: [note('no')] },
          ],
        },
      ],
    }))
    await query(
      `insert into email_pieces (account_id, id, kind, content_id, version, contact_id, to_email, subject, state, sent_at)
        values ($1, $2, 'MARKETING', $3, 1, $4, 'ada@example.com', 'Spring', 'SENT', now())`,
      pieceId,
      contentId,
      contactIds[0],
    )
    const open = (contactId: string | undefined, daysAgo: number, emailId: string) =>
      query(
        `insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, detail)
          values ($1, $2, now() - make_interval(days => $4), 'EMAIL', 'OPENED', $3, jsonb_build_object('emailId', $5::text))`,
        newId(),
        contactId,
        daysAgo,
        emailId,
      )
    await open(contactIds[0], 20, pieceId)
    await visit(contactIds[0], 18)
    await visit(contactIds[1], 15)
    await open(contactIds[1], 14, pieceId)
    await open(contactIds[2], 12, newId())
    await open(contactIds[2], 12, 'of-an-import')
    const { entered, steps } = await simulate()
    expect(entered).toBe(2)
    expect(steps.map(({ stepId, done }) => [stepId, done])).toEqual([
      ['look', 2],
      ['yes', 1],
      ['no', 1],
    ])
  })

  test('can be stopped, and is started once however often it is asked for', async ({ world }) => {
    const { agent, params, read, simulate, accountId } = await setUp(world, fields)
    const simulationId = newId()
    const start = () => agent.call('POST /agent/flows/:flowId/simulations', { params, body: { simulationId, days: 5 } })
    await start()
    await start()
    const stopped = await agent.call('POST /agent/flows/:flowId/simulations/:simulationId/stopped', {
      params: { ...params, simulationId },
    })
    expect(stopped.state).toBe('STOPPED')
    await runJobs(world, accountId)
    expect(await read(simulationId)).toMatchObject({ state: 'STOPPED', entered: 0 })
    expect((await simulate()).state).toBe('DONE')
  })

  test('reads every entry once, also where many happened in the same moment', async ({ world }) => {
    const { simulate, contactIds, query } = await setUp(world, () => ({ ...fields(), reentry: 'NEVER' }))
    await query(
      `insert into timeline_entries (account_id, id, at, event_group, kind, contact_id)
        select $1, gen_random_uuid(), date_trunc('second', now()) - interval '1 day' + interval '123456 microseconds',
          'DASHBOARD', 'VIEWED', $2 from generate_series(1, 20500)`,
      contactIds[0],
    )
    expect(await simulate()).toMatchObject({ state: 'DONE', entered: 1 })
  })
})

test('trying a flow is for those who manage marketing, and within the account', async ({ world }) => {
  const { agency, params, contactIds, accountId, simulate } = await setUp(world, () => ({ steps: [note('note')] }))
  const simulation = await simulate()
  const [contactId = ''] = contactIds
  const assistant = await world.factory.createAgent(agency, { role: 'AGENT' })
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  expect(accountId).toBe(agency.accountId)
  for (const [who, code] of [
    [assistant, 'forbidden'],
    [stranger, 'not_found'],
  ] as const) {
    const error = expect.objectContaining({ code })
    const estimateId = newId()
    await expect(who.call('POST /agent/flows/:flowId/estimates', { params, body: { estimateId } })).rejects.toEqual(
      error,
    )
    const estimate = { ...params, estimateId: simulation._id }
    await expect(who.call('GET /agent/flows/:flowId/estimates/:estimateId', { params: estimate })).rejects.toEqual(
      error,
    )
    const run = who.call('POST /agent/flows/:flowId/test-run', { params, body: { contactId } })
    await expect(run).rejects.toEqual(error)
    const body = { simulationId: newId(), days: 5 }
    await expect(who.call('POST /agent/flows/:flowId/simulations', { params, body })).rejects.toEqual(error)
    const path = { ...params, simulationId: simulation._id }
    await expect(who.call('GET /agent/flows/:flowId/simulations/:simulationId', { params: path })).rejects.toEqual(
      error,
    )
    const stop = who.call('POST /agent/flows/:flowId/simulations/:simulationId/stopped', { params: path })
    await expect(stop).rejects.toEqual(error)
  }
})

test('bad input is refused with the field', async ({ world }) => {
  const { agent, params } = await setUp(world, () => ({}))
  const body = { simulationId: newId(), days: 31 }
  await expect(agent.call('POST /agent/flows/:flowId/simulations', { params, body })).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(
    agent.call('POST /agent/flows/:flowId/test-run', { params, body: { contactId: newId() } }),
  ).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    agent.call('POST /agent/flows/:flowId/estimates', {
      params,
      body: { estimateId: newId(), definition: {} as FlowDefinition },
    }),
  ).rejects.toMatchObject({ code: 'invalid' })
})
