import { expect, test } from 'vitest'
import { calculateAffordability } from '../../calculators/affordability.ts'
import { getLocalCosts } from '../local-costs.ts'
import { getDefaultTemplate } from '../templates.ts'
import { getDefaultBudgetInputs } from './budget-inputs.ts'

const settings = getDefaultTemplate('AFFORDABILITY_CALC').content

test('the default down payment is about a fifth of the price, which avoids mortgage insurance', () => {
  const household = getDefaultBudgetInputs(settings, getLocalCosts('ME'))
  const { price, housing, basis } = calculateAffordability(household)
  expect(basis).toBe('loan')
  expect(household.down % 100_000).toBe(0)
  expect(household.down / price).toBeCloseTo(0.2, 2)
  expect(housing.mortgageInsurance).toBe(0)
})

test('the default taxes and insurance are those of the state', () => {
  const localCosts = getLocalCosts('NJ')
  expect(getDefaultBudgetInputs(settings, localCosts)).toMatchObject({
    taxRate: localCosts.taxRate,
    insuranceYearly: localCosts.insuranceYearly,
  })
})

test.each([
  { defaultAnnualIncome: 0 },
  { defaultMonthlyDebt: 9_999_999_999 },
  { defaultAnnualIncome: 9_999_999_999, defaultMonthlyDebt: 0, defaultInterestRate: 0 },
  { defaultInterestRate: 100 },
])('the default down payment is a valid input with the settings %o', (changes) => {
  const { down } = getDefaultBudgetInputs({ ...settings, ...changes }, getLocalCosts(''))
  expect(down).toBeGreaterThanOrEqual(0)
  expect(down).toBeLessThanOrEqual(999_999_999_900)
})
