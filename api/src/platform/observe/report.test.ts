import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { reportingFor } from '@gable/shared/reporting.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { speakZod } from '../speak-zod.ts'
import { createLog } from './log.ts'
import { createReporter } from './report.ts'

test('an unexpected error is told with its place and release, and without anybody’s data', async () => {
  const { app, received, close } = await openHouse()
  await app.inject({ method: 'POST', url: '/homes/secret-token?email=ada@example.com', payload: { name: 'Ada Moss' } })
  await close()
  const [{ path, auth, lines }] = received as [Report]
  expect(path).toBe('/base/api/42/envelope/')
  expect(auth).toMatch(/^Sentry sentry_version=7, .*sentry_key=public/)
  expect(lines.map((line) => line.type)).toEqual([undefined, 'event', undefined])
  expect(lines[2]).toMatchObject({
    event_id: lines[0]?.event_id,
    release: '2025-10-16',
    environment: 'production',
    transaction: '/homes/:token',
    level: 'error',
    exception: {
      values: [
        { type: 'TypeError', value: 'no house for [email]' },
        { type: 'Error', value: 'The home cannot be shown' },
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

test('a refusal is expected and not told', async () => {
  const { app, received, close } = await openHouse()
  await app.inject('/no/such/place')
  await close()
  expect(received).toEqual([])
})

test('a tenth of the requests is traced, by route and without the address', async () => {
  const { app, received, close } = await openHouse({ dice: [0.05, 0.1, 0.99] })
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

test('outside production nothing is told', async () => {
  const { app, received, close } = await openHouse({ environment: 'development' })
  await app.inject({ method: 'POST', url: '/homes/x' })
  await close()
  expect(received).toEqual([])
})

test('a storm of errors does not become a storm of reports', async () => {
  const { reporter, received, close } = await openHouse()
  for (let i = 0; i < 1000; i++) reporter.reportError(new Error(`error ${i}`), { route: 'storm' })
  await close()
  expect(received.length).toBeGreaterThan(90)
  expect(received.length).toBeLessThan(110)
})

test('an error service that is away, or refuses, disturbs nobody and is noted', async () => {
  const refusing = await openHouse({ status: 429 })
  for (const thrown of ['not even an error', undefined, Object.create(null)])
    refusing.reporter.reportError(thrown, { route: 'x' })
  await refusing.close()
  expect(refusing.warned()).toBe(3)

  const log = createLog({ LOG_LEVEL: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  const reporting = reportingFor({ environment: 'production', dsn: 'http://public@127.0.0.1:1/42', release: 'x' })
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

interface Given {
  environment?: string
  status?: number
  dice?: number[]
}

/** A product in front of a real service that takes reports. Without dice nothing is traced. */
async function openHouse({ environment = 'production', status = 200, dice = [] }: Given = {}) {
  const received: Report[] = []
  const service = createServer(async (request, response) => {
    const lines = (await text(request)).split('\n').map((line) => JSON.parse(line))
    received.push({ path: request.url ?? '', auth: String(request.headers['x-sentry-auth']), lines })
    response.writeHead(status).end('{}')
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const reporting = reportingFor({ environment, dsn: `http://public@127.0.0.1:${port}/base/42`, release: '2025-10-16' })
  const log = createLog({ LOG_LEVEL: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  const reporter = createReporter({ reporting, log, random: () => dice.shift() ?? 1 })
  const app = Fastify({ loggerInstance: log })
  speakZod(app, reporter)
  reporter.watch(app)
  app.post('/homes/:token', async () => {
    throw new Error('The home cannot be shown', { cause: new TypeError('no house for ada@example.com') })
  })
  app.get('/fine/:token', async () => 'fine')
  app.get('/quiet', { config: { quiet: true } }, async () => 'fine')
  onTestFinished(async () => {
    await app.close()
    service.closeAllConnections()
    service.close()
  })
  return { app, reporter, received, close: () => reporter.close(), warned: () => warn.mock.calls.length }
}
