import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateAffordability, type Household } from './affordability.ts'
import { amountBounds } from './bounds.ts'
import { calculatePriceRange } from './price-range.ts'

const household: Household = {
  incomeYearly: 12_000_000,
  debtsMonthly: 50_000,
  down: 8_000_000,
  apr: 6.5,
  months: 360,
  program: 'conventional',
  taxRate: 1.1,
  insuranceYearly: 180_000,
  hoaMonthly: 0,
}

const anyHousehold: fc.Arbitrary<Household> = fc.record({
  incomeYearly: fc.integer({ min: 0, max: amountBounds.max }),
  debtsMonthly: fc.integer({ min: 0, max: 10_000_000 }),
  down: fc.integer({ min: 0, max: 1_000_000_000 }),
  apr: fc.double({ min: 0, max: 100, noNaN: true }),
  months: fc.integer({ min: 1, max: 480 }),
  program: fc.constantFrom('conventional', 'fha', 'va', 'usda'),
  taxRate: fc.double({ min: 0, max: 10, noNaN: true }),
  insuranceYearly: fc.integer({ min: 0, max: 10_000_000 }),
  hoaMonthly: fc.integer({ min: 0, max: 1_000_000 }),
})

test('the careful price assumes a higher rate, and the stretch price higher ratios', () => {
  const { careful, usual, stretch } = calculatePriceRange(household)
  expect(usual).toBe(calculateAffordability(household).price)
  expect(careful).toBeLessThan(usual)
  expect(stretch?.price).toBeGreaterThan(usual)
  expect(stretch?.rule.back).toBe(45)
})

test('there is no stretch price for a program without an upper limit', () => {
  expect(calculatePriceRange({ ...household, program: 'va' }).stretch).toBeUndefined()
})

test('there is no stretch price if custom ratios already exceed it', () => {
  expect(calculatePriceRange({ ...household, ratios: { front: null, back: 60 } }).stretch).toBeUndefined()
})

test('careful, usual and stretch prices are always in ascending order', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { careful, usual, stretch } = calculatePriceRange(household)
      expect(careful).toBeLessThanOrEqual(usual)
      expect(stretch?.price ?? usual + 1).toBeGreaterThan(usual)
      expect([careful, usual, stretch?.price ?? 0].every(Number.isFinite)).toBe(true)
    }),
  )
})
