import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { createPostcardScenario } from '../testing/postcards.ts'
import { test, type World } from '../testing/world.ts'
import { prepareBroadcast } from './prepare-broadcast.ts'

async function setUp(world: World, options: Parameters<typeof createPostcardScenario>[1] = {}) {
  const scenario = await createPostcardScenario(world, options)
  const { agent, accountId, contactIds, postcard } = scenario
  const { contentId } = postcard
  const selection = { ids: contactIds }
  const estimate = () => agent.call('POST /agent/broadcasts/estimate', { body: { contentId, selection } })
  const create = (broadcastId = newId()) =>
    agent.call('POST /agent/broadcasts', { body: { broadcastId, contentId, selection } })
  const getBroadcast = ({ _id }: { _id: string }) =>
    agent.call('GET /agent/broadcasts/:broadcastId', { params: { broadcastId: _id } })
  const change = ({ _id }: { _id: string }, action: 'canceled' | 'stopped' | 'resumed') =>
    agent.call(`POST /agent/broadcasts/:broadcastId/${action}`, { params: { broadcastId: _id } })

  /** Lets the time to undo pass, and makes the pieces. */
  async function prepare({ _id: broadcastId }: { _id: string }) {
    const { db } = world.owner
    const startsAt = new Date(Date.now() - 1000)
    await db.updateTable('broadcasts').set({ starts_at: startsAt }).where('id', '=', broadcastId).execute()
    const log = createLog({ LOG_LEVEL: 'silent' })
    const { signal } = new AbortController()
    await prepareBroadcast({ payload: { accountId, broadcastId }, db: world.product.db, log, signal })
  }
  return { ...scenario, estimate, create, getBroadcast, change, prepare }
}

test('the estimate says what a postcard would cost, who is held and why, and how many days it takes', async ({
  world,
}) => {
  const { estimate, contactIds, updateContact } = await setUp(world, { contacts: 6, credits: 45, dailyLimit: 3 })
  await updateContact(contactIds[0] ?? '', { is_non_marketing: true })
  expect(await estimate()).toMatchObject({
    total: 6,
    recipients: 4,
    credits: 40,
    balance: 45,
    days: 2,
    problems: [],
    held: [
      { reason: 'NON_MARKETING', count: 1, contacts: [{ _id: contactIds[0] }] },
      { reason: 'NOT_ENOUGH_CREDITS', count: 1, contacts: [{ _id: contactIds[5] }] },
    ],
  })
})

test('without credits, or without a print logo, a postcard cannot be sent', async ({ world }) => {
  const poor = await setUp(world, { credits: 0 })
  expect((await poor.estimate()).problems).toEqual(['You have 0 credits. One postcard costs 10.'])
  await expect(poor.create()).rejects.toMatchObject({ code: 'conflict' })
  const plain = await setUp(world)
  await world.owner.db.updateTable('brandings').set({ style: '{}' }).where('id', '=', plain.agency.brandingId).execute()
  expect((await plain.estimate()).problems.join()).toMatch(/incomplete. Add a brand color and a print logo/)
})

test('a broadcast reserves, prints and pays each postcard, and says what became of them', async ({ world }) => {
  const { create, prepare, getBroadcast, send, agent, balance, updatePieces } = await setUp(world, { contacts: 3 })
  const created = await create()
  expect(created).toMatchObject({ medium: 'POSTCARD', state: 'SCHEDULED', total: 0 })
  await prepare(created)
  expect(await getBroadcast(created)).toMatchObject({ state: 'SENDING', counts: { queued: 3 } })
  expect(await balance()).toMatchObject({ reserved: 30 })
  await send()
  expect(await getBroadcast(created)).toMatchObject({ state: 'DONE', counts: { queued: 0, submitted: 3, printed: 0 } })
  await updatePieces({ state: 'DELIVERED' })
  expect((await getBroadcast(created)).counts).toMatchObject({ submitted: 3, printed: 3, inTransit: 3, delivered: 3 })
  const list = await agent.call('GET /agent/broadcasts/:broadcastId/postcards', {
    params: { broadcastId: created._id },
    query: { state: 'DELIVERED', pageSize: 2 },
  })
  expect(list).toMatchObject({ total: 3, data: [{ state: 'DELIVERED' }, { state: 'DELIVERED' }] })
  // Everybody got it lately.
  await expect(create()).rejects.toMatchObject({ code: 'conflict' })
})

