import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordability, type Household } from './affordability.ts'
import { amountBounds } from './bounds.ts'
import { priceRange } from './price-range.ts'

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

test('a point more of interest makes the price smaller, and a lender who accepts more makes it larger', () => {
  const { careful, usual, stretch } = priceRange(household)
  expect(usual).toBe(affordability(household).price)
  expect(careful).toBeLessThan(usual)
  expect(stretch?.price).toBeGreaterThan(usual)
  expect(stretch?.rule.back).toBe(45)
})

test('nothing is said of a highest share where a program names none', () => {
  expect(priceRange({ ...household, program: 'va' }).stretch).toBeUndefined()
})

test('whoever accepts more by hand is not asked to stretch to less', () => {
  expect(priceRange({ ...household, ratios: { front: null, back: 60 } }).stretch).toBeUndefined()
})

test('careful, usual and stretched stand in this order, whatever is entered', () => {
  fc.assert(
    fc.property(anyHousehold, (given) => {
      const { careful, usual, stretch } = priceRange(given)
      expect(careful).toBeLessThanOrEqual(usual)
      expect(stretch?.price ?? usual + 1).toBeGreaterThan(usual)
      expect([careful, usual, stretch?.price ?? 0].every(Number.isFinite)).toBe(true)
    }),
  )
})
