import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'
import { createVisitorHasher } from './visitor-hash.ts'

test('each source has its own limit per minute and learns how long to wait', () => {
  let now = 1_000_000
  const limit = createRateLimiter(10, () => now)
  expect(limit.consume('one', 4)).toBe(0)
  now += 15_000
  expect(limit.consume('one', 7)).toBe(45)
  expect(limit.consume('one', 6)).toBe(0)
  expect(limit.consume('other', 10)).toBe(0)
  now += 45_000
  expect(limit.consume('one', 10)).toBe(0)
})

test('an address has a different hash every day and in every process', () => {
  let now = 1_000_000
  const hashVisitor = createVisitorHasher(() => now)
  const hash = hashVisitor('192.0.2.1')
  expect(hash).not.toContain('192.0.2.1')
  now += 86_399_999
  expect(hashVisitor('192.0.2.1')).toBe(hash)
  expect(hashVisitor('192.0.2.2')).not.toBe(hash)
  expect(createVisitorHasher(() => now)('192.0.2.1')).not.toBe(hash)
  now += 1
  expect(hashVisitor('192.0.2.1')).not.toBe(hash)
})
