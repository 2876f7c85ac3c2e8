import { describe, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { withDefaultSettings } from './default-settings.ts'
import type { WidgetType } from './settings.ts'
import { settingsRules } from './settings-rules.ts'

type Settings = Record<string, unknown>

const leads = { brandingId: newId(), action: { actionType: 'FORM', value: newId() } }
const good = {
  SEARCH: withDefaultSettings('SEARCH', leads),
  HOME_SALE_CALC: withDefaultSettings('HOME_SALE_CALC', leads),
  MORTGAGE_CALC: withDefaultSettings('MORTGAGE_CALC', { ...leads, defaultState: 'ME' }),
  AFFORDABILITY_CALC: withDefaultSettings('AFFORDABILITY_CALC', { ...leads, defaultState: 'CO' }),
}

/** The messages by field, after one field was set to a value. */
function faultsOf(type: WidgetType, path: string, value: unknown) {
  const settings = JSON.parse(JSON.stringify(good[type])) as Settings
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const part = steps.reduce<Settings>((part, step) => part[step] as Settings, settings)
  part[last] = value
  const { error } = settingsRules[type].safeParse(settings)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))
}

const texts: [WidgetType, string, number][] = [
  ['SEARCH', 'textBox.placeholder', 100],
  ['SEARCH', 'searchButton.text.content', 100],
  ['HOME_SALE_CALC', 'heading', 60],
  ['HOME_SALE_CALC', 'subHeading', 500],
  ['HOME_SALE_CALC', 'homeSale.title', 40],
  ['HOME_SALE_CALC', 'homeSale.infoMessage', 256],
  ['HOME_SALE_CALC', 'mortgage.title', 40],
  ['HOME_SALE_CALC', 'mortgage.infoMessage', 256],
  ['HOME_SALE_CALC', 'buttonText', 32],
  ['HOME_SALE_CALC', 'disclosure', 500],
  ...(['MORTGAGE_CALC', 'AFFORDABILITY_CALC'] as const).flatMap((type): [WidgetType, string, number][] => [
    [type, 'heading', 60],
    [type, 'subHeading', 500],
    [type, 'buttonLabel', 32],
    [type, 'thankYouMsg', 500],
    [type, 'disclosure', 800],
  ]),
]

const numbers: [WidgetType, string, number][] = [
  ['HOME_SALE_CALC', 'homeSale.defaultAmount', 2_000_000],
  ['HOME_SALE_CALC', 'mortgage.defaultAmount', 2_000_000],
  ['MORTGAGE_CALC', 'defaultHomePrice', 9_999_999_999],
  ['MORTGAGE_CALC', 'defaultInterestRate', 100],
  ['AFFORDABILITY_CALC', 'defaultAnnualIncome', 9_999_999_999],
  ['AFFORDABILITY_CALC', 'defaultMonthlyDebt', 9_999_999_999],
  ['AFFORDABILITY_CALC', 'defaultInterestRate', 100],
]

const required = 'This field is required'

describe('a text', () => {
  test.for(texts)('of %s, %s, must be there and may have %i characters', (row) => {
    const [type, path, maximum] = row
    for (const missing of ['', '   ', undefined, null, 5])
      expect(faultsOf(type, path, missing)).toEqual({ [path]: required })
    expect(faultsOf(type, path, ` ${'x'.repeat(maximum)} `)).toEqual({})
    expect(faultsOf(type, path, 'x'.repeat(maximum + 1))).toEqual({
      [path]: `This field cannot be more than ${maximum} characters`,
    })
  })

  test('is kept without the blanks at its ends', () => {
    const settings = { ...good.MORTGAGE_CALC, heading: '  A month  ' }
    expect(settingsRules.MORTGAGE_CALC.parse(settings).heading).toBe('A month')
  })
})

test.for(numbers)('a number of %s, %s, lies between 0 and %i', (row) => {
  const [type, path, maximum] = row
  for (const missing of [undefined, null, '', '7']) expect(faultsOf(type, path, missing)).toEqual({ [path]: required })
  for (const fine of [0, 0.5, maximum]) expect(faultsOf(type, path, fine)).toEqual({})
  expect(faultsOf(type, path, maximum + 1)).toEqual({ [path]: `This field cannot be greater than ${maximum}` })
  expect(faultsOf(type, path, -0.01)).toEqual({ [path]: 'This field cannot be less than 0' })
})

