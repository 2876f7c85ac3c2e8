import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordability, type Household, highestPrice } from './affordability.ts'
import { priceBounds } from './bounds.ts'
import { type Program, protectionOf } from './loan-program.ts'
import { paymentFactor } from './payment.ts'
import { housingLimit, ratioRules } from './ratio-rules.ts'

const family: Household = {
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
const anyFamily: fc.Arbitrary<Household> = fc.record({
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

test('120 000 a year, 500 of debts and 60 000 down carry a price of 399 037.81', () => {
  const answer = affordability(family)
  expect(answer).toMatchObject({ price: 39_903_781, basis: 'loan', loan: 33_903_781, downTooSmall: false })
  expect(answer.limit).toEqual({ amount: 280_000, limitedBy: 'income' })
  expect(Math.abs(answer.housing.total - 280_000)).toBeLessThanOrEqual(2)
})

test.each([
  ['conventional', 280_000, 'income'],
  ['fha', 310_000, 'income'],
  ['va', 360_000, 'debts'],
  ['usda', 290_000, 'income'],
] as const)('the rule of %s loans lets housing cost %i', (program, amount, limitedBy) => {
  expect(housingLimit(ratioRules[program], 12_000_000, 50_000)).toEqual({ amount, limitedBy })
})

test('debts decide when they leave less than the income would', () => {
  expect(housingLimit(ratioRules.conventional, 12_000_000, 200_000)).toEqual({ amount: 160_000, limitedBy: 'debts' })
  expect(housingLimit(ratioRules.conventional, 12_000_000, 900_000)).toEqual({ amount: 0, limitedBy: 'debts' })
})

test('an income that pays for more than the price without insurance, but not for insurance, stops where it begins', () => {
  const careful = { ...family, down: 7_600_000, pmiRate: 5 }
  const answer = affordability(careful)
  expect(answer).toMatchObject({ price: 38_000_000, basis: 'threshold', tierDown: 20 })
  expect(answer.housing.mortgageInsurance).toBe(0)
})

test('a large down payment needs no loan, and nothing left over carries nothing', () => {
  expect(affordability({ ...family, down: 900_000_000, taxRate: 2 })).toMatchObject({ basis: 'cash', loan: 0 })
  expect(affordability({ ...family, hoaMonthly: 300_000 })).toMatchObject({ basis: 'nothing', price: 0 })
})

test('a down payment below what lenders accept is told', () => {
  expect(affordability({ ...family, down: 0 }).downTooSmall).toBe(true)
  expect(affordability({ ...family, down: 0, program: 'va' }).downTooSmall).toBe(false)
})

test('the closed formula finds what trying every price finds, whichever program and tier', () => {
  fc.assert(
    fc.property(anyFamily, upTo(2_000_000), (household, limit) => {
      const found = highestPrice(household, limit).price
      const tried = triedPrice(household, limit)
      expect(Math.abs(found - tried)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 1000 },
  )
})

test('more income, fewer debts or a lower rate never carry less, but for a cent of rounding', () => {
  fc.assert(
    fc.property(anyFamily, upTo(5_000_000), fc.double({ min: 0, max: 1, noNaN: true }), (household, more, part) => {
      const price = affordability(household).price - 1
      expect(affordability({ ...household, incomeYearly: household.incomeYearly + more }).price).toBeGreaterThanOrEqual(
        price,
      )
      const fewer = Math.floor(household.debtsMonthly * part)
      expect(affordability({ ...household, debtsMonthly: fewer }).price).toBeGreaterThanOrEqual(price)
      expect(affordability({ ...household, apr: household.apr * part }).price).toBeGreaterThanOrEqual(price)
      expect(affordability({ ...household, down: household.down + more }).price).toBeGreaterThanOrEqual(price)
    }),
  )
})

test('every figure is finite at nothing and at every bound', () => {
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
      const answer = affordability(household)
      const figures = [answer.price, answer.loan, answer.upfront, answer.limit.amount, ...Object.values(answer.housing)]
      expect(figures.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

/** Halves the range of prices until one cent is left. Cost rises with the price, so nothing above it would do. */
function triedPrice(household: Household, limit: number) {
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
  const { upfront, annual } = protectionOf(household, price, household.down)
  const loan = Math.max(0, price - household.down)
  const payment = loan * (1 + upfront / 100) * paymentFactor(household.apr, household.months)
  const yearly = price * (household.taxRate / 100) + household.insuranceYearly + loan * (annual / 100)
  return payment + yearly / 12 + household.hoaMonthly
}