test('stopping cancels what is not at the printer yet and gives its credits back', async ({ world }) => {
  const { create, prepare, change, send, balance, listStates } = await setUp(world, { contacts: 4, dailyLimit: 1 })
  const created = await create()
  await prepare(created)
  await send()
  expect(await change(created, 'stopped')).toMatchObject({ state: 'STOPPED', counts: { submitted: 1, canceled: 3 } })
  expect(await listStates()).toEqual(['SUBMITTED', 'CANCELED', 'CANCELED', 'CANCELED'])
  expect(await balance()).toMatchObject({ available: 990, spent: 10, reserved: 0 })
})

test('an agent who loses the permission amid a broadcast pauses it, until somebody who may resumes it', async ({
  world,
}) => {
  const { create, prepare, change, getBroadcast, send, listStates, agency } = await setUp(world, { dailyLimit: 5 })
  const created = await create()
  await prepare(created)
  const permission = { account_id: agency.accountId, role: 'OWNER', permission: 'MANAGE_MARKETING_SETTINGS' } as const
  await world.owner.db
    .deleteFrom('role_permissions')
    .where('account_id', '=', agency.accountId)
    .where('role', '=', 'OWNER')
    .where('permission', '=', 'MANAGE_MARKETING_SETTINGS')
    .execute()
  await send()
  expect(await listStates()).toEqual(['QUEUED'])
  await world.owner.db.insertInto('role_permissions').values(permission).execute()
  expect(await getBroadcast(created)).toMatchObject({ state: 'PAUSED', reason: expect.stringContaining('permission') })
  await change(created, 'resumed')
  await send()
  expect(await listStates()).toEqual(['SUBMITTED'])
})

test('an agent who is deactivated before a broadcast starts pauses it, and no credits are reserved', async ({
  world,
}) => {
  const { create, prepare, agent, agency, balance, listStates, postcard } = await setUp(world, { contacts: 2 })
  const colleague = await world.factory.createAgent(agency)
  const created = await create()
  await colleague.call('POST /agent/team/:userId/deactivated', {
    params: { userId: agent.userId },
    body: { handOverTo: null },
  })
  await prepare(created)
  const params = { broadcastId: created._id }
  const reason = 'The agent who sent it is no longer active.'
  expect(await colleague.call('GET /agent/broadcasts/:broadcastId', { params })).toMatchObject({
    state: 'PAUSED',
    reason,
  })
  expect(await listStates()).toEqual([])
  expect(await balance()).toMatchObject({ reserved: 0 })
  const remaining = await colleague.call('GET /agent/broadcasts/:broadcastId/remaining', { params })
  expect(remaining).toEqual({ queued: 0, contacts: 2, sent: 0, takesOver: true })
  await colleague.call('POST /agent/broadcasts/:broadcastId/resumed', { params })
  await prepare(created)
  expect(await balance()).toMatchObject({ reserved: 20 })
  const pieces = world.owner.db.selectFrom('postcard_pieces').select('agent_id')
  expect(await pieces.where('content_id', '=', postcard.contentId).execute()).toEqual([
    { agent_id: colleague.agentId },
    { agent_id: colleague.agentId },
  ])
})

test('what is queued of an agent who is deactivated goes out in the name of who resumes it', async ({ world }) => {
  const { create, prepare, agent, agency, send, postcard } = await setUp(world, { contacts: 2, dailyLimit: 1 })
  const colleague = await world.factory.createAgent(agency)
  const created = await create()
  await prepare(created)
  await send()
  await colleague.call('POST /agent/team/:userId/deactivated', {
    params: { userId: agent.userId },
    body: { handOverTo: null },
  })
  await send()
  const params = { broadcastId: created._id }
  await colleague.call('POST /agent/broadcasts/:broadcastId/resumed', { params })
  const pieces = world.owner.db.selectFrom('postcard_pieces').select(['state', 'agent_id']).orderBy('position')
  expect(await pieces.where('content_id', '=', postcard.contentId).execute()).toEqual([
    { state: 'SUBMITTED', agent_id: agent.agentId },
    { state: 'QUEUED', agent_id: colleague.agentId },
  ])
})
