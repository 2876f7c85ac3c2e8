import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import { runJobs } from '../testing/jobs.ts'
import { createRecord, resoToken, startResoServer } from '../testing/reso-server.ts'
import { test, type World } from '../testing/world.ts'

/** A server of photos that fails as often as a test asks, and the address of the photo of a listing at ours. */
async function createPhoto(world: World) {
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const state = { requests: 0, failures: 0 }
  const server = createServer((_, response) => {
    state.requests += 1
    if (state.failures-- > 0) response.writeHead(500).end()
    else response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const mls = await startResoServer()
  onTestFinished(() => {
    server.close()
    mls.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  mls.put(createRecord('1', { Media: [{ MediaURL: `${origin}/1.png`, Order: 0, MediaCategory: 'Photo' }] }))
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  await owner.call('POST /agent/mls/connections', {
    body: {
      ...({ kind: 'RESO', name: 'Test MLS', baseUrl: mls.baseUrl, authKind: 'BEARER', secret: resoToken } as const),
      attribution: 'Data of Test MLS',
    },
  })
  await runJobs(world, agency.accountId)
  const { data } = await owner.call('GET /agent/mls/listings', { query: { scope: 'all' } })
  return { state, path: data[0]?.photo ?? '' }
}

describe('a photo of a listing', () => {
  test('comes through our server, and the MLS is asked once however many ask for it', async ({ world }) => {
    const { state, path } = await createPhoto(world)
    const answers = await Promise.all([1, 2, 3].map(() => world.app.inject(path)))
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
      Array.from({ length: 3 }, () => [200, 'image/webp']),
    )
    expect((await world.app.inject(path)).statusCode).toBe(200)
    expect(state.requests).toBe(1)
  })

  test('that the MLS failed to send is missing only until the next time', async ({ world }) => {
    const { state, path } = await createPhoto(world)
    state.failures = 1
    const missing = await world.app.inject(path)
    expect([missing.statusCode, String(missing.headers['cache-control'])]).toEqual([
      404,
      expect.not.stringContaining('public'),
    ])
    expect((await world.app.inject(path)).statusCode).toBe(200)
  })

  test('is not fetched from a private address where only public ones are allowed', async ({ world }) => {
    const { state, path } = await createPhoto(world)
    const settings = { ...world.settings, WEBHOOKS_ALLOW_PRIVATE: false }
    const app = await buildApp({ ...world, settings, log: createLog(settings) })
    onTestFinished(() => app.close())
    expect((await app.inject(path)).statusCode).toBe(404)
    expect(state.requests).toBe(0)
  })
})
