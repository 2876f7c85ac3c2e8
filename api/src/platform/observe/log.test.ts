import { newId } from '@gable/shared/ids.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { mintScope } from '../mint.ts'
import { registerZod } from '../zod-plugin.ts'
import { createLog } from './log.ts'
import { createReporter } from './report.ts'
import { createRequestLogging, registerRequestIds } from './request-log.ts'
import { scrub } from './scrub.ts'

test('a request is logged as one line with its route and account, never with its token', async () => {
  const { app, lines } = await createTestApp()
  const response = await app.inject('/d/secret-token?link_token=another-secret&email=ada@example.com')
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      reqId: response.headers['x-request-id'],
      method: 'GET',
      route: '/d/:token',
      status: 200,
      ms: expect.any(Number),
      accountId: '0199-account',
      msg: 'request',
    },
  ])
})

test('a client cannot choose the request ID', async () => {
  const { app } = await createTestApp()
  const response = await app.inject({ url: '/d/x', headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('a missing route and a failing request log no personal data', async () => {
  const { app, lines } = await createTestApp()
  await app.inject('/no/such/secret-token?email=ada@example.com')
  expect(lines()).toMatchObject([{ route: 'none', status: 404, level: 30 }])
  await app.inject({
    url: '/breaks',
    headers: { cookie: 'gable_session=secret-token', authorization: 'Bearer secret-token' },
  })
  expect(lines().slice(1)).toMatchObject([
    { level: 50, err: { type: 'error', code: '23502', table: 'users' } },
    { level: 50, route: '/breaks', status: 500 },
  ])
  expect(JSON.stringify(lines())).not.toMatch(/secret-token|ada@|Failing row/)
})

test('a successful request of a quiet route is not logged', async () => {
  const { app, lines } = await createTestApp()
  await app.inject('/quiet')
  expect(lines()).toEqual([])
})

test('personal data is removed from the log', () => {
  const written: string[] = []
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => written.push(line) })
  log.info(
    { to: 'ada@example.com', user: { email: 'ada@example.com', password: 'hunter2' } },
    'Wrote to ada@example.com',
  )
  log.info({
    request: { headers: { cookie: 'c1', authorization: 'c2' } },
    headers: { 'set-cookie': 'c3' },
    body: { name: 'c4' },
  })
  log.error(
    new Error('GET https://x.test/auth?link_token=c5 by "ada@example.com" failed', {
      cause: new Error('ada@example.com'),
    }),
  )
  for (const line of written) expect(() => JSON.parse(line)).not.toThrow()
  expect(written.join('')).not.toMatch(/ada@|hunter2|c\d/)
  expect(written.join('')).toContain('https://x.test/auth?[query]')
  expect(scrub('Zoë <zoë.o+x@exämple.co.uk>, (b_c%d@e-f.io)')).toBe('Zoë <[email]>, ([email])')
  expect(scrub('Really? Yes @home, 1.5@2')).toBe('Really? Yes @home, 1.5@2')
})

test('the log level follows the setting', () => {
  const written: string[] = []
  const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => written.push(line) })
  log.info('no')
  log.warn('yes')
  expect(written.map((line) => JSON.parse(line).msg)).toEqual(['yes'])
})

test('scrubbing a long text is fast', () => {
  // In quadratic time it would take minutes; a busy machine takes seconds.
  const before = performance.now()
  scrub('a'.repeat(200_000))
  scrub('/a'.repeat(100_000))
  scrub('a.b@'.repeat(50_000))
  scrub('?a'.repeat(100_000))
  expect(performance.now() - before).toBeLessThan(20_000)
})

async function createTestApp() {
  const written: string[] = []
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => written.push(line) })
  const app = Fastify(createRequestLogging(log))
  app.decorateRequest('authorization', undefined)
  registerRequestIds(app)
  registerZod(app, createReporter({ reporting: undefined, log }))
  app.get('/d/:token', async (request) => {
    const scope = mintScope({
      accountId: '0199-account',
      userId: newId(),
      agentId: newId(),
      role: 'OWNER',
      permissions: [],
    })
    const user = { userId: newId(), sessionId: newId(), emulation: null, apiKey: null, twoFactorDue: null }
    request.authorization = { user, scope }
    return 'fine'
  })
  app.get('/quiet', { config: { quiet: true } }, async () => 'fine')
  app.get('/breaks', async () => {
    throw Object.assign(new Error('null value in column "name" violates not-null constraint'), {
      name: 'error',
      code: '23502',
      table: 'users',
      detail: 'Failing row contains (ada@example.com, secret-token).',
    })
  })
  onTestFinished(() => app.close())
  return { app, lines: () => written.map((line) => JSON.parse(line)) }
}
