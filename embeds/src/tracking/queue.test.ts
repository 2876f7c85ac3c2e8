import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import { expect, test } from 'vitest'
import { createEventQueue } from './queue.ts'

const createEvent = (id: string): VisitorEvent => ({
  id,
  type: 'view',
  subject: 'widget',
  subjectId: 'w',
  visitId: 'v',
  at: '2026-01-01T00:00:00.000Z',
})

/** A queue whose transport accepts or rejects batches as listed; the last entry repeats. */
function createQueue(...accepted: boolean[]) {
  const posted: string[][] = []
  const sentOnLeave: string[][] = []
  const queue = createEventQueue<VisitorEvent>({
    post: async (events) => {
      posted.push(events.map(({ id }) => id))
      return accepted.length > 1 ? (accepted.shift() ?? true) : (accepted[0] ?? true)
    },
    sendOnLeave: (events) => sentOnLeave.push(events.map(({ id }) => id)) > 0,
    wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
    random: () => 0.5,
  })
  const settle = async () => {
    for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { queue, posted, sentOnLeave, settle }
}

test('events added together are sent together, once', async () => {
  const { queue, posted, settle } = createQueue(true)
  queue.add(createEvent('a'))
  queue.add(createEvent('b'))
  await settle()
  expect(posted).toEqual([['a', 'b']])
})

test('a rejected event is sent again under the same id', async () => {
  const { queue, posted, settle } = createQueue(false, true)
  queue.add(createEvent('a'))
  await settle()
  queue.add(createEvent('b'))
  await settle()
  expect(posted).toEqual([['a'], ['a'], ['b']])
})

test('after eight failures the queue waits for the next event', async () => {
  const { queue, posted, settle } = createQueue(false)
  queue.add(createEvent('a'))
  await settle()
  expect(posted).toHaveLength(8)
  queue.add(createEvent('b'))
  await settle()
  expect(posted.at(-1)).toEqual(['a', 'b'])
})

test('the queue never holds more events than one request may carry', async () => {
  const { queue, posted, settle } = createQueue(true)
  for (let count = 0; count < 500; count++) queue.add(createEvent(String(count)))
  await settle()
  expect(posted[0]).toHaveLength(100)
})

test('pending events are sent when the page unloads, and not again', async () => {
  const { queue, posted, sentOnLeave, settle } = createQueue(true)
  queue.add(createEvent('a'))
  queue.leave()
  await settle()
  expect(sentOnLeave).toEqual([['a']])
  expect(posted).toEqual([])
})

test('a stopped queue sends nothing', async () => {
  const { queue, posted, settle } = createQueue(true)
  queue.stop()
  queue.add(createEvent('a'))
  await settle()
  expect(posted).toEqual([])
})
