import { postcardPrice } from '@gable/shared/credits/credits.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { grantCredits } from '../../credits/ledger.ts'
import { createLog } from '../../platform/observe/log.ts'
import { aDefinition, enroll, insertFlow } from '../../testing/flows.ts'
import { runJobs } from '../../testing/jobs.ts'
import { createPostcardScenario } from '../../testing/postcards.ts'
import { test, type World } from '../../testing/world.ts'
import { runFlows } from '../run-flows.ts'

/** A workflow that sends a postcard to everybody. */
async function sendInFlow(world: World, { credits, contacts }: { credits: number; contacts: number }) {
  const scenario = await createPostcardScenario(world, { credits, contacts })
  const { accountId, contactIds, postcard } = scenario
  const { contentId } = postcard
  const definition = aDefinition([{ id: 'card', kind: 'SEND_POSTCARD', contentId }])
  const flow = await insertFlow(world.owner, accountId, definition)
  await enroll(
    world.product,
    flow,
    contactIds.map((contactId) => ({ contactId })),
  )
  const work = () =>
    runFlows()({
      payload: { accountId },
      db: world.product.db,
      log: createLog({ LOG_LEVEL: 'silent' }),
      signal: new AbortController().signal,
    })
  await work()
  const { rows: steps } = await world.owner.pool.query(
    `select r.contact_id, s.outcome, s.reason from flow_run_steps s
      join flow_runs r on r.account_id = s.account_id and r.id = s.run_id where s.account_id = $1`,
    [accountId],
  )
  return { ...scenario, flow, steps, work }
}

test('a postcard step queues one postcard for each contact and reserves its credits', async ({ world }) => {
  const { flow, steps, work, listPieces, balance } = await sendInFlow(world, { contacts: 3, credits: 100 })
  expect(steps).toHaveLength(3)
  for (const step of steps) expect(step).toMatchObject({ outcome: 'DONE', reason: '' })
  const pieces = await listPieces()
  expect(pieces).toHaveLength(3)
  for (const piece of pieces)
    expect(piece).toMatchObject({ state: 'QUEUED', flow_id: flow.flowId, flow_step_id: 'card' })
  expect(new Set(pieces.map(({ occasion }) => occasion)).size).toBe(3)
  expect(await balance()).toMatchObject({ available: 100 - 3 * postcardPrice, reserved: 3 * postcardPrice })
  await work()
  expect(await listPieces()).toHaveLength(3)
})

test('contacts for whom there are no credits, or who opted out, are passed over with the reason', async ({ world }) => {
  const { accountId, flow, contactIds, listPieces, listStates, balance, updateContact, work } = await sendInFlow(
    world,
    {
      contacts: 2,
      credits: postcardPrice,
    },
  )
  expect((await listStates()).sort()).toEqual(['NOT_ENOUGH_CREDITS', 'QUEUED'])
  expect(await balance()).toMatchObject({ available: 0, reserved: postcardPrice })
  const { rows } = await world.owner.pool.query(
    `select outcome, reason from flow_run_steps where account_id = $1 order by outcome`,
    [accountId],
  )
  expect(rows).toEqual([
    { outcome: 'DONE', reason: '' },
    { outcome: 'SKIPPED', reason: expect.stringMatching(/credit/i) },
  ])
  const [contactId = ''] = contactIds
  await updateContact(contactId, { is_non_marketing: true })
  await enroll(world.product, flow, [{ contactId }])
  await work()
  expect(await listPieces()).toHaveLength(3)
  expect(await balance()).toMatchObject({ available: 0, reserved: postcardPrice })
})

test('an automation with postcards can be activated without credits: its contacts skip them until there are some', async ({
  world,
}) => {
  const { agent, agency, accountId, scope, inAccount, postcard, listStates, contactIds } = await createPostcardScenario(
    world,
    { contacts: 2, credits: 0 },
  )
  const [first = '', second = ''] = contactIds
  const flowId = newId()
  const params = { flowId }
  const definition = aDefinition(
    [
      { id: 'card', kind: 'SEND_POSTCARD', contentId: postcard.contentId },
      { id: 'note', kind: 'ADD_NOTE', text: 'Sent a card' },
    ],
    { filters: [{ key: 'tags', anyOf: ['Owner'] }], reentry: 'NEVER' },
  )
  const tag = (contactId: string) =>
    world.owner.pool.query(`update contacts set tags = '{Owner}' where account_id = $1 and id = $2`, [
      accountId,
      contactId,
    ])
  const readHistory = async (contactId: string) => {
    const [run] = await agent.call('GET /agent/contacts/:contactId/flows', { params: { contactId } })
    const { steps } = await agent.call('GET /agent/flow-runs/:runId', { params: { runId: run?._id ?? '' } })
    return [run?.state, ...steps.map(({ stepId, outcome, reason }) => [stepId, outcome, reason])]
  }
  await agent.call('POST /agent/flows', { body: { flowId, kind: 'AUTOMATION', title: 'Cards' } })
  await agent.call('PUT /agent/flows/:flowId/draft', { params, body: { definition } })
  await tag(first)
  const { estimate } = await agent.call('POST /agent/flows/:flowId/estimates', {
    params,
    body: { estimateId: newId() },
  })
  expect(estimate).toMatchObject({ total: 1, postcards: 1, credits: postcardPrice, balance: 0 })
  await agent.call('POST /agent/flows/:flowId/published', { params, body: { contacts: 'STAY' } })
  await runJobs(world, accountId)
  expect(await readHistory(first)).toEqual([
    'FINISHED',
    ['card', 'SKIPPED', 'Not enough credits'],
    ['note', 'DONE', ''],
  ])
  const grant = { key: `bought/${agency.accountId}`, amount: postcardPrice, cause: { type: 'grant' as const } }
  await inAccount((db) => grantCredits(db, scope, grant))
  await tag(second)
  await runJobs(world, accountId)
  expect(await readHistory(second)).toEqual(['FINISHED', ['card', 'DONE', ''], ['note', 'DONE', '']])
  expect((await listStates())[0]).toBe('NOT_ENOUGH_CREDITS')
})
