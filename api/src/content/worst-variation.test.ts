import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWorstVariation } from './worst-variation.ts'

const variation = (variationId: string, delivered: number, unsubscribes: number, complaints = 0) => ({
  variationId,
  delivered,
  unsubscribes,
  complaints,
})

test('a variation that people unsubscribe from more often than from the others is the worst', () => {
  expect(findWorstVariation([variation('a', 400, 14), variation('b', 600, 4), variation('c', 200, 2)])).toEqual({
    variationId: 'a',
    reason: 'Unsubscribes: 3.5% of 400 delivered emails, against 0.8% of 800 with the other variations.',
  })
})

test('complaints weigh more than unsubscribes', () => {
  expect(findWorstVariation([variation('a', 400, 40, 0), variation('b', 400, 0, 8)])?.variationId).toBe('b')
})

test('a variation that is reported as spam more often is the worst', () => {
  expect(findWorstVariation([variation('a', 1000, 3, 6), variation('b', 2000, 6, 1)])).toEqual({
    variationId: 'a',
    reason: 'Spam complaints: 0.6% of 1000 delivered emails, against 0.1% of 2000 with the other variations.',
  })
})

test.each([
  ['before 200 emails are delivered', [variation('a', 199, 60), variation('b', 900, 0)]],
  ['while the others have too few', [variation('a', 900, 60), variation('b', 199, 0)]],
  ['after two unlucky emails', [variation('a', 200, 2), variation('b', 9000, 0)]],
  ['with a similar rate', [variation('a', 1000, 15), variation('b', 1000, 10)]],
  ['with less than twice the rate, however certain', [variation('a', 100_000, 1900), variation('b', 100_000, 1000)]],
  ['alone', [variation('a', 5000, 900)]],
  ['without emails', []],
])('no variation is the worst %s', (_, variations) => {
  expect(findWorstVariation(variations)).toBeUndefined()
})

test('the variation with the lowest rates is never the worst', () => {
  const counts = fc.record({
    delivered: fc.integer({ min: 0, max: 100_000 }),
    unsubscribes: fc.integer({ min: 0, max: 500 }),
    complaints: fc.integer({ min: 0, max: 500 }),
  })
  fc.assert(
    fc.property(fc.array(counts, { minLength: 1, maxLength: 6 }), (rows) => {
      const variations = rows.map((row, index) => ({ variationId: `${index}`, ...row }))
      const best = { variationId: 'best', delivered: 100_000, unsubscribes: 0, complaints: 0 }
      expect(findWorstVariation([...variations, best])?.variationId).not.toBe('best')
      if (variations.length === 1) expect(findWorstVariation(variations)).toBeUndefined()
    }),
  )
})
