import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateAffordability, findHighestPrice, type Household } from './affordability.ts'
import { priceBounds } from './bounds.ts'
import { getProtectionTier, type Program } from './loan-program.ts'
import { paymentFactor } from './payment.ts'
import { calculateHousingLimit, ratioRules } from './ratio-rules.ts'

const household: Household = {
  incomeYearly: 12_000_000,
  debtsMonthly: 50_000,
  down: 6_000_000,
  apr: 6.5,
  months: 360,
  program: 'conventional',
  pmiRate: 0.5,
  taxRate: 1.1,
  insuranceYearly: 180_000,
  hoaMonthly: 0,
}

const programs = fc.constantFrom<Program>('conventional', 'fha', 'va', 'usda')
const upTo = (max: number) => fc.integer({ min: 0, max })
const thousandths = upTo(5000).map((rate) => rate / 1000)
const anyHousehold: fc.Arbitrary<Household> = fc.record({
  incomeYearly: upTo(100_000_000),
  debtsMonthly: upTo(1_000_000),
  down: upTo(50_000_000),
  apr: fc.double({ min: 0, max: 25, noNaN: true }),
  months: fc.integer({ min: 12, max: 480 }),
  program: programs,
  vaUse: fc.constantFrom('first', 'later', 'exempt'),
  pmiRate: thousandths,
  taxRate: thousandths,
  insuranceYearly: upTo(2_000_000),
  hoaMonthly: upTo(200_000),
})

test('$120,000 a year, $500 of debts and $60,000 down afford a price of $399,037.81', () => {
  const result = calculateAffordability(household)
  expect(result).toMatchObject({ price: 39_903_781, basis: 'loan', loan: 33_903_781, downTooSmall: false })
  expect(result.limit).toEqual({ amount: 280_000, limitedBy: 'income' })
  expect(Math.abs(result.housing.total - 280_000)).toBeLessThanOrEqual(2)
})

test.each([
  ['conventional', 280_000, 'income'],
  ['fha', 310_000, 'income'],
  ['va', 360_000, 'debts'],
  ['usda', 290_000, 'income'],
] as const)('the ratios of %s loans allow a monthly housing cost of %i cents', (program, amount, limitedBy) => {
  expect(calculateHousingLimit(ratioRules[program], 12_000_000, 50_000)).toEqual({ amount, limitedBy })
})

test('high debts limit the housing cost more than the income does', () => {
  expect(calculateHousingLimit(ratioRules.conventional, 12_000_000, 200_000)).toEqual({
    amount: 160_000,
    limitedBy: 'debts',
  })
  expect(calculateHousingLimit(ratioRules.conventional, 12_000_000, 900_000)).toEqual({ amount: 0, limitedBy: 'debts' })
})

test('the price stops at the threshold for mortgage insurance if the income cannot pay for insurance', () => {
  const highPmi = { ...household, down: 7_600_000, pmiRate: 5 }
  const result = calculateAffordability(highPmi)
  expect(result).toMatchObject({ price: 38_000_000, basis: 'threshold', tierDown: 20 })
  expect(result.housing.mortgageInsurance).toBe(0)
})

test('a large down payment needs no loan, and a budget below the fixed costs affords nothing', () => {
  expect(calculateAffordability({ ...household, down: 900_000_000, taxRate: 2 })).toMatchObject({
    basis: 'cash',
    loan: 0,
  })
  expect(calculateAffordability({ ...household, hoaMonthly: 300_000 })).toMatchObject({ basis: 'nothing', price: 0 })
})

test('a down payment below the minimum is flagged', () => {
  expect(calculateAffordability({ ...household, down: 0 }).downTooSmall).toBe(true)
  expect(calculateAffordability({ ...household, down: 0, program: 'va' }).downTooSmall).toBe(false)
})

test('the closed-form solution matches a search over all prices, for every program and tier', () => {
  fc.assert(
    fc.property(anyHousehold, upTo(2_000_000), (household, limit) => {
      const solved = findHighestPrice(household, limit).price
      const searched = searchPrice(household, limit)
      expect(Math.abs(solved - searched)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 1000 },
  )
})

test('more income, fewer debts, a lower rate or more down never lower the price by more than a cent', () => {
  fc.assert(
    fc.property(anyHousehold, upTo(5_000_000), fc.double({ min: 0, max: 1, noNaN: true }), (household, more, part) => {
      const price = calculateAffordability(household).price - 1
      expect(
        calculateAffordability({ ...household, incomeYearly: household.incomeYearly + more }).price,
      ).toBeGreaterThanOrEqual(price)
      const fewer = Math.floor(household.debtsMonthly * part)
      expect(calculateAffordability({ ...household, debtsMonthly: fewer }).price).toBeGreaterThanOrEqual(price)
      expect(calculateAffordability({ ...household, apr: household.apr * part }).price).toBeGreaterThanOrEqual(price)
      expect(calculateAffordability({ ...household, down: household.down + more }).price).toBeGreaterThanOrEqual(price)
    }),
  )
})

test('every result is a finite integer at zero and at every bound', () => {
  const edge = (...values: number[]) => fc.constantFrom(...values)
  const extremes: fc.Arbitrary<Household> = fc.record({
    incomeYearly: edge(0, priceBounds.max),
    debtsMonthly: edge(0, priceBounds.max),
    down: edge(0, 1, priceBounds.max),
    apr: edge(0, 1e-12, 100),
    months: edge(1, 480),
    program: programs,
    pmiRate: edge(0, 100),
    taxRate: edge(0, 100),
    insuranceYearly: edge(0, priceBounds.max),
    hoaMonthly: edge(0, priceBounds.max),
  })
  fc.assert(
    fc.property(extremes, (household) => {
      const result = calculateAffordability(household)
      const values = [result.price, result.loan, result.upfront, result.limit.amount, ...Object.values(result.housing)]
      expect(values.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

/** A binary search, because cost rises with the price. */
function searchPrice(household: Household, limit: number) {
  if (monthlyCost(household, 0) > limit) return 0
  let [low, high] = [0, 4e9]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (monthlyCost(household, middle) <= limit + 1e-7) low = middle
    else high = middle
  }
  return low
}

function monthlyCost(household: Household, price: number) {
  const { upfront, annual } = getProtectionTier(household, price, household.down)
  const loan = Math.max(0, price - household.down)
  const payment = loan * (1 + upfront / 100) * paymentFactor(household.apr, household.months)
  const yearly = price * (household.taxRate / 100) + household.insuranceYearly + loan * (annual / 100)
  return payment + yearly / 12 + household.hoaMonthly
}