test('a number that cannot be read is asked for again, one that is missing is required', () => {
  const field = 'defaultHomePrice'
  expect(faultsOf('MORTGAGE_CALC', field, Number.NaN)).toEqual({ [field]: 'Please enter a number' })
  expect(faultsOf('MORTGAGE_CALC', field, null)).toEqual({ [field]: 'This field is required' })
})

test.for(Object.keys(good) as WidgetType[])('%s must be in a brand', (type) => {
  for (const missing of ['', undefined, null, 'nonsense'])
    expect(faultsOf(type, 'brandingId', missing)).toEqual({ brandingId: required })
})

test.for(['SEARCH', 'HOME_SALE_CALC'] as const)('%s must lead to a form', (type) => {
  expect(faultsOf(type, 'action', null)).toEqual({ action: required })
  expect(faultsOf(type, 'action.value', '')).toEqual({ 'action.value': required })
  expect(faultsOf(type, 'action.actionType', 'FORM_GROUP')).toEqual({})
  expect(faultsOf(type, 'action.actionType', 'PAGE')).toEqual({ 'action.actionType': required })
})

test.for(['MORTGAGE_CALC', 'AFFORDABILITY_CALC'] as const)('%s is made for one of the states', (type) => {
  for (const state of ['ME', 'DC', 'TX']) expect(faultsOf(type, 'defaultState', state)).toEqual({})
  for (const missing of ['', ' ', undefined, null])
    expect(faultsOf(type, 'defaultState', missing)).toEqual({ defaultState: required })
  expect(faultsOf(type, 'defaultState', 'Maine')).toEqual({ defaultState: 'Please choose a state' })
})

test('what nobody has switched on is off', () => {
  const { phoneRequired, includeAddress, ...rest } = good.AFFORDABILITY_CALC
  expect(settingsRules.AFFORDABILITY_CALC.parse(rest)).toMatchObject({ phoneRequired: false, includeAddress: false })
})

test('what nobody has declared is not kept', () => {
  expect(settingsRules.SEARCH.parse({ ...good.SEARCH, script: 'alert(1)' })).toEqual(good.SEARCH)
})

describe('an additional cost', () => {
  const shown = { title: 'Commission', defaultPerc: 5, infoMessage: 'Negotiable', showCost: true }
  const costs = (...costs: unknown[]) => faultsOf('HOME_SALE_CALC', 'additionalCosts', costs)

  test('that is shown must be complete', () => {
    expect(costs(shown)).toEqual({})
    expect(costs(shown, { showCost: true, title: ' ', defaultPerc: null })).toEqual({
      'additionalCosts.1.title': required,
      'additionalCosts.1.defaultPerc': required,
      'additionalCosts.1.infoMessage': required,
    })
  })

  test('that is not shown may be unfinished, and is off unless it is switched on', () => {
    const unfinished = { title: '', defaultPerc: null, infoMessage: '', showCost: false }
    expect(costs(unfinished)).toEqual({})
    const settings = { ...good.HOME_SALE_CALC, additionalCosts: [{}] }
    expect(settingsRules.HOME_SALE_CALC.parse(settings).additionalCosts).toEqual([unfinished])
  })

  test.for([true, false])('has bounds, shown or not (%s)', (showCost) => {
    const long = { showCost, title: 'x'.repeat(41), defaultPerc: 100.1, infoMessage: 'x'.repeat(257) }
    expect(costs(long)).toEqual({
      'additionalCosts.0.title': 'This field cannot be more than 40 characters',
      'additionalCosts.0.defaultPerc': 'This field cannot be greater than 100',
      'additionalCosts.0.infoMessage': 'This field cannot be more than 256 characters',
    })
    const fits = { showCost, title: 'x'.repeat(40), defaultPerc: 100, infoMessage: 'x'.repeat(256) }
    expect(costs(fits)).toEqual({})
    expect(costs({ ...fits, defaultPerc: -1 })).toEqual({
      'additionalCosts.0.defaultPerc': 'This field cannot be less than 0',
    })
  })

  test('is one of at least one and at most four', () => {
    expect(costs()).toEqual({ additionalCosts: 'There must be at least one additional cost' })
    expect(costs(shown, shown, shown, shown)).toEqual({})
    expect(costs(shown, shown, shown, shown, shown)).toEqual({
      additionalCosts: 'There cannot be more than 4 additional costs',
    })
  })
})
