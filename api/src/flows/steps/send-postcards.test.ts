import { postcardPrice } from '@gable/shared/credits/credits.ts'
import { expect } from 'vitest'
import { createLog } from '../../platform/observe/log.ts'
import { aDefinition, enroll, insertFlow } from '../../testing/flows.ts'
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
      ...{ payload: { accountId }, db: world.product.db },
      ...{ log: createLog({ LOG_LEVEL: 'silent' }), signal: new AbortController().signal },
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
      ...{ contacts: 2, credits: postcardPrice },
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
