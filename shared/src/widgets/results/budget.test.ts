import { expect, test } from 'vitest'
import { getLocalCosts } from '../local-costs.ts'
import { getDefaultTemplate } from '../templates.ts'
import { affordabilityLabels } from '../labels/affordability.ts'
import { calculateBudget } from './budget.ts'
import { type BudgetInputs, getDefaultBudgetInputs } from './budget-inputs.ts'
import { toBudgetResults } from './budget-results.ts'

const words = affordabilityLabels.en
const beginning = getDefaultBudgetInputs(getDefaultTemplate('AFFORDABILITY_CALC').content, getLocalCosts('ME'))
const budget = (changed: Partial<BudgetInputs> = {}) => calculateBudget({ ...beginning, ...changed }, words)

test('the parts of a month sum up to what a month costs, and that is no more than lenders let it cost', () => {
  const { total, parts } = budget()
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  expect(total).toBeLessThanOrEqual(Math.round((beginning.incomeYearly * 0.28) / 12))
})

test.each<[string, Partial<BudgetInputs>]>([
  ['Your income sets this price: lenders usually let a home take 28% of it.', {}],
  [
    'Your debts set this price: home and debts together may usually take 36% of your income.',
    { debtsMonthly: 150_000 },
  ],
  [
    'Your income sets this price: home and debts together may usually take 41% of it.',
    { program: 'va', back: 41, debtsMonthly: 0 },
  ],
  [
    'Your down payment sets this price: above it, mortgage insurance or a higher fee would begin.',
    { pmiRate: 20, down: 7_000_000 },
  ],
  [
    'Your monthly limit sets this price: property tax and insurance alone would use it up, without any loan.',
    { down: 900_000_000 },
  ],
  [
    'Your debts and the costs of a home already take all that lenders let you spend each month.',
    { debtsMonthly: 900_000 },
  ],
])('says what sets the price: %s', (sentence, changed) => {
  expect(budget(changed).reason).toBe(sentence)
})

test('says how much lenders would want to be paid down, where it is more', () => {
  expect(budget({ down: 100_000 }).reason).toMatch(/at least 3% down, which is \$[\d,]+\.$/)
})

test('a budget that buys nothing has no month to show', () => {
  expect(budget({ incomeYearly: 0 })).toMatchObject({ price: 0, total: 0, parts: [] })
})

test('an agent is told what stood there, in twenty figures at most', () => {
  const figures: BudgetInputs = { ...beginning, down: 100_000, hoaMonthly: 5_000 }
  const told = toBudgetResults(figures, calculateBudget(figures, words), words)
  expect(told.length).toBeLessThanOrEqual(20)
  expect(told).toContainEqual({ label: 'Annual income', value: '$100,000.00' })
  expect(told).toContainEqual({ label: 'State', value: 'ME' })
})
