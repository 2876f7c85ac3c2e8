import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { test, type World } from '../../testing/world.ts'
import { countJobs } from '../jobs/dead-jobs.ts'
import { enqueue } from '../jobs/jobs.ts'
import { registerZod } from '../zod-plugin.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { metricsRoutes } from './metrics-routes.ts'
import { createReporter } from './report.ts'

const token = 'a test metrics token'

test('requests are measured by route pattern and status class, never by URL', async ({ world }) => {
  const { app, read } = await createTestApp(world)
  await app.inject('/d/secret-token')
  await app.inject('/d/other-token')
  await app.inject('/breaks')
  await app.inject('/no/such/place')
  const text = await read()
  expect(text).toMatch(/gable_http_request_duration_seconds_count\{method="GET",route="\/d\/:token",status="2xx"\} 2/)
  expect(text).toMatch(/_count\{method="GET",route="\/breaks",status="5xx"\} 1/)
  expect(text).toMatch(/_count\{method="GET",route="none",status="4xx"\} 1/)
  expect(text).not.toContain('secret-token')
})

test('two apps of one process are counted separately and share the process metrics', async ({ world }) => {
  const [one, other] = [await createTestApp(world), await createTestApp(world)]
  await one.app.inject('/d/x')
  expect(await one.read()).toContain('route="/d/:token"')
  expect(await other.read()).not.toContain('route="/d/:token"')
  for (const app of [one, other]) expect(await app.read()).toContain('gable_process_resident_memory_bytes')
})

test('connections, live consoles, waiting jobs and dead jobs are counted', async ({ world }) => {
  const { read } = await createTestApp(world)
  const link = { email: 'ada@example.com', state: null }
  await enqueue(world.product.db, 'send-magic-link', link)
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'dead' })
  await enqueue(world.product.db, 'send-magic-link', link, { at: new Date('2030-01-01') })
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = 'dead'`.execute(world.owner.db)
  const text = await read()
  expect(text).toContain('gable_jobs{state="waiting"} 1')
  expect(text).toContain('gable_jobs{state="dead"} 1')
  expect(text).toContain('gable_live_clients 3')
  expect(text).toMatch(/gable_database_connections\{pool="product",state="open"\} [1-9]/)
  expect(text).toContain('gable_database_connections{pool="product",state="waiting"} 0')
})

test('the other metrics are served without a database', async ({ world }) => {
  const { read } = await createTestApp(world, { count: () => Promise.reject(new Error('database down')) })
  const text = await read()
  expect(text).toContain('gable_live_clients 3')
  expect(text).not.toContain('gable_jobs{')
})

test('metrics are served only to this machine and to clients with the token', async ({ world }) => {
  const { app } = await createTestApp(world)
  const status = async (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await app.inject({ url: '/api/metrics', ...options })).statusCode
  const authorization = `Bearer ${token}`
  expect(await status({ remoteAddress: '127.0.0.1' })).toBe(200)
  expect(await status({ remoteAddress: '::1' })).toBe(200)
  expect(await status({ remoteAddress: '203.0.113.9', headers: { authorization } })).toBe(200)
  expect(await status({ remoteAddress: '203.0.113.9' })).toBe(403)
  expect(await status({ remoteAddress: '127.0.0.1.evil' })).toBe(403)
  expect(await status({ remoteAddress: '203.0.113.9', headers: { authorization: 'Bearer wrong' } })).toBe(403)
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
    expect(await status({ remoteAddress: '127.0.0.1', headers: { [header]: '127.0.0.1' } })).toBe(403)
})

test('without a configured token, no token grants access to the metrics', async ({ world }) => {
  const { app } = await createTestApp(world, { metricsToken: undefined })
  for (const authorization of ['Bearer undefined', 'Bearer ', ''])
    expect(
      (await app.inject({ url: '/api/metrics', remoteAddress: '203.0.113.9', headers: { authorization } })).statusCode,
    ).toBe(403)
})

test('the product serves its own metrics', async ({ world }) => {
  await world.app.inject('/api/health')
  const response = await world.app.inject('/api/metrics')
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.body).toContain('route="/api/health",status="2xx"')
})

interface TestAppOptions {
  metricsToken?: string | undefined
  count?: () => Promise<{ waiting: number; dead: number }>
}

async function createTestApp({ product, owner }: World, options: TestAppOptions = {}) {
  const { metricsToken, count } = { metricsToken: token, count: () => countJobs(owner), ...options }
  const log = createLog({ LOG_LEVEL: 'silent' })
  const metrics = createMetrics({ pools: { product: product.pool }, liveClients: () => 3, countJobs: count })
  const app = Fastify({ loggerInstance: log })
  registerZod(app, createReporter({ reporting: undefined, log }))
  metrics.watch(app)
  await app.register(metricsRoutes(metrics, metricsToken))
  app.get('/d/:token', async () => 'fine')
  app.get('/breaks', async () => {
    throw new Error('broken')
  })
  onTestFinished(() => app.close())
  return { app, read: async () => (await app.inject('/api/metrics')).body }
}
