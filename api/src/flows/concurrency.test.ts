import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { connectAsOwner } from '../testing/connect-as-owner.ts'
import { createAgencyWithEmails } from '../testing/emails.ts'
import { aDefinition, enroll, insertFlow } from '../testing/flows.ts'
import { test, type World } from '../testing/world.ts'
import { runFlows } from './run-flows.ts'

const contactCount = 400

/** As another process would. */
const runOnce = ({ product }: World, accountId: string) =>
  runFlows()({
    payload: { accountId },
    db: product.db,
    signal: new AbortController().signal,
    log: createLog({ LOG_LEVEL: 'silent' }),
  })

test('several processes take every step once, and agents in turn get the same number of contacts', async ({
  world,
}) => {
  const { agency, agent, addContacts } = await createAgencyWithEmails(world)
  const agents = [agent, await world.factory.createAgent(agency), await world.factory.createAgent(agency)]
  const to = { type: 'ROUND_ROBIN' as const, agentIds: agents.map(({ agentId }) => agentId) }
  const definition = aDefinition([
    { id: 'assign', kind: 'ASSIGN_OWNER', to },
    { id: 'note', kind: 'ADD_NOTE', text: 'Hello' },
  ])
  const flow = await insertFlow(world.owner, agency.accountId, definition)
  const contactIds = await addContacts(...Array.from({ length: contactCount }, (_, n) => `person${n}@example.com`))
  await enroll(
    world.product,
    flow,
    contactIds.map((contactId) => ({ contactId })),
  )
  const query = async (text: string) => (await world.owner.pool.query(text, [agency.accountId])).rows
  const isDone = async () => {
    await Promise.all([0, 1, 2].map(() => runOnce(world, agency.accountId)))
    return (await query(`select from flow_runs where account_id = $1 and state = 'ACTIVE'`)).length
  }
  await expect.poll(isDone, { timeout: 15_000 }).toBe(0)
  const owners = await query('select count(*)::int from contacts where account_id = $1 group by owner_id order by 1')
  expect(owners.map(({ count }) => count)).toEqual([133, 133, 134])
  expect(
    await query(`select step_id, count(*)::int from flow_run_steps where account_id = $1 group by 1 order by 1`),
  ).toEqual([
    { step_id: 'assign', count: contactCount },
    { step_id: 'note', count: contactCount },
  ])
})

test('a contact who is enrolled twice at once for different reasons enters once if the rule says so', async ({
  world,
}) => {
  const { agency, addContacts } = await createAgencyWithEmails(world)
  const definition = aDefinition([{ id: 'note', kind: 'ADD_NOTE', text: 'Hello' }], { reentry: 'AFTER_END' })
  const flow = await insertFlow(world.owner, agency.accountId, definition)
  const [contactId = ''] = await addContacts('ada@example.com')
  const results = await Promise.all(
    [0, 1, 2, 3].map(() => enroll(world.product, flow, [{ contactId, occasion: newId() }])),
  )
  expect(results.map(({ enrolled }) => enrolled).sort()).toEqual([0, 0, 0, 1])
})

test('a change of a contact by somebody else is not waited for, and they take their step later', async ({ world }) => {
  const { agency, addContacts } = await createAgencyWithEmails(world)
  const flow = await insertFlow(world.owner, agency.accountId, aDefinition([{ id: 'tag', kind: 'ADD_TAG', tag: 'x' }]))
  const [busyId = '', freeId = ''] = await addContacts('ada@example.com', 'bo@example.com')
  await enroll(world.product, flow, [{ contactId: busyId }, { contactId: freeId }])
  const client = await connectAsOwner(world, agency.accountId)
  await client.query('begin')
  await client.query('select from contacts where id = $1 for update', [busyId])
  await runOnce(world, agency.accountId)
  const listDone = async () =>
    (
      await world.owner.pool.query(`select contact_id from flow_runs where account_id = $1 and state = 'FINISHED'`, [
        agency.accountId,
      ])
    ).rows.length
  expect(await listDone()).toBe(1)
  await client.query('rollback')
  client.release()
  await runOnce(world, agency.accountId)
  expect(await listDone()).toBe(2)
})
