import { hourLength } from '@gable/shared/time/calendar.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import { signLobEvent } from '../testing/lob-server.ts'
import { createPostcardScenario } from '../testing/postcards.ts'
import { test as base, type World } from '../testing/world.ts'
import { createPieceToken } from './piece-token.ts'

const secret = 'whsec_0123456789abcdef'

const test = base.extend<{ lobApp: World['app'] }>({
  /** The product with Lob as its printer. */
  lobApp: [
    async ({ world }, use) => {
      const settings = { ...world.settings, LOB_API_KEY: 'test_0123456789', LOB_WEBHOOK_SECRET: secret }
      const app = await buildApp({ ...world, settings, log: createLog(settings) })
      await use(app)
      await app.close()
    },
    { scope: 'file' },
  ],
})

/** A postcard that the printer has. */
async function setUp(world: World, app: World['app']) {
  const scenario = await createPostcardScenario(world)
  await scenario.queue()
  await scenario.send()
  const [piece] = await scenario.listPieces()
  const token = createPieceToken(world.secret, scenario.accountId, piece?.id ?? '')
  const post = (request: { body: string; headers: Record<string, string> }) =>
    app.inject({
      method: 'POST',
      url: '/api/inbound/print-events/lob',
      payload: request.body,
      headers: request.headers,
    })
  const report = async (type: string, id?: string) =>
    (await post(signLobEvent(secret, { token, type, ...(id && { id }) }))).statusCode
  const getPiece = async () => {
    const [piece] = await scenario.listPieces()
    if (!piece) throw new Error('The piece is gone')
    return piece
  }
  return { ...scenario, token, post, report, getPiece }
}

test('a postcard follows the printer from print to mailbox, and is counted as delivered once', async ({
  world,
  lobApp,
}) => {
  const { report, getPiece, getCounts } = await setUp(world, lobApp)
  for (const type of ['mailed', 'in_transit', 'processed_for_delivery', 'delivered'])
    expect(await report(type)).toBe(200)
  expect(await report('delivered', 'same')).toBe(200)
  expect(await report('delivered', 'same')).toBe(200)
  const piece = await getPiece()
  expect(piece).toMatchObject({ state: 'DELIVERED', printed_at: expect.any(Date), in_transit_at: expect.any(Date) })
  expect(await getCounts()).toEqual({ sent: 1, delivered: 1 })
})

test('messages in any order, and twice, end in the same state and counts', async ({ world, lobApp }) => {
  const types = ['created', 'mailed', 'in_transit', 'in_local_area', 'delivered', 'returned_to_sender']
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...types, ...types], { minLength: types.length * 2 }), async (order) => {
      const { report, getPiece, getCounts } = await setUp(world, lobApp)
      for (const type of order) await report(type)
      expect(await getPiece()).toMatchObject({ state: 'RETURNED', printed_at: expect.any(Date) })
      expect(await getCounts()).toEqual({ sent: 1, bounce: 1 })
    }),
    { numRuns: 4 },
  )
})

test('forged, old and replayed messages are refused, and those about nothing of ours change nothing', async ({
  world,
  lobApp,
}) => {
  const { post, token, getPiece } = await setUp(world, lobApp)
  const genuine = signLobEvent(secret, { token, type: 'mailed' })
  const forged = signLobEvent('whsec_another_secret', { token, type: 'mailed' })
  expect((await post(forged)).statusCode).toBe(403)
  expect((await post({ ...genuine, body: genuine.body.replace('mailed', 'failed') })).statusCode).toBe(403)
  const old = { ...genuine.headers, 'lob-signature-timestamp': String(Date.now() - hourLength) }
  expect((await post({ ...genuine, headers: old })).statusCode).toBe(403)
  expect((await post({ body: genuine.body, headers: { 'content-type': 'application/json' } })).statusCode).toBe(403)
  expect((await post(signLobEvent(secret, { token: `x${token.slice(1)}`, type: 'mailed' }))).statusCode).toBe(200)
  expect(await getPiece()).toMatchObject({ state: 'SUBMITTED' })
  const without = await world.app.inject({ method: 'POST', url: '/api/inbound/print-events/lob', payload: {} })
  expect(without.statusCode).toBe(404)
})

test('a postcard that fails or is canceled at the printer is paid back, and is not counted as sent', async ({
  world,
  lobApp,
}) => {
  for (const [type, state] of [
    ['failed', 'FAILED'],
    ['deleted', 'CANCELED'],
  ] as const) {
    const { report, getPiece, getCounts, balance } = await setUp(world, lobApp)
    await report(type)
    expect(await getPiece()).toMatchObject({ state, credits: 0 })
    expect(await getCounts()).toEqual({})
    expect(await balance()).toMatchObject({ available: 1000, spent: 0 })
  }
})

test('a canceled postcard that was printed all the same shows it, and stays paid back', async ({ world, lobApp }) => {
  const { report, getPiece, getCounts, balance } = await setUp(world, lobApp)
  await report('deleted')
  await report('mailed')
  expect(await getPiece()).toMatchObject({
    state: 'PRINTED',
    reason: 'It was printed although it was canceled. Its credits were given back.',
  })
  expect(await getCounts()).toEqual({ sent: 1 })
  expect(await balance()).toMatchObject({ available: 1000, spent: 0 })
})
