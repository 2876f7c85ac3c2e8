import { expect, test } from 'vitest'
import { calculateAffordability } from '../../calculators/affordability.ts'
import { getLocalCosts } from '../local-costs.ts'
import { getDefaultTemplate } from '../templates.ts'
import { getDefaultBudgetInputs } from './budget-inputs.ts'

const settings = getDefaultTemplate('AFFORDABILITY_CALC').content

test('begins with about a fifth of the price paid down, and so without mortgage insurance', () => {
  const household = getDefaultBudgetInputs(settings, getLocalCosts('ME'))
  const { price, housing, basis } = calculateAffordability(household)
  expect(basis).toBe('loan')
  expect(household.down % 100_000).toBe(0)
  expect(household.down / price).toBeCloseTo(0.2, 2)
  expect(housing.mortgageInsurance).toBe(0)
})

test('begins with the taxes and the insurance of the place', () => {
  const place = getLocalCosts('NJ')
  expect(getDefaultBudgetInputs(settings, place)).toMatchObject({
    taxRate: place.taxRate,
    insuranceYearly: place.insuranceYearly,
  })
})

test.each([
  { defaultAnnualIncome: 0 },
  { defaultMonthlyDebt: 9_999_999_999 },
  { defaultAnnualIncome: 9_999_999_999, defaultMonthlyDebt: 0, defaultInterestRate: 0 },
  { defaultInterestRate: 100 },
])('has a down payment that one could type, whatever the agency begins with: %o', (changed) => {
  const { down } = getDefaultBudgetInputs({ ...settings, ...changed }, getLocalCosts(''))
  expect(down).toBeGreaterThanOrEqual(0)
  expect(down).toBeLessThanOrEqual(999_999_999_900)
})
