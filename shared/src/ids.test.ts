import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isId, newId, timeOfId } from './ids.ts'

test('an id carries its time to the millisecond and sorts by it', () => {
  const times = fc.integer({ min: 0, max: 2 ** 47 })
  fc.assert(
    fc.property(times, times, (one, other) => {
      const [a, b] = [newId(one), newId(other)]
      expect(isId(a)).toBe(true)
      expect(timeOfId(a)).toBe(one)
      if (one !== other) expect(a < b).toBe(one < other)
    }),
  )
})

test('an id says its version and no two are the same', () => {
  const ids = Array.from({ length: 1000 }, () => newId(0))
  expect(new Set(ids).size).toBe(1000)
  expect(ids.every((id) => id[14] === '7' && '89ab'.includes(id[19] ?? ''))).toBe(true)
})

test('what was before the times that an id can tell is at their beginning', () => {
  expect(timeOfId(newId(Date.UTC(1900, 0, 1)))).toBe(0)
})
