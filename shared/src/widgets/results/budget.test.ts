import { expect, test } from 'vitest'
import { affordabilityLabels } from '../labels/affordability.ts'
import { getLocalCosts } from '../local-costs.ts'
import { getDefaultTemplate } from '../templates.ts'
import { calculateHomeBudget } from './budget.ts'
import { type BudgetInputs, getDefaultBudgetInputs } from './budget-inputs.ts'
import { toBudgetResults } from './budget-results.ts'

const labels = affordabilityLabels.en
const defaults = getDefaultBudgetInputs(getDefaultTemplate('AFFORDABILITY_CALC').content, getLocalCosts('ME'))
const getBudget = (changes: Partial<BudgetInputs> = {}) => calculateHomeBudget({ ...defaults, ...changes }, labels)

test('the parts add up to the monthly cost, which stays within the lender limit', () => {
  const { total, parts } = getBudget()
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  expect(total).toBeLessThanOrEqual(Math.round((defaults.incomeYearly * 0.28) / 12))
})

test.each<[string, Partial<BudgetInputs>]>([
  ['Your income limits this price: lenders usually allow 28% of it for housing.', {}],
  [
    'Your debts limit this price: lenders usually allow 36% of your income for housing and debts.',
    { debtsMonthly: 150_000 },
  ],
  [
    'Your income limits this price: lenders usually allow 41% of it for housing and debts.',
    { program: 'va', back: 41, debtsMonthly: 0 },
  ],
  [
    'Your down payment limits this price: above it, you would pay mortgage insurance or a higher fee.',
    { pmiRate: 20, down: 7_000_000 },
  ],
  [
    'Your monthly limit sets this price: property tax and insurance alone would use it up, even without a loan.',
    { down: 900_000_000 },
  ],
  ['Your debts and the costs of a home already use up what lenders allow each month.', { debtsMonthly: 900_000 }],
])('the budget explains the price limit: %s', (sentence, changes) => {
  expect(getBudget(changes).reason).toBe(sentence)
})

test('the budget warns if lenders would require a larger down payment', () => {
  expect(getBudget({ down: 100_000 }).reason).toMatch(/at least 3% down, which is \$[\d,]+\.$/)
})

test('a budget of zero has no monthly cost', () => {
  expect(getBudget({ incomeYearly: 0 })).toMatchObject({ price: 0, total: 0, parts: [] })
})

test('the agent receives the result in at most twenty lines', () => {
  const inputs: BudgetInputs = { ...defaults, down: 100_000, hoaMonthly: 5_000 }
  const results = toBudgetResults(inputs, calculateHomeBudget(inputs, labels), labels)
  expect(results.length).toBeLessThanOrEqual(20)
  expect(results).toContainEqual({ label: 'Annual income', value: '$100,000.00' })
  expect(results).toContainEqual({ label: 'State', value: 'ME' })
})
