import { expect, test } from 'vitest'
import { withDefaultContent, withDefaultSettings } from './default-settings.ts'
import { widgetTypes } from './settings.ts'

test('missing settings take the default values', () => {
  expect(withDefaultSettings('MORTGAGE_CALC', {})).toMatchObject({
    defaultHomePrice: 300_000,
    defaultInterestRate: 4.5,
    defaultState: '',
    phoneRequired: false,
  })
  expect(withDefaultSettings('AFFORDABILITY_CALC', {})).toMatchObject({
    defaultAnnualIncome: 100_000,
    defaultMonthlyDebt: 500,
    defaultInterestRate: 4.5,
    includeAddress: false,
  })
  expect(withDefaultSettings('HOME_SALE_CALC', {})).toMatchObject({
    homeSale: { defaultAmount: 20_000 },
    mortgage: { defaultAmount: 20_000 },
    additionalCosts: [{ title: '', defaultPerc: null, infoMessage: '', showCost: false }],
  })
})

test('stored settings stay, and settings that were added later take the default values', () => {
  const stored = {
    heading: 'Ours',
    homeSale: { title: 'Price' },
    additionalCosts: [{ title: 'Commission', defaultPerc: 6 }],
  }
  const { heading, homeSale, additionalCosts } = withDefaultSettings('HOME_SALE_CALC', stored)
  expect(heading).toBe('Ours')
  expect(homeSale).toMatchObject({ title: 'Price', defaultAmount: 20_000 })
  expect(additionalCosts).toEqual([{ title: 'Commission', defaultPerc: 6, infoMessage: '', showCost: false }])
})

test.for(widgetTypes)('%s has complete settings whatever was stored', (type) => {
  const complete = withDefaultSettings(type, {})
  for (const invalid of [
    { heading: 5, homeSale: 'x', textBox: null, additionalCosts: [] },
    { searchButton: { text: [] } },
  ])
    expect(withDefaultSettings(type, invalid)).toEqual(complete)
})

test('a number that is not valid takes the default value', () => {
  const stored = { defaultHomePrice: Number.NaN, defaultInterestRate: 6 }
  expect(withDefaultSettings('MORTGAGE_CALC', stored)).toMatchObject({
    defaultHomePrice: 300_000,
    defaultInterestRate: 6,
  })
})

test('public content contains neither the brand, nor the form, nor unknown settings', () => {
  const stored = { brandingId: 'b', action: { actionType: 'FORM', value: 'f' }, secret: 1 }
  for (const type of widgetTypes) expect(withDefaultContent(type, stored)).toEqual(withDefaultContent(type, {}))
  expect(withDefaultSettings('SEARCH', stored)).toMatchObject({ brandingId: 'b', action: stored.action })
  expect(withDefaultSettings('MORTGAGE_CALC', stored)).not.toHaveProperty('action')
})
