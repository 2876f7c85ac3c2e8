import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getReporting } from '@gable/shared/reporting.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerZod } from '../zod-plugin.ts'
import { createLog } from './log.ts'
import { createReporter } from './report.ts'

test('an unexpected error is reported with its route and release and without personal data', async () => {
  const { app, received, close } = await createTestApp()
  await app.inject({
    method: 'POST',
    url: '/properties/secret-token?email=ada@example.com',
    payload: { name: 'Ada Moss' },
  })
  await close()
  const [{ path, auth, lines }] = received as [Report]
  expect(path).toBe('/base/api/42/envelope/')
  expect(auth).toMatch(/^Sentry sentry_version=7, .*sentry_key=public/)
  expect(lines.map((line) => line.type)).toEqual([undefined, 'event', undefined])
  expect(lines[2]).toMatchObject({
    event_id: lines[0]?.event_id,
    release: '2025-10-16',
    environment: 'production',
    transaction: '/properties/:token',
    level: 'error',
    exception: {
      values: [
        { type: 'TypeError', value: 'no property for [email]' },
        { type: 'Error', value: 'The property cannot be shown' },
      ],
    },
  })
  const frames = Object(lines[2]).exception.values[1].stacktrace.frames
  expect(frames.at(-1)).toMatchObject({
    filename: expect.stringContaining('report.test.ts'),
    in_app: true,
    lineno: expect.any(Number),
  })
  expect(JSON.stringify(lines)).not.toMatch(/secret-token|ada@|Ada Moss/)
})

test('an expected problem is not reported', async () => {
  const { app, received, close } = await createTestApp()
  await app.inject('/no/such/place')
  await close()
  expect(received).toEqual([])
})

test('a tenth of the requests is traced by route pattern, without the URL', async () => {
  const { app, received, close } = await createTestApp({ randomValues: [0.05, 0.1, 0.99] })
  for (let i = 0; i < 3; i++) await app.inject('/fine/secret-token')
  await app.inject('/quiet')
  await close()
  expect(received).toHaveLength(1)
  const [, kind, trace] = received[0]?.lines ?? []
  expect(kind?.type).toBe('transaction')
  expect(trace).toMatchObject({
    transaction: 'GET /fine/:token',
    contexts: { trace: { op: 'http.server', status: 'ok' } },
  })
  expect(Object(trace).timestamp).toBeGreaterThanOrEqual(Object(trace).start_timestamp)
})

test('nothing is reported outside production', async () => {
  const { app, received, close } = await createTestApp({ environment: 'development' })
  await app.inject({ method: 'POST', url: '/properties/x' })
  await close()
  expect(received).toEqual([])
})

test('many errors at once do not become as many reports', async () => {
  const { reporter, received, close } = await createTestApp()
  for (let i = 0; i < 1000; i++) reporter.reportError(new Error(`error ${i}`), { route: 'storm' })
  await close()
  expect(received.length).toBeGreaterThan(90)
  expect(received.length).toBeLessThan(110)
})

test('a failing error service is only logged', async () => {
  const failing = await createTestApp({ status: 429 })
  for (const thrown of ['not even an error', undefined, Object.create(null)])
    failing.reporter.reportError(thrown, { route: 'x' })
  await failing.close()
  expect(failing.countWarnings()).toBe(3)

  const log = createLog({ LOG_LEVEL: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  const reporting = getReporting({ environment: 'production', dsn: 'http://public@127.0.0.1:1/42', release: 'x' })
  const reporter = createReporter({ reporting, log })
  reporter.reportError(new Error('lost'), { route: 'x' })
  await reporter.close()
  expect(warn).toHaveBeenCalledTimes(1)
})

interface Report {
  path: string
  auth: string
  lines: Record<string, unknown>[]
}

interface TestAppOptions {
  environment?: string
  status?: number
  randomValues?: number[]
}

/** An app with a real server for its reports. Without random values nothing is traced. */
async function createTestApp({ environment = 'production', status = 200, randomValues = [] }: TestAppOptions = {}) {
  const received: Report[] = []
  const service = createServer(async (request, response) => {
    const lines = (await text(request)).split('\n').map((line) => JSON.parse(line))
    received.push({ path: request.url ?? '', auth: String(request.headers['x-sentry-auth']), lines })
    response.writeHead(status).end('{}')
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const reporting = getReporting({ environment, dsn: `http://public@127.0.0.1:${port}/base/42`, release: '2025-10-16' })
  const log = createLog({ LOG_LEVEL: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  const reporter = createReporter({ reporting, log, random: () => randomValues.shift() ?? 1 })
  const app = Fastify({ loggerInstance: log })
  registerZod(app, reporter)
  reporter.watch(app)
  app.post('/properties/:token', async () => {
    throw new Error('The property cannot be shown', { cause: new TypeError('no property for ada@example.com') })
  })
  app.get('/fine/:token', async () => 'fine')
  app.get('/quiet', { config: { quiet: true } }, async () => 'fine')
  onTestFinished(async () => {
    await app.close()
    service.closeAllConnections()
    service.close()
  })
  return { app, reporter, received, close: () => reporter.close(), countWarnings: () => warn.mock.calls.length }
}
