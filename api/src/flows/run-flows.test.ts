import type { Step } from '@gable/shared/flows/step.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createAgencyWithEmails } from '../testing/emails.ts'
import { aDefinition, enroll, inAccount, insertFlow, passTime } from '../testing/flows.ts'
import { runJobs } from '../testing/jobs.ts'
import { test, type World } from '../testing/world.ts'
import { resumeRuns } from './runs/resume-runs.ts'
import { wakeFlows } from './wake.ts'

/** An agency with contacts, and what its flows did. */
async function setUp(world: World, steps: Step[], changes: Parameters<typeof aDefinition>[1] = {}) {
  const fixture = await createAgencyWithEmails(world)
  const { accountId } = fixture.agency
  const [contactId = '', otherId = ''] = await fixture.addContacts('ada@example.com', 'bo@example.com')
  const flow = await insertFlow(world.owner, accountId, aDefinition(steps, changes))
  const query = async (text: string, ...values: unknown[]) =>
    (await world.owner.pool.query(text, [accountId, ...values])).rows
  return {
    ...fixture,
    accountId,
    contactId,
    otherId,
    flow,
    query,
    enroll: (...contactIds: string[]) =>
      enroll(
        world.product,
        flow,
        contactIds.map((contactId) => ({ contactId })),
      ),
    run: () => runJobs(world, accountId),
    async pass(interval: string) {
      await passTime(world.owner, accountId, interval)
      await inAccount(world.product, accountId, wakeFlows)
      await runJobs(world, accountId)
    },
    listRuns: () => query('select * from flow_runs where account_id = $1 order by started_at, id'),
    listHistory: () =>
      query(`select s.step_id, s.outcome, s.branch, s.reason from flow_run_steps s
        join flow_runs r on r.account_id = s.account_id and r.id = s.run_id
        join contacts c on c.account_id = r.account_id and c.id = r.contact_id
        where s.account_id = $1 order by c.email, r.started_at, r.id, s.number`),
    listActivity: () =>
      query(
        `select event_group || '.' || kind as kind, detail from timeline_entries where account_id = $1 order by id`,
      ),
  }
}

const tag = (id: string, tag: string): Step => ({ id, kind: 'ADD_TAG', tag })
const wait = (id: string, amount: number): Step => ({ id, kind: 'WAIT', duration: { amount, unit: 'DAYS' } })

test('a contact takes one step after the other, waits, and finishes', async ({ world }) => {
  const { contactId, enroll, run, pass, listRuns, listHistory, listActivity, query } = await setUp(world, [
    tag('one', 'first'),
    wait('pause', 2),
    tag('two', 'second'),
  ])
  expect(await enroll(contactId)).toEqual({ enrolled: 1 })
  await run()
  expect(await listRuns()).toMatchObject([{ state: 'ACTIVE', step_id: 'pause', is_waiting: true, steps_taken: 1 }])
  await pass('1 day')
  expect(await listRuns()).toMatchObject([{ step_id: 'pause' }])
  await pass('1 day 2 hours')
  expect(await listRuns()).toMatchObject([{ state: 'FINISHED', due_at: null, steps_taken: 3 }])
  expect(await listHistory()).toMatchObject([{ step_id: 'one' }, { step_id: 'pause' }, { step_id: 'two' }])
  expect(await query('select tags from contacts where account_id = $1 and id = $2', contactId)).toEqual([
    { tags: ['first', 'second'] },
  ])
  expect(await listActivity()).toMatchObject([{ kind: 'WORKFLOW.ENROLLED' }, { kind: 'WORKFLOW.COMPLETED' }])
  const counters = await query(`select step_id, type, sum(count)::int as count from flow_counters where account_id = $1
    group by 1, 2 order by 1, 2`)
  expect(counters).toContainEqual({ step_id: '', type: 'FINISHED', count: 1 })
  expect(counters).toContainEqual({ step_id: 'two', type: 'DONE', count: 1 })
  expect(counters).toContainEqual({ step_id: 'two', type: 'ENTERED', count: 1 })
})

test('a condition asks for all contacts at once, and everybody continues after it', async ({ world }) => {
  const { contactId, otherId, enroll, run, listHistory, owner } = await setUpWith(world)
  await owner.pool.query(`update contacts set tags = '{buyer}' where id = $1`, [contactId])
  await enroll(contactId, otherId)
  await run()
  expect(await listHistory()).toMatchObject([
    { step_id: 'is-buyer', branch: 'YES' },
    { step_id: 'yes' },
    { step_id: 'both' },
    { step_id: 'is-buyer', branch: 'NO' },
    { step_id: 'both' },
  ])
})

async function setUpWith(world: World) {
  const condition: Step = {
    id: 'is-buyer',
    kind: 'CONDITION',
    filters: [{ key: 'tags', anyOf: ['buyer'] }],
    branches: [
      { key: 'YES', steps: [tag('yes', 'known')] },
      { key: 'NO', steps: [] },
    ],
  }
  return { ...(await setUp(world, [condition, tag('both', 'asked')])), owner: world.owner }
}

