import { shareOf } from '@gable/shared/calculators/money.ts'
import { formatShareFragment, parseShareFragment } from '@gable/shared/calculators/share-link.ts'
import { mortgageLabels } from '@gable/shared/widgets/labels/mortgage.ts'
import { getLocalCosts } from '@gable/shared/widgets/local-costs.ts'
import { getInitialMortgage } from '@gable/shared/widgets/results/monthly-payment.ts'
import { getDefaultTemplate } from '@gable/shared/widgets/templates.ts'
import { expect, test } from 'vitest'
import { toPlace } from '../../../calculator/details/place-fields.tsx'
import { getUsedTables } from '../../../calculator/details/used-tables.ts'
import type { CalculatorAction } from '../../../calculator/use-calculator.ts'
import { createMortgage, syncShares } from './mortgage-rules.ts'
import { mortgageShareFields } from './mortgage-share-fields.ts'

const { figures: inputs } = getInitialMortgage(
  getDefaultTemplate('MORTGAGE_CALC').content,
  getLocalCosts('ME'),
  mortgageLabels.en,
)
type Inputs = typeof inputs

const after = (...actions: CalculatorAction<Inputs>[]) => {
  const model = createMortgage({ words: mortgageLabels.en })(inputs)
  actions.forEach(model.apply)
  return model
}

test('the down payment keeps its percentage when the price changes, until an amount is typed', () => {
  expect(after({ typed: 'price', text: '500000' }).validInputs.value).toMatchObject({
    down: 10_000_000,
    downPercent: 20,
  })
  const typed = after({ typed: 'down', text: '75000' }, { typed: 'price', text: '500000' })
  expect(typed.validInputs.value).toMatchObject({ down: 7_500_000, downPercent: 15 })
  typed.apply({ typed: 'downPercent', text: '10' })
  expect(typed.validInputs.value.down).toBe(5_000_000)
})

test('the down payment cannot exceed the price', () => {
  const state = after({ typed: 'down', text: '75000' }, { typed: 'price', text: '70000' })
  expect(state.errors.value).toEqual({ down: mortgageLabels.en.loan.downTooHigh })
  expect(state.validInputs.value.price).toBe(inputs.price)
})

test('property tax is a rate that follows the state, or a typed amount that stays', () => {
  const amount = after({ typed: 'taxYearly', text: '6000' }, { typed: 'price', text: '600000' }).validInputs.value
  expect(amount).toMatchObject({ taxYearly: 600_000, taxRate: 1 })
  const { state, taxRate } = getLocalCosts('NJ')
  expect(after({ typed: 'taxYearly', text: '6000' }, { chosen: { state, taxRate } }).validInputs.value).toMatchObject({
    taxRate: 2.23,
    taxYearly: 669_000,
  })
})

const strafford = { state: 'NH', county: 'Strafford County', rate: 1.9, year: 2024, source: 'Department of Revenue' }

test.each([
  ['$335,000', 1.9, 636_500, 53_042],
  ['$1', 1.9, 2, 0],
  ['$450,000.55', 1.2346, 555_571, 46_298],
  ['$999,999.99', 0, 0, 0],
])('a home of %s where the county takes %d%% is taxed to the cent', (text, rate, yearly, monthly) => {
  const found = { chosen: { ...toPlace({ ...strafford, rate }, inputs), zip: '03820' } }
  const { validInputs, results } = after({ typed: 'price', text }, found)
  expect(validInputs.value).toMatchObject({ taxRate: rate, taxYearly: yearly })
  expect(validInputs.value.taxYearly).toBe(shareOf(validInputs.value.price, rate))
  expect(results.value.parts.find(({ key }) => key === 'propertyTax')?.amount).toBe(monthly)
})

test('the county is the source of the property tax until the visitor types another rate or chooses a state', () => {
  const found = { chosen: { ...toPlace(strafford, inputs), zip: '03820' } }
  const getSource = (...actions: CalculatorAction<Inputs>[]) =>
    getUsedTables(after(...actions).validInputs.value).find(({ key }) => key === 'propertyTax')
  expect(getSource(found)).toEqual({
    key: 'propertyTax',
    county: 'Strafford County',
    year: 2024,
    source: 'Department of Revenue',
  })
  expect(after(found).validInputs.value).toMatchObject({ state: 'NH', taxRate: 1.9 })
  expect(getSource(found, { typed: 'taxRate', text: '2.4' })).toBeUndefined()
  const state = getLocalCosts('NJ')
  const chosen = { zip: '', county: undefined, state: 'NJ', taxRate: state.taxRate }
  expect(getSource(found, { chosen })).toMatchObject({ year: 2021 })
})

test('a ZIP code that is changed takes the rate of its county along, but not one that the visitor typed', () => {
  const found = after({ chosen: { ...toPlace(strafford, inputs), zip: '03820' } })
  found.apply({ chosen: { ...toPlace(undefined, found.inputs.value), zip: '0382' } })
  expect(found.validInputs.value).toMatchObject({
    state: 'NH',
    taxRate: getLocalCosts('NH').taxRate,
    county: undefined,
  })
  const typed = after({ typed: 'taxRate', text: '2.4' })
  typed.apply({ chosen: { ...toPlace(undefined, typed.inputs.value), zip: '0382' } })
  expect(typed.validInputs.value.taxRate).toBe(2.4)
})

test('a ZIP code with a zero in front is shared as it is', () => {
  const { validInputs } = after({ chosen: { ...toPlace(strafford, inputs), zip: '03820' } })
  const link = formatShareFragment('mortgage', mortgageShareFields, validInputs.value)
  expect(link).not.toContain('Strafford')
  expect(parseShareFragment('mortgage', mortgageShareFields, link)).toMatchObject({ zip: '03820', taxRate: 1.9 })
})

test('an empty interest rate is an error, an empty HOA fee is not', () => {
  expect(after({ typed: 'apr', text: '' }).errors.value).toHaveProperty('apr')
  expect(after({ typed: 'hoaMonthly', text: '' }).errors.value).toEqual({})
})

test.each<[string, CalculatorAction<Inputs>[]]>([
  ['with the defaults', []],
  ['with a percentage that has no exact decimal', [{ typed: 'down', text: '33333' }]],
  [
    'with every optional input',
    [
      { typed: 'taxYearly', text: '5555' },
      { typed: 'adjustsAfter', text: '5' },
      { typed: 'adjustedApr', text: '8.125' },
      { typed: 'extraMonthly', text: '150' },
      { typed: 'oneTimeAmount', text: '10k' },
      { chosen: { program: 'va', vaUse: 'later', state: 'TX' } },
    ],
  ],
])('a share link restores a mortgage %s', (_, actions) => {
  const validInputs = after(...actions).validInputs.value
  const fragment = formatShareFragment('mortgage', mortgageShareFields, validInputs)
  const shared = parseShareFragment('mortgage', mortgageShareFields, fragment)
  expect(syncShares({ ...inputs, ...(shared as Inputs) })).toEqual(validInputs)
})
