import { expect } from 'vitest'
import { createLob } from '../print/lob.ts'
import { lobKey, startLobServer } from '../testing/lob-server.ts'
import { createPostcardScenario } from '../testing/postcards.ts'
import { test as base, type World } from '../testing/world.ts'

const test = base.extend<{ lob: Lob }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
  lob: async ({}, use) => {
    const lob = await startLobServer()
    await use(lob)
    await lob.close()
  },
})

type Lob = Awaited<ReturnType<typeof startLobServer>>

type Options = Parameters<typeof createPostcardScenario>[1] & { patience?: number }

async function setUp(world: World, lob: Lob, { patience = 20_000, ...options }: Options = {}) {
  const scenario = await createPostcardScenario(world, options)
  const carrier = createLob({ key: lobKey, origin: lob.origin, cancelMinutes: 60, patience })
  await scenario.queue()
  const send = (more = {}) => scenario.send({ carrier, ...more })
  /** Sends again what waits for its next attempt. */
  const retry = async () => {
    await scenario.updatePieces({ retry_at: null })
    await send()
  }
  return { ...scenario, carrier, send, retry }
}

test('queued postcards go to the printer, are paid and noted in the activity of their contacts', async ({
  world,
  lob,
}) => {
  const { send, listPieces, balance, getCounts, agent, contactIds } = await setUp(world, lob, { contacts: 3 })
  await send()
  const pieces = await listPieces()
  expect(pieces.map(({ state }) => state)).toEqual(['SUBMITTED', 'SUBMITTED', 'SUBMITTED'])
  expect(pieces.map(({ provider_id }) => provider_id).sort()).toEqual(lob.orders.map(({ id }) => id).sort())
  expect(lob.orders[0]).toMatchObject({ use_type: 'marketing', size: '6x9', zip: '03820' })
  expect(await balance()).toMatchObject({ available: 970, reserved: 0, spent: 30 })
  expect(await getCounts()).toEqual({ sent: 3 })
  const { data } = await agent.call('GET /agent/contacts/:contactId/postcards', {
    params: { contactId: contactIds[0] ?? '' },
  })
  expect(data).toMatchObject([
    { state: 'SUBMITTED', credits: 10, canCancel: true, address: '1 Elm Street, Dover, NH 03820' },
  ])
})

test('an address that the post office does not know is held, and its credits are given back', async ({
  world,
  lob,
}) => {
  const { send, listPieces, balance } = await setUp(world, lob, { contacts: 2 })
  lob.addresses.set('1 Elm Street', 'undeliverable')
  await send()
  expect(await listPieces()).toMatchObject([
    { state: 'HELD', hold_reason: 'UNDELIVERABLE_ADDRESS', reason: 'The post office does not know this address.' },
    { state: 'SUBMITTED' },
  ])
  expect(await balance()).toMatchObject({ available: 990, spent: 10, reserved: 0 })
})

test.for(['taken, then 500', 'taken, then silence'] as const)(
  'an order that was %s is looked up and never made twice, even when its key is forgotten',
  async (fault, { world, lob }) => {
    const { send, retry, listStates, balance } = await setUp(world, lob, { patience: 2000 })
    lob.faults.push(fault)
    await send()
    expect(await listStates()).toEqual(['QUEUED'])
    lob.forgetKeys()
    await retry()
    expect(await listStates()).toEqual(['SUBMITTED'])
    expect(lob.orders).toHaveLength(1)
    expect(await balance()).toMatchObject({ spent: 10, reserved: 0 })
  },
)

test('a printer that asks to wait, fails or does not answer is asked again later', async ({ world, lob }) => {
  const { send, retry, listPieces, listStates } = await setUp(world, lob, { patience: 2000 })
  lob.faults.push({ status: 429, headers: { 'retry-after': '120' } }, { status: 500 }, 'silence')
  await send()
  const [waiting] = await listPieces()
  expect(waiting).toMatchObject({ state: 'QUEUED', attempts: 1, claim_id: null, reason: 'Please try again later.' })
  expect((waiting?.retry_at?.getTime() ?? 0) - Date.now()).toBeGreaterThan(110_000)
  for (let n = 0; n < 2; n++) await retry()
  expect(await listStates()).toEqual(['QUEUED'])
  await retry()
  expect(await listStates()).toEqual(['SUBMITTED'])
  expect(lob.orders).toHaveLength(1)
})

test('what the printer refuses has failed, and its credits are given back', async ({ world, lob }) => {
  const { send, listPieces, balance } = await setUp(world, lob)
  lob.faults.push({ status: 422 })
  await send()
  expect(await listPieces()).toMatchObject([{ state: 'FAILED', reason: 'Please try again later.', credits: 0 }])
  expect(await balance()).toMatchObject({ available: 1000, reserved: 0, spent: 0 })
})

test('two workers send each postcard once and stay within the daily limit', async ({ world, lob }) => {
  const { send, listStates, balance } = await setUp(world, lob, { contacts: 60, dailyLimit: 45 })
  await Promise.all([send(), send()])
  const states = await listStates()
  expect(states.filter((state) => state === 'SUBMITTED')).toHaveLength(45)
  expect(states.slice(0, 45)).toEqual(Array(45).fill('SUBMITTED'))
  expect(new Set(lob.orders.map(({ token }) => token)).size).toBe(45)
  expect(lob.orders).toHaveLength(45)
  expect(await balance()).toMatchObject({ spent: 450, reserved: 150 })
})

test('contacts who opted out meanwhile are held', async ({ world, lob }) => {
  const { send, listStates, balance, updateContact, contactIds } = await setUp(world, lob, { contacts: 2 })
  await updateContact(contactIds[1] ?? '', { is_non_marketing: true })
  await send()
  expect(await listStates()).toEqual(['SUBMITTED', 'NON_MARKETING'])
  expect(await balance()).toMatchObject({ spent: 10, reserved: 0 })
})

test('an account without a plan sends nothing until it has one', async ({ world, lob }) => {
  const { send, listStates, accountId } = await setUp(world, lob)
  const setPlan = (plan_id: string | null) =>
    world.owner.db.updateTable('agencies').set({ plan_id }).where('account_id', '=', accountId).execute()
  await setPlan(null)
  await send()
  expect(await listStates()).toEqual(['QUEUED'])
  await setPlan('everything')
  await send()
  expect(await listStates()).toEqual(['SUBMITTED'])
})

test('a text that does not fit, and letters that no font has, are held', async ({ world, lob }) => {
  const { queue, send, listPieces, updateContact, contactIds } = await createHeld(world, lob)
  const [long = '', foreign = ''] = contactIds
  await updateContact(long, { first_name: 'Bartholomew'.repeat(12) })
  await updateContact(foreign, { first_name: '小明' })
  await queue()
  await send()
  expect((await listPieces()).map(({ state, hold_reason }) => hold_reason ?? state)).toEqual([
    'TEXT_TOO_LONG',
    'UNPRINTABLE_CHARACTERS',
    'SUBMITTED',
  ])
  expect((await listPieces())[0]?.reason).not.toBe('')
})

async function createHeld(world: World, lob: Lob) {
  const scenario = await createPostcardScenario(world, { contacts: 3 })
  const carrier = createLob({ key: lobKey, origin: lob.origin, cancelMinutes: 60 })
  return { ...scenario, send: () => scenario.send({ carrier }) }
}