test('an email is sent once for each visit to its step, and a contact who is held back continues with the reason', async ({
  world,
}) => {
  const { contactId, otherId, enroll, run, pass, listHistory, listPieces, publish, owner, flow } =
    await setUpForEmails(world)
  const { contentId } = await publish()
  await setContent(owner, flow.flowId, contentId)
  await owner.pool.query('update contacts set unsubscribed_at = now() where id = $1', [otherId])
  await enroll(contactId, otherId)
  await run()
  expect(await listHistory()).toMatchObject([
    { step_id: 'mail', outcome: 'DONE' },
    { step_id: 'mail', outcome: 'SKIPPED', reason: 'Unsubscribed' },
  ])
  const pieces = await listPieces()
  expect(pieces.map(({ state }) => state).sort()).toEqual(['DELIVERED', 'HELD'])
  expect(pieces).toMatchObject(
    [0, 1].map(() => ({ flow_id: flow.flowId, flow_step_id: 'mail', content_id: contentId })),
  )
  await pass('32 days')
  expect(await listPieces()).toHaveLength(4)
})

async function setUpForEmails(world: World) {
  const loop: Step[] = [
    { id: 'mail', kind: 'SEND_EMAIL', contentId: null },
    { id: 'month', kind: 'WAIT', duration: { amount: 1, unit: 'MONTHS' } },
    { id: 'again', kind: 'GO_TO', stepId: 'mail' },
  ]
  return { ...(await setUp(world, loop)), owner: world.owner }
}

const setContent = (owner: World['owner'], flowId: string, contentId: string) =>
  owner.pool.query(
    `update flow_versions set definition = jsonb_set(definition, '{steps,0,contentId}', to_jsonb($2::text))
      where flow_id = $1`,
    [flowId, contentId],
  )

test('a contact who waits for an event continues when it happens, and otherwise when time runs out', async ({
  world,
}) => {
  const { accountId, contactId, otherId, enroll, run, pass, listRuns, listHistory } = await setUp(world, [
    {
      id: 'answer',
      kind: 'WAIT_FOR_EVENT',
      event: { type: 'TAG_ADDED', tag: 'hot' },
      timeout: { amount: 3, unit: 'HOURS' },
      branches: [
        { key: 'HAPPENED', steps: [tag('hot', 'warm')] },
        { key: 'TIMED_OUT', steps: [tag('cold', 'cold')] },
      ],
    },
  ])
  await enroll(contactId, otherId)
  await run()
  expect(await listRuns()).toMatchObject([{ awaits: 'TAG_ADDED' }, { awaits: 'TAG_ADDED' }])
  const first = (await listRuns()).find(({ contact_id }) => contact_id === contactId)
  const resume = () =>
    inAccount(world.product, accountId, (db, scope) => resumeRuns(db, scope, [first.id, newId()], 'HAPPENED'))
  await resume()
  await resume()
  await run()
  await pass('4 hours')
  expect(await listHistory()).toMatchObject([
    { step_id: 'answer', branch: 'HAPPENED' },
    { step_id: 'hot' },
    { step_id: 'answer', branch: 'TIMED_OUT' },
    { step_id: 'cold' },
  ])
})

test('emails wait for the hours in which they may leave, and other steps do not', async ({ world }) => {
  const now = new Date()
  const tomorrow = (now.getUTCDay() + 2) % 7
  const { contactId, enroll, run, listRuns } = await setUp(
    world,
    [tag('first', 'in'), { id: 'mail', kind: 'SEND_EMAIL', contentId: newId() }],
    { window: { days: [tomorrow], from: '09:00', till: '17:00' } },
  )
  await enroll(contactId)
  await run()
  const [waiting] = await listRuns()
  expect(waiting).toMatchObject({ state: 'ACTIVE', step_id: 'mail', is_waiting: true, steps_taken: 1 })
  expect(waiting.due_at.getTime()).toBeGreaterThan(now.getTime())
})

test('a paused flow takes no step until it is resumed', async ({ world }) => {
  const { contactId, enroll, flow, pass, listRuns } = await setUp(world, [tag('one', 'first')])
  await enroll(contactId)
  await world.owner.pool.query(`update flows set status = 'PAUSED' where id = $1`, [flow.flowId])
  await pass('1 hour')
  expect(await listRuns()).toMatchObject([{ state: 'ACTIVE', steps_taken: 0 }])
  await world.owner.pool.query(`update flows set status = 'ACTIVE' where id = $1`, [flow.flowId])
  await pass('1 minute')
  expect(await listRuns()).toMatchObject([{ state: 'FINISHED' }])
})

test('a contact who goes round in circles needs a look after a hundred steps', async ({ world }) => {
  const { contactId, enroll, run, listRuns } = await setUp(world, [
    tag('one', 'first'),
    { id: 'back', kind: 'GO_TO', stepId: 'one' },
  ])
  await enroll(contactId)
  await run()
  expect(await listRuns()).toMatchObject([
    { state: 'FAILED', steps_taken: 100, reason: 'The contact took too many steps without waiting' },
  ])
})

test('a flow takes a contact in at most three times an hour, and as often as its rule allows', async ({ world }) => {
  const { contactId, enroll, accountId, run } = await setUp(world, [tag('one', 'first')])
  for (const enrolled of [1, 1, 1, 0]) expect(await enroll(contactId)).toEqual({ enrolled })
  await passTime(world.owner, accountId, '2 hours')
  expect(await enroll(contactId)).toEqual({ enrolled: 1 })
  const once = await setUp(world, [tag('one', 'first'), wait('w', 1)], { reentry: 'AFTER_END' })
  for (const enrolled of [1, 0]) expect(await once.enroll(once.contactId)).toEqual({ enrolled })
  await once.run()
  await once.pass('2 days')
  expect(await once.enroll(once.contactId)).toEqual({ enrolled: 1 })
  await run()
})
