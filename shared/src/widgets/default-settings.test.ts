import { expect, test } from 'vitest'
import { withDefaultContent, withDefaultSettings } from './default-settings.ts'
import { widgetTypes } from './settings.ts'

test('what was never set is what the product begins with', () => {
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

test('what an older version has saved stays, and what it did not know is filled up', () => {
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

test.for(widgetTypes)('%s is whole whatever it was stored with', (type) => {
  const whole = withDefaultSettings(type, {})
  for (const odd of [{ heading: 5, homeSale: 'x', textBox: null, additionalCosts: [] }, { searchButton: { text: [] } }])
    expect(withDefaultSettings(type, odd)).toEqual(whole)
})

test('a number that is only half written counts as what the product begins with', () => {
  const half = { defaultHomePrice: Number.NaN, defaultInterestRate: 6 }
  expect(withDefaultSettings('MORTGAGE_CALC', half)).toMatchObject({ defaultHomePrice: 300_000, defaultInterestRate: 6 })
})

test('what is shown tells neither whose brand it is in nor where it leads, nor anything that is gone', () => {
  const stored = { brandingId: 'b', action: { actionType: 'FORM', value: 'f' }, secret: 1 }
  for (const type of widgetTypes) expect(withDefaultContent(type, stored)).toEqual(withDefaultContent(type, {}))
  expect(withDefaultSettings('SEARCH', stored)).toMatchObject({ brandingId: 'b', action: stored.action })
  expect(withDefaultSettings('MORTGAGE_CALC', stored)).not.toHaveProperty('action')
})
