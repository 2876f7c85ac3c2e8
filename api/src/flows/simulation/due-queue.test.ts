import { expect, test } from 'vitest'
import { DueQueue } from './due-queue.ts'

test('a queue hands out everything that is due, earliest first, however it was filled', () => {
  for (let round = 1; round <= 50; round++) {
    const queue = new DueQueue<number>()
    const times = Array.from({ length: round * 3 }, (_, n) => (n * 7919 * round) % 101)
    for (const at of times) queue.add(at, at)
    const till = 60
    const taken: number[] = []
    for (let due = queue.take(till); due; due = queue.take(till)) taken.push(due.value)
    expect(taken).toEqual(times.filter((at) => at <= till).sort((a, b) => a - b))
    const rest: number[] = []
    for (let due = queue.take(200); due; due = queue.take(200)) rest.push(due.at)
    expect(rest).toEqual(times.filter((at) => at > till).sort((a, b) => a - b))
  }
})

test('what is added meanwhile takes its place, and an empty queue has nothing', () => {
  const queue = new DueQueue<string>()
  expect(queue.take(10)).toBeUndefined()
  queue.add(5, 'late')
  queue.add(1, 'early')
  expect(queue.take(10)?.value).toBe('early')
  queue.add(3, 'between')
  expect(queue.take(10)?.value).toBe('between')
  expect(queue.take(4)).toBeUndefined()
  expect(queue.take(5)?.value).toBe('late')
})
