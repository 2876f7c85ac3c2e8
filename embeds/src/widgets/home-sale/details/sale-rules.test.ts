import { homeSaleLabels } from '@gable/shared/widgets/labels/home-sale.ts'
import { getDefaultSaleInputs } from '@gable/shared/widgets/results/sale-inputs.ts'
import { getDefaultTemplate } from '@gable/shared/widgets/templates.ts'
import { expect, test } from 'vitest'
import type { CalculatorAction } from '../../../calculator/use-calculator.ts'
import { createSale } from './sale-rules.ts'
import { estimateTaxes, fillTaxes, getPropertyTaxSource, getTransferTaxSource } from './state-taxes.ts'

const settings = getDefaultTemplate('HOME_SALE_CALC').content
const defaults = getDefaultSaleInputs(settings)
type Sale = typeof defaults

const after = (...actions: CalculatorAction<Sale>[]) => {
  const model = createSale({ settings, words: homeSaleLabels.en })(defaults)
  actions.forEach(model.apply)
  return model
}

const typing = (typed: string, text: string) => ({ typed, text })
const inMaine = { chosen: { ...estimateTaxes('ME', defaults.price), state: 'ME' } }

test.each([
  ['price', '$1,250,000', 125_000_000],
  ['price', '450k', 45_000_000],
  ['mortgage', '', 0],
  ['additional1', '5.5 %', 5.5],
  ['daysToPayoff', '15', 15],
] as const)('%s accepts %s', (name, text, value) => {
  const { validInputs, errors } = after(typing(name, text))
  expect(errors.value).toEqual({})
  expect(validInputs.value[name]).toBe(value)
})

test.each([
  ['price', ''],
  ['price', '-5'],
  ['price', '99,999,999,999'],
  ['additional1', '101'],
  ['daysToPayoff', '1.5'],
  ['repairs', 'a lot'],
])('%s "%s" is an error on that field and keeps the last result', (name, text) => {
  const { validInputs, errors } = after(typing('price', '500000'), typing(name, text))
  expect(Object.keys(errors.value)).toEqual([name])
  expect(validInputs.value.price).toBe(50_000_000)
})

test('choosing a state fills in its taxes and lists their sources until the visitor changes them', () => {
  const validInputs = after(typing('price', '500000'), inMaine).validInputs.value
  expect(validInputs).toMatchObject({ state: 'ME', transferTaxRate: 0.22 })
  expect([...getTransferTaxSource(validInputs), ...getPropertyTaxSource(validInputs)].map(({ key }) => key)).toEqual([
    'transferTax',
    'propertyTax',
  ])
  const typed = after(inMaine, typing('transferTaxRate', '0.5'), typing('propertyTaxYearly', '4000')).validInputs.value
  expect([...getTransferTaxSource(typed), ...getPropertyTaxSource(typed)]).toEqual([])
})

test('the county’s property tax follows the price, and its source is named until the visitor types an amount', () => {
  const county = { state: 'ME', county: 'Cumberland County', rate: 1.34, year: 2024, source: 'Assessor' }
  const found = after(typing('price', '500000'), { chosen: fillTaxes(county, 50_000_000) })
  expect(found.validInputs.value).toMatchObject({ state: 'ME', transferTaxRate: 0.22, propertyTaxYearly: 670_000 })
  expect(getPropertyTaxSource(found.validInputs.value)).toMatchObject([{ county: 'Cumberland County', year: 2024 }])
  found.apply(typing('price', '600000'))
  expect(found.validInputs.value.propertyTaxYearly).toBe(804_000)
  found.apply(typing('propertyTaxYearly', '7000'))
  found.apply({ chosen: fillTaxes(undefined, 60_000_000) })
  expect(found.validInputs.value).toMatchObject({ propertyTaxYearly: 700_000, taxBy: 'visitor' })
  expect(getPropertyTaxSource(found.validInputs.value)).toEqual([])
})

test('a state’s property tax follows the price; a typed amount does not', () => {
  const [initial, doubled] = [after(inMaine), after(inMaine, typing('price', '$40,000'))]
  expect(doubled.validInputs.value.propertyTaxYearly).toBe(2 * initial.validInputs.value.propertyTaxYearly)
  const typed = after(inMaine, typing('propertyTaxYearly', '4000'), typing('price', '$40,000'))
  expect(typed.validInputs.value.propertyTaxYearly).toBe(400_000)
})
