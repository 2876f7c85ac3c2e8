import { expect, test } from 'vitest'
import { eventQueue, type VisitorEvent } from './queue.ts'

const event = (id: string): VisitorEvent => ({
  id,
  type: 'view',
  subject: 'widget',
  subjectId: 'w',
  visitId: 'v',
  at: '2026-01-01T00:00:00.000Z',
})

/** A wire that takes in what it is told to; between two looks all that can happen has happened. */
function wireOf(...course: boolean[]) {
  const posts: string[][] = []
  const left: string[][] = []
  const queue = eventQueue({
    post: async (events) => {
      posts.push(events.map(({ id }) => id))
      return course.length > 1 ? (course.shift() ?? true) : (course[0] ?? true)
    },
    leave: (events) => left.push(events.map(({ id }) => id)) > 0,
    wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
    random: () => 0.5,
  })
  const settle = async () => {
    for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { queue, posts, left, settle }
}

test('what happens together is sent together, once', async () => {
  const { queue, posts, settle } = wireOf(true)
  queue.add(event('a'))
  queue.add(event('b'))
  await settle()
  expect(posts).toEqual([['a', 'b']])
})

test('what did not get through is sent again under the same ids, with what came since', async () => {
  const { queue, posts, settle } = wireOf(false, true)
  queue.add(event('a'))
  await settle()
  queue.add(event('b'))
  await settle()
  expect(posts).toEqual([['a'], ['a'], ['b']])
})

test('a server that is away for long is left in peace until there is something new', async () => {
  const { queue, posts, settle } = wireOf(false)
  queue.add(event('a'))
  await settle()
  expect(posts).toHaveLength(8)
  queue.add(event('b'))
  await settle()
  expect(posts.at(-1)).toEqual(['a', 'b'])
})

test('the queue never holds more than one call can carry', async () => {
  const { queue, posts, settle } = wireOf(true)
  for (let count = 0; count < 500; count++) queue.add(event(String(count)))
  await settle()
  expect(posts[0]).toHaveLength(100)
})

test('a page that goes away hands over what waits, and does not send it again', async () => {
  const { queue, posts, left, settle } = wireOf(true)
  queue.add(event('a'))
  queue.leave()
  await settle()
  expect(left).toEqual([['a']])
  expect(posts).toEqual([])
})

test('where the call is forbidden nothing is tried', async () => {
  const { queue, posts, settle } = wireOf(true)
  queue.stop()
  queue.add(event('a'))
  await settle()
  expect(posts).toEqual([])
})
