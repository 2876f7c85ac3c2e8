import { expect, test } from 'vitest'
import { RateLimiter } from './rate-limiter.ts'

test('never more requests leave within a sliding window than the app allows', () => {
  let now = 0
  const limiter = new RateLimiter(() => now)
  const times: number[] = []
  while (times.length < 1000) {
    const delay = limiter.takeNow('global', 125)
    if (delay === 0) times.push(now)
    now += delay
  }
  const busiest = Math.max(
    ...times.map((start) => times.filter((time) => time >= start && time < start + 10_000).length),
  )
  expect(busiest).toBeLessThanOrEqual(125)
  expect(busiest).toBeGreaterThan(90)
})

test('the limit that the app states counts, and what others have left of it', () => {
  const limiter = new RateLimiter(() => 0)
  limiter.setLimit('global', { limit: 8, remaining: 8, window: 10 })
  expect([limiter.takeNow('global', 125), limiter.takeNow('global', 125)]).toEqual([0, 0])
  expect(limiter.takeNow('global', 125)).toBeGreaterThan(0)
  limiter.setLimit('notes', { limit: 100, remaining: 0, window: 10 })
  expect(limiter.takeNow('notes', 10)).toBeGreaterThan(0)
})
