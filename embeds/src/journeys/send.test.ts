import { expect, test, vi } from 'vitest'
import { sendReliably, type World } from './send.ts'

const receipt = { submissionId: 'one', firstName: 'Ada', address: null }
const answer = (status: number, body?: unknown, headers = {}) =>
  new Response(body === undefined ? '' : JSON.stringify(body), { status, headers })

type Step = Response | 'cut'

/** A server that behaves as told, one answer after the other; the last one again and again. */
function worldOf(...course: Step[]) {
  const [sent, pauses]: [string[], number[]] = [[], []]
  const world: World = {
    fetch: async (_, init) => {
      sent.push(String(init?.body))
      const next = course.length > 1 ? course.shift() : course[0]
      if (!next || next === 'cut') throw new TypeError('Failed to fetch')
      return next.clone()
    },
    wait: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 0.5,
  }
  return { world, sent, pauses }
}

const send = (world: World, onRetry?: () => void) =>
  sendReliably('/api/public/submissions', { id: 'one' }, { world, ...(onRetry && { onRetry }) })

test('what is taken in at once is sent once', async () => {
  const { world, sent } = worldOf(answer(200, receipt))
  expect(await send(world)).toEqual({ kind: 'received', receipt })
  expect(sent).toEqual(['{"id":"one"}'])
})

test.each<[string, Step]>([
  ['a network that is cut', 'cut'],
  ['a server that is too slow', answer(408)],
  ['a server that is not ready', answer(425)],
  ['a server that is asked too much', answer(429)],
  ['a server that fails', answer(500)],
  ['a server that is away', answer(503)],
  ['an answer that breaks off', new Response('{"submissionId"', { status: 200 })],
])('after %s the very same is sent again', async (_, fault) => {
  const { world, sent } = worldOf(fault, fault, answer(200, receipt))
  const onRetry = vi.fn()
  expect(await send(world, onRetry)).toEqual({ kind: 'received', receipt })
  expect(new Set(sent)).toEqual(new Set(['{"id":"one"}']))
  expect(sent).toHaveLength(3)
  expect(onRetry).toHaveBeenCalledTimes(2)
})

test('a refusal is final, and names the fields', async () => {
  const { world, sent } = worldOf(answer(422, { code: 'invalid', message: '', fields: { 'details.email': 'No' } }))
  expect(await send(world)).toEqual({ kind: 'refused', fields: { 'details.email': 'No' } })
  expect(sent).toHaveLength(1)
})

test.each([404, 410])('what was taken away is not asked for again: %s', async (status) => {
  const { world, sent } = worldOf(answer(status, {}))
  expect(await send(world)).toEqual({ kind: 'gone' })
  expect(sent).toHaveLength(1)
})

test('after some tries it says so instead of trying for ever', async () => {
  const { world, sent } = worldOf('cut')
  expect(await send(world)).toEqual({ kind: 'failed' })
  expect(sent).toHaveLength(6)
})

test('what the page’s policy forbids is not tried again', async () => {
  const { world, sent } = worldOf('cut')
  expect(await sendReliably('/', {}, { world, isForbidden: () => true })).toEqual({ kind: 'failed' })
  expect(sent).toHaveLength(1)
})

test('who has sent too much is told that', async () => {
  const { world } = worldOf(answer(429))
  expect(await send(world)).toEqual({ kind: 'tooMany' })
})

test('the pauses grow, heed the server’s wish, and never exceed ten seconds', async () => {
  const { world, pauses } = worldOf(
    'cut',
    'cut',
    answer(503, {}, { 'retry-after': '3' }),
    answer(503, {}, { 'retry-after': '60' }),
    'cut',
  )
  await send(world)
  expect(pauses).toEqual([400, 800, 3000, 10_000, 6400])
})
