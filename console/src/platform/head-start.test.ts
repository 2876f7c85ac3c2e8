import { expect, test, vi } from 'vitest'
import { dropHeadStarts, giveHeadStart, takeHeadStart } from './head-start.ts'

test('a read that began early is made once and taken once', async () => {
  const read = vi.fn(async () => 'agency')
  giveHeadStart('agency', read)
  giveHeadStart('agency', read)
  expect(await takeHeadStart('agency')).toBe('agency')
  expect(takeHeadStart('agency')).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(1)
})

test('what nobody takes grows stale and is let go of', () => {
  vi.useFakeTimers()
  giveHeadStart('plan', async () => 'Team')
  vi.advanceTimersByTime(5000)
  expect(takeHeadStart('plan')).toBeUndefined()
  vi.useRealTimers()
})

test('a stale read does not take a newer one with it', () => {
  vi.useFakeTimers()
  giveHeadStart('plan', async () => 'Team')
  takeHeadStart('plan')
  vi.advanceTimersByTime(4000)
  giveHeadStart('plan', async () => 'Solo')
  vi.advanceTimersByTime(2000)
  expect(takeHeadStart('plan')).toBeDefined()
  vi.useRealTimers()
})

test('nothing that began for one person is given to the next', () => {
  giveHeadStart('session', async () => 'Dana')
  dropHeadStarts()
  expect(takeHeadStart('session')).toBeUndefined()
})

test('a read that fails before anybody asks for it is no unhandled error, and fails for who asks', async () => {
  giveHeadStart('me', () => Promise.reject(new Error('away')))
  await expect(takeHeadStart('me')).rejects.toThrow('away')
})
