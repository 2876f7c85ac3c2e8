import { newId } from '@gable/shared/ids.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { mintScope } from '../mint.ts'
import { speakZod } from '../speak-zod.ts'
import { createLog } from './log.ts'
import { createReporter } from './report.ts'
import { nameRequests, requestLogging } from './request-log.ts'
import { scrub } from './scrub.ts'

test('a request is one line that says what was asked of whom, never by which token', async () => {
  const { app, lines } = await openHouse()
  const answer = await app.inject('/d/secret-token?link_token=another-secret&email=ada@example.com')
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/d/:token',
      status: 200,
      ms: expect.any(Number),
      accountId: '0199-account',
      msg: 'request',
    },
  ])
})

test('a caller cannot choose the id by which the request is found again', async () => {
  const { app } = await openHouse()
  const answer = await app.inject({ url: '/d/x', headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('a request that finds nothing, and one that breaks, are one line each and say no more', async () => {
  const { app, lines } = await openHouse()
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

test('what machines ask every few seconds is not worth a line', async () => {
  const { app, lines } = await openHouse()
  await app.inject('/quiet')
  expect(lines()).toEqual([])
})

test('what is handed to the log by mistake does not get into it', () => {
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

test('the level is the one that was set', () => {
  const written: string[] = []
  const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => written.push(line) })
  log.info('no')
  log.warn('yes')
  expect(written.map((line) => JSON.parse(line).msg)).toEqual(['yes'])
})

test('scrubbing a long text takes no time', () => {
  const before = performance.now()
  scrub('a'.repeat(200_000))
  scrub('/a'.repeat(100_000))
  scrub('a.b@'.repeat(50_000))
  scrub('?a'.repeat(100_000))
  expect(performance.now() - before).toBeLessThan(1000)
})

async function openHouse() {
  const written: string[] = []
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => written.push(line) })
  const app = Fastify(requestLogging(log))
  app.decorateRequest('admitted', undefined)
  nameRequests(app)
  speakZod(app, createReporter({ reporting: undefined, log }))
  app.get('/d/:token', async (request) => {
    const scope = mintScope({
      accountId: '0199-account',
      userId: newId(),
      agentId: newId(),
      role: 'OWNER',
      permissions: [],
    })
    const user = { userId: newId(), sessionId: newId(), emulation: null }
    request.admitted = { user, scope, isStale: false, isIdle: false }
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
