import type { RetryCause } from '@gable/shared/journeys/labels/journey-labels.ts'
import { expect, test, vi } from 'vitest'
import { type SendEnvironment, sendWithRetry } from './send.ts'

const receipt = { submissionId: 'one', firstName: 'Ada', address: null }
const respond = (status: number, body?: unknown, headers = {}) =>
  new Response(body === undefined ? '' : JSON.stringify(body), { status, headers })

type Reply = Response | 'cut' | 'late'

/** A server that gives these replies one after the other; the last one repeats. */
function createServer(...replies: Reply[]) {
  const [sent, pauses]: [string[], number[]] = [[], []]
  const environment: SendEnvironment = {
    fetch: async (_, init) => {
      sent.push(String(init?.body))
      const next = replies.length > 1 ? replies.shift() : replies[0]
      if (next === 'late') throw new DOMException('The operation timed out', 'TimeoutError')
      if (!next || next === 'cut') throw new TypeError('Failed to fetch')
      return next.clone()
    },
    isOnline: () => true,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 0.5,
  }
  return { environment, sent, pauses }
}

const send = (environment: SendEnvironment, onRetry?: (cause: RetryCause) => void) =>
  sendWithRetry('/api/public/submissions', { id: 'one' }, { environment, ...(onRetry && { onRetry }) })

test('an accepted submission is sent once', async () => {
  const { environment, sent } = createServer(respond(200, receipt))
  expect(await send(environment)).toEqual({ kind: 'received', receipt })
  expect(sent).toEqual(['{"id":"one"}'])
})

test.each<[string, Reply]>([
  ['a network error', 'cut'],
  ['a request timeout (408)', respond(408)],
  ['a server that is not ready (425)', respond(425)],
  ['a rate limit (429)', respond(429)],
  ['a server error (500)', respond(500)],
  ['an unavailable server (503)', respond(503)],
  ['a response that is cut off', new Response('{"submissionId"', { status: 200 })],
])('after %s the same submission is sent again', async (_, failure) => {
  const { environment, sent } = createServer(failure, failure, respond(200, receipt))
  const onRetry = vi.fn()
  expect(await send(environment, onRetry)).toEqual({ kind: 'received', receipt })
  expect(new Set(sent)).toEqual(new Set(['{"id":"one"}']))
  expect(sent).toHaveLength(3)
  expect(onRetry).toHaveBeenCalledTimes(2)
})

test.each<[string, Reply, boolean]>([
  ['slow', 'late', true],
  ['unreachable', 'cut', true],
  ['fault', respond(500), true],
  ['fault', respond(503), true],
  ['offline', 'cut', false],
  ['offline', 'late', false],
  ['busy', respond(429), true],
])('the visitor learns why it takes longer: %s', async (cause, failure, isOnline) => {
  const { environment } = createServer(failure, respond(200, receipt))
  const onRetry = vi.fn()
  await send({ ...environment, isOnline: () => isOnline }, onRetry)
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(cause)
})

test('a validation error is final and names the fields', async () => {
  const { environment, sent } = createServer(
    respond(422, { code: 'invalid', message: '', fields: { 'details.email': 'No' } }),
  )
  expect(await send(environment)).toEqual({ kind: 'refused', fields: { 'details.email': 'No' } })
  expect(sent).toHaveLength(1)
})

test.each([404, 410])('a %s is final', async (status) => {
  const { environment, sent } = createServer(respond(status, {}))
  expect(await send(environment)).toEqual({ kind: 'gone' })
  expect(sent).toHaveLength(1)
})

test.each<[string, Reply, boolean]>([
  ['slow', 'late', true],
  ['unreachable', 'cut', true],
  ['fault', respond(500), true],
  ['offline', 'cut', false],
])('sending fails after six attempts, and the visitor learns why: %s', async (cause, failure, isOnline) => {
  const { environment, sent } = createServer(failure)
  expect(await send({ ...environment, isOnline: () => isOnline })).toEqual({ kind: 'failed', cause })
  expect(sent).toHaveLength(6)
})

test('a refusal that nothing is known about is final', async () => {
  const { environment, sent } = createServer(respond(403, {}))
  expect(await send(environment)).toEqual({ kind: 'failed' })
  expect(sent).toHaveLength(1)
})

test('a call that the page’s CSP blocks is not retried', async () => {
  const { environment, sent } = createServer('cut')
  expect(await sendWithRetry('/', {}, { environment, isBlocked: () => true })).toEqual({ kind: 'failed' })
  expect(sent).toHaveLength(1)
})

test('a persistent rate limit is reported as such', async () => {
  const { environment } = createServer(respond(429))
  expect(await send(environment)).toEqual({ kind: 'tooMany' })
})

test('pauses double, respect Retry-After and never exceed ten seconds', async () => {
  const { environment, pauses } = createServer(
    'cut',
    'cut',
    respond(503, {}, { 'retry-after': '3' }),
    respond(503, {}, { 'retry-after': '60' }),
    'cut',
  )
  await send(environment)
  expect(pauses).toEqual([400, 800, 3000, 10_000, 6400])
})
