import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBounds } from './bounds.ts'
import { calculateHousingCost, getLoanAmounts, type Purchase } from './housing-cost.ts'
import { findInsuranceEnd } from './insurance-end.ts'
import { getProtectionTier, type Program } from './loan-program.ts'
import { amortize } from './schedule.ts'

const purchase: Purchase = {
  price: 40_000_000,
  down: 8_000_000,
  apr: 6.5,
  months: 360,
  program: 'conventional',
  taxRate: 1.1,
  insuranceYearly: 180_000,
  hoaMonthly: 5_000,
}

test('the monthly cost is the sum of its parts', () => {
  expect(calculateHousingCost(purchase)).toEqual({
    principalAndInterest: 202_262,
    propertyTax: 36_667,
    homeInsurance: 15_000,
    hoa: 5_000,
    mortgageInsurance: 0,
    total: 258_929,
  })
})

test('private mortgage insurance is due above 80% of the value, and not at 80%', () => {
  expect(calculateHousingCost({ ...purchase, down: 8_000_000 }).mortgageInsurance).toBe(0)
  expect(calculateHousingCost({ ...purchase, down: 7_999_999 }).mortgageInsurance).toBe(13_333)
  expect(calculateHousingCost({ ...purchase, down: 2_000_000, pmiRate: 1 }).mortgageInsurance).toBe(31_667)
})

test('private mortgage insurance ends on request at 80% and by law at 78% of the original value', () => {
  const insured = { ...purchase, down: 2_000_000 }
  const { onRequest, byLaw } = findInsuranceEnd(insured)
  const rows = amortize({ amount: 38_000_000, apr: 6.5, months: 360 })
  expect(rows[onRequest - 1]?.balance).toBeLessThanOrEqual(32_000_000)
  expect(rows[onRequest - 2]?.balance).toBeGreaterThan(32_000_000)
  expect(rows[byLaw - 1]?.balance).toBeLessThanOrEqual(31_200_000)
  expect(rows[byLaw - 2]?.balance).toBeGreaterThan(31_200_000)
})

test('extra payments move the request forward, but not the end by law', () => {
  const insured = { ...purchase, down: 2_000_000 }
  const withExtra = findInsuranceEnd(insured, { extraMonthly: 50_000 })
  expect(withExtra.onRequest).toBeLessThan(findInsuranceEnd(insured).onRequest)
  expect(withExtra.byLaw).toBe(findInsuranceEnd(insured).byLaw)
})

test('private mortgage insurance ends halfway through the term at the latest', () => {
  expect(findInsuranceEnd({ ...purchase, down: 400_000, apr: 14 })).toEqual({ onRequest: 180, byLaw: 180 })
})

test('without insurance there is no end', () => {
  expect(findInsuranceEnd(purchase)).toEqual({ onRequest: 0, byLaw: 0 })
  expect(findInsuranceEnd({ ...purchase, down: 50_000_000, program: 'fha' })).toEqual({ onRequest: 0, byLaw: 0 })
})

test('an FHA loan finances 1.75% and pays 0.55% a year, for eleven years or the full term', () => {
  const fha: Purchase = { ...purchase, down: 1_400_000, program: 'fha' }
  expect(getLoanAmounts(fha)).toEqual({ base: 38_600_000, upfront: 675_500, amount: 39_275_500 })
  expect(calculateHousingCost(fha).mortgageInsurance).toBe(17_692)
  expect(findInsuranceEnd(fha).byLaw).toBe(360)
  expect(findInsuranceEnd({ ...fha, down: 4_000_000 }).byLaw).toBe(132)
})

test.each([
  [0, 'first', 2.15],
  [4.999, 'first', 2.15],
  [5, 'first', 1.5],
  [9.999, 'first', 1.5],
  [10, 'first', 1.25],
  [0, 'later', 3.3],
  [5, 'later', 1.5],
  [10, 'later', 1.25],
  [0, 'exempt', 0],
] as const)('a VA loan with %f%% down on %s use has a fee of %f%%', (percent, vaUse, fee) => {
  const va = { program: 'va', vaUse } as const
  expect(getProtectionTier(va, 100_000_000, percent * 1_000_000)).toMatchObject({ upfront: fee, annual: 0 })
})

test('every part is in whole cents at zero and at every bound', () => {
  const edge = (...values: number[]) => fc.constantFrom(...values)
  const purchases: fc.Arbitrary<Purchase> = fc.record({
    price: edge(0, 1, priceBounds.max),
    down: edge(0, 1, priceBounds.max),
    apr: edge(0, 1e-12, 100),
    months: edge(1, 480),
    program: fc.constantFrom<Program>('conventional', 'fha', 'va', 'usda'),
    pmiRate: edge(0, 100),
    taxRate: edge(0, 100),
    insuranceYearly: edge(0, priceBounds.max),
    hoaMonthly: edge(0, priceBounds.max),
  })
  fc.assert(
    fc.property(purchases, (purchase) => {
      const values = [calculateHousingCost(purchase), getLoanAmounts(purchase), findInsuranceEnd(purchase)].flatMap(
        (result) => Object.values(result),
      )
      expect(values.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
