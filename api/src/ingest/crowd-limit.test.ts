import { expect, test } from 'vitest'
import { openCrowdLimit } from './crowd-limit.ts'
import { openVisitorHash } from './visitor-hash.ts'

test('a source may bring so much a minute and is told how long to wait, others are not held up', () => {
  let now = 1_000_000
  const limit = openCrowdLimit(10, () => now)
  expect(limit.spend('one', 4)).toBe(0)
  now += 15_000
  expect(limit.spend('one', 7)).toBe(45)
  expect(limit.spend('one', 6)).toBe(0)
  expect(limit.spend('other', 10)).toBe(0)
  now += 45_000
  expect(limit.spend('one', 10)).toBe(0)
})

test('an address has one name for a day, another one the next, and a different one in every process', () => {
  let now = 1_000_000
  const nameOf = openVisitorHash(() => now)
  const name = nameOf('192.0.2.1')
  expect(name).not.toContain('192.0.2.1')
  now += 86_399_999
  expect(nameOf('192.0.2.1')).toBe(name)
  expect(nameOf('192.0.2.2')).not.toBe(name)
  expect(openVisitorHash(() => now)('192.0.2.1')).not.toBe(name)
  now += 1
  expect(nameOf('192.0.2.1')).not.toBe(name)
})
