import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PropertyFacts } from '../properties/facts.ts'
import { noFacts } from '../properties/testing/no-facts.ts'
import { adjustmentPercents, canCount, estimateFromComparables, maximumAdjustment } from './own-estimate.ts'
import { comparableMarks } from './owner-answers.ts'

const home: PropertyFacts = {
  ...noFacts,
  aboveGradeSqft: 2000,
  bedrooms: 3,
  fullBaths: 2,
  partialBaths: 0,
  yearBuilt: 1990,
}

type Comparable = Parameters<typeof estimateFromComparables>[1][number]

const createSold = (
  price: number,
  facts: Partial<PropertyFacts> = {},
  changes: Partial<Comparable> = {},
): Comparable => ({
  key: '17 Birch Lane',
  mark: null,
  listingCategory: 'sold',
  addressComponent: { ...emptyAddress, fullAddress: '17 Birch Lane' },
  ...changes,
  opd: { ...home, ...facts, recentSaleOrListPrice: price },
})
const emptyAddress = {
  county: '',
  doorNumber: '',
  street: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
  fullAddress: '',
  latitude: null,
  longitude: null,
  geo: null,
}

const sold = fc
  .record({
    price: fc.integer({ min: 20_000, max: 5_000_000 }),
    aboveGradeSqft: fc.integer({ min: 1000, max: 4000 }),
    bedrooms: fc.option(fc.integer({ min: 0, max: 9 })),
    fullBaths: fc.option(fc.integer({ min: 0, max: 9 })),
    yearBuilt: fc.option(fc.integer({ min: 1800, max: 2030 })),
    mark: fc.option(fc.constantFrom(...comparableMarks)),
  })
  .map(({ price, mark, ...facts }) => createSold(price, facts, { mark }))
const anySold = fc.array(sold, { minLength: 1, maxLength: 8 })

test('a sold home just like yours suggests its own price', () => {
  expect(estimateFromComparables(home, [createSold(400_000)])?.value).toBe(40_000_000)
})

test('the price per square foot counts at the size of your home, and each difference is a line of its own', () => {
  const estimate = estimateFromComparables(home, [
    createSold(300_000, { aboveGradeSqft: 1500, fullBaths: 1, yearBuilt: 2000 }),
  ])
  expect(estimate?.lines).toStrictEqual([
    {
      key: '17 Birch Lane',
      address: '17 Birch Lane',
      price: 30_000_000,
      weight: 1,
      squareFeet: 1500,
      pricePerSquareFoot: 20_000,
      atYourSize: 40_000_000,
      adjustments: [
        { fact: 'bathrooms', difference: 1, percent: adjustmentPercents.bathrooms, amount: 800_000 },
        { fact: 'yearBuilt', difference: -10, percent: -2, amount: -800_000 },
      ],
      suggested: 40_000_000,
    },
  ])
})

test('no single difference counts for more than ten percent', () => {
  const [line] = estimateFromComparables(home, [createSold(400_000, { yearBuilt: 1800 })])?.lines ?? []
  expect(line?.adjustments.map(({ percent }) => percent)).toStrictEqual([maximumAdjustment])
})

test('homes for sale, homes without a price or a size, and homes of quite another size are left out', () => {
  const others = [
    createSold(400_000, {}, { listingCategory: 'active' }),
    createSold(0),
    createSold(400_000, { aboveGradeSqft: null }),
    createSold(400_000, { aboveGradeSqft: 4001 }),
    createSold(400_000, { aboveGradeSqft: 999 }),
  ]
  expect(others.map((comparable) => canCount(comparable, home))).toStrictEqual([false, false, false, false, false])
  expect(estimateFromComparables(home, others)).toBeUndefined()
})

test('without the size of your home there is no estimate', () => {
  expect(estimateFromComparables({ ...home, aboveGradeSqft: null }, [createSold(400_000)])).toBeUndefined()
})

test('a home marked as not like yours changes nothing, as if it were not there', () => {
  fc.assert(
    fc.property(anySold, sold, (comparables, other) => {
      const unlike = { ...other, mark: 'UNLIKE' as const }
      expect(estimateFromComparables(home, [...comparables, unlike])).toStrictEqual(
        estimateFromComparables(home, comparables),
      )
    }),
  )
})

test('marking a home as like yours moves the estimate toward what that home suggests', () => {
  fc.assert(
    fc.property(anySold, sold, (comparables, other) => {
      const before = estimateFromComparables(home, [...comparables, { ...other, mark: null }])
      const after = estimateFromComparables(home, [...comparables, { ...other, mark: 'LIKE' }])
      const suggested = after?.lines.at(-1)?.suggested ?? 0
      const distance = (value = 0) => Math.abs(value - suggested)
      expect(distance(after?.value)).toBeLessThanOrEqual(distance(before?.value))
    }),
  )
})

test('the estimate lies between the lowest and the highest suggestion, whatever the order', () => {
  fc.assert(
    fc.property(anySold, (comparables) => {
      const estimate = estimateFromComparables(home, comparables)
      expect(estimate === undefined).toBe(comparables.every(({ mark }) => mark === 'UNLIKE'))
      if (!estimate) return
      expect(estimate.value).toBeGreaterThanOrEqual(estimate.low)
      expect(estimate.value).toBeLessThanOrEqual(estimate.high)
      expect(estimateFromComparables(home, comparables.toReversed())?.value).toBe(estimate.value)
    }),
  )
})

test('every line adds up to the cent', () => {
  fc.assert(
    fc.property(anySold, (comparables) => {
      for (const { atYourSize, adjustments, suggested } of estimateFromComparables(home, comparables)?.lines ?? []) {
        expect(adjustments.reduce((sum, { amount }) => sum + amount, atYourSize)).toBe(suggested)
        expect(Number.isInteger(suggested)).toBe(true)
      }
    }),
  )
})

test('doubling every price doubles the estimate', () => {
  fc.assert(
    fc.property(anySold, (comparables) => {
      const doubled = comparables.map((comparable) => ({
        ...comparable,
        opd: { ...comparable.opd, recentSaleOrListPrice: (comparable.opd.recentSaleOrListPrice ?? 0) * 2 },
      }))
      const [once, twice] = [estimateFromComparables(home, comparables), estimateFromComparables(home, doubled)]
      // Rounding to cents happens up to five times on the way.
      expect(Math.abs((twice?.value ?? 0) - 2 * (once?.value ?? 0))).toBeLessThanOrEqual(10)
    }),
  )
})
