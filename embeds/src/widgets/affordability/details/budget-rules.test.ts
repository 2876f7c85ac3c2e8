import { affordabilityLabels } from '@gable/shared/widgets/labels/affordability.ts'
import { getLocalCosts } from '@gable/shared/widgets/local-costs.ts'
import { getDefaultBudgetInputs } from '@gable/shared/widgets/results/budget-inputs.ts'
import { getDefaultTemplate } from '@gable/shared/widgets/templates.ts'
import { expect, test } from 'vitest'
import { toPlace } from '../../../calculator/details/place-fields.tsx'
import { getUsedTables } from '../../../calculator/details/used-tables.ts'
import type { CalculatorAction } from '../../../calculator/use-calculator.ts'
import { createBudget } from './budget-rules.ts'
import { calculateBudget } from './calculate-budget.ts'

const labels = affordabilityLabels.en
const defaults = getDefaultBudgetInputs(getDefaultTemplate('AFFORDABILITY_CALC').content, getLocalCosts('ME'))
type Budget = typeof defaults

const after = (...actions: CalculatorAction<Budget>[]) => {
  const model = createBudget({ words: labels })(defaults)
  actions.forEach(model.apply)
  return model
}

const typing = (typed: string, text: string) => ({ typed, text })

test('choosing a program replaces typed ratios with its limits', () => {
  const choose = (program: Budget['program']) => after(typing('back', '50'), { chosen: { program } }).validInputs.value
  expect(choose('fha')).toMatchObject({ front: 31, back: 43 })
  expect(choose('va').back).toBe(41)
  expect(choose('usda')).toMatchObject({ front: 29, back: 41 })
})

test.each([
  ['incomeYearly', ''],
  ['incomeYearly', '-1'],
  ['apr', '101'],
  ['months', '41'],
  ['back', 'half'],
])('%s "%s" is an error on that field and keeps the last price', (name, text) => {
  const { results, errors } = after(typing(name, text))
  expect(Object.keys(errors.value)).toEqual([name])
  expect(results.value).toEqual(calculateBudget(defaults, labels))
})

test.each([
  ['incomeYearly', '0'],
  ['incomeYearly', '9,999,999,999'],
  ['apr', '0'],
  ['apr', '100'],
  ['down', '9,999,999,999'],
  ['taxRate', '100'],
])('%s of %s gives a price', (name, text) => {
  const { budget, results } = after(typing(name, text)).results.value
  expect(budget.price).toBeGreaterThanOrEqual(0)
  expect(JSON.stringify([budget, results])).not.toMatch(/NaN|Infinity|null/)
})

test('a county with a higher property tax lowers the price', () => {
  const getPrice = (rate: number) => {
    const county = { state: 'ME', county: 'Cumberland County', rate, year: 2024, source: 'Assessor' }
    return after({ chosen: toPlace(county, defaults) }).results.value.budget.price
  }
  expect(getPrice(1.24)).toBe(after().results.value.budget.price)
  expect(getPrice(1.34)).toBeLessThan(getPrice(1.24))
})

test('a table is listed as a source until the visitor changes its value', () => {
  const keys = ({ validInputs }: ReturnType<typeof after>) => getUsedTables(validInputs.value).map(({ key }) => key)
  expect(keys(after())).toEqual(['propertyTax', 'homeInsurance'])
  expect(keys(after(typing('taxRate', '2')))).toEqual(['homeInsurance'])
})
