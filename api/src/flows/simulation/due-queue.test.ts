import { expect, test } from 'vitest'
import { DueQueue } from './due-queue.ts'

const takeTill = <T>(queue: DueQueue<T>, till: number) => {
  const taken: (T | undefined)[] = []
  while (queue.nextTime !== undefined && queue.nextTime <= till) taken.push(queue.take())
  return taken
}

test('a queue hands out everything that is due, earliest first, however it was filled', () => {
  for (let round = 1; round <= 50; round++) {
    const queue = new DueQueue<number>()
    const times = Array.from({ length: round * 3 }, (_, n) => (n * 7919 * round) % 101)
    for (const at of times) queue.add(at, at)
    const sorted = times.toSorted((a, b) => a - b)
    expect(takeTill(queue, 60)).toEqual(sorted.filter((at) => at <= 60))
    expect(takeTill(queue, 200)).toEqual(sorted.filter((at) => at > 60))
  }
})

test('what is added meanwhile takes its place, and an empty queue has nothing', () => {
  const queue = new DueQueue<string>()
  expect([queue.nextTime, queue.take()]).toEqual([undefined, undefined])
  queue.add(5, 'late')
  queue.add(1, 'early')
  expect(takeTill(queue, 1)).toEqual(['early'])
  queue.add(3, 'between')
  expect(takeTill(queue, 4)).toEqual(['between'])
  expect(queue.nextTime).toBe(5)
  expect(queue.take()).toBe('late')
})
