import { describe, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { withDefaultSettings } from './default-settings.ts'
import type { WidgetType } from './settings.ts'
import { settingsRules } from './settings-rules.ts'

type Settings = Record<string, unknown>

const references = { brandingId: newId(), action: { actionType: 'FORM', value: newId() } }
const validSettings = {
  SEARCH: withDefaultSettings('SEARCH', references),
  HOME_SALE_CALC: withDefaultSettings('HOME_SALE_CALC', references),
  MORTGAGE_CALC: withDefaultSettings('MORTGAGE_CALC', { ...references, defaultState: 'ME' }),
  AFFORDABILITY_CALC: withDefaultSettings('AFFORDABILITY_CALC', { ...references, defaultState: 'CO' }),
}

/** Error messages by field after changing one field of valid settings. */
function getErrors(type: WidgetType, path: string, value: unknown) {
  const settings = JSON.parse(JSON.stringify(validSettings[type])) as Settings
  const keys = path.split('.')
  const lastKey = keys.pop() ?? ''
  const parent = keys.reduce<Settings>((object, key) => object[key] as Settings, settings)
  parent[lastKey] = value
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
  test.for(texts)('of %s, %s, is required and may have %i characters', (row) => {
    const [type, path, maximum] = row
    for (const missing of ['', '   ', undefined, null, 5])
      expect(getErrors(type, path, missing)).toEqual({ [path]: required })
    expect(getErrors(type, path, ` ${'x'.repeat(maximum)} `)).toEqual({})
    expect(getErrors(type, path, 'x'.repeat(maximum + 1))).toEqual({
      [path]: `This field cannot be more than ${maximum} characters`,
    })
  })

  test('is saved without surrounding spaces', () => {
    const settings = { ...validSettings.MORTGAGE_CALC, heading: '  Monthly payment  ' }
    expect(settingsRules.MORTGAGE_CALC.parse(settings).heading).toBe('Monthly payment')
  })
})

test.for(numbers)('a number of %s, %s, must be between 0 and %i', (row) => {
  const [type, path, maximum] = row
  for (const missing of [undefined, null, '', '7']) expect(getErrors(type, path, missing)).toEqual({ [path]: required })
  for (const valid of [0, 0.5, maximum]) expect(getErrors(type, path, valid)).toEqual({})
  expect(getErrors(type, path, maximum + 1)).toEqual({ [path]: `This field cannot be greater than ${maximum}` })
  expect(getErrors(type, path, -0.01)).toEqual({ [path]: 'This field cannot be less than 0' })
})

test('an unreadable number and a missing number have different messages', () => {
  const field = 'defaultHomePrice'
  expect(getErrors('MORTGAGE_CALC', field, Number.NaN)).toEqual({ [field]: 'Please enter a number' })
  expect(getErrors('MORTGAGE_CALC', field, null)).toEqual({ [field]: 'This field is required' })
})

test.for(Object.keys(validSettings) as WidgetType[])('%s requires a brand', (type) => {
  for (const missing of ['', undefined, null, 'nonsense'])
    expect(getErrors(type, 'brandingId', missing)).toEqual({ brandingId: required })
})

test.for(['SEARCH', 'HOME_SALE_CALC'] as const)('%s requires a form or a form group', (type) => {
  expect(getErrors(type, 'action', null)).toEqual({ action: required })
  expect(getErrors(type, 'action.value', '')).toEqual({ 'action.value': required })
  expect(getErrors(type, 'action.actionType', 'FORM_GROUP')).toEqual({})
  expect(getErrors(type, 'action.actionType', 'PAGE')).toEqual({ 'action.actionType': required })
})

test.for(['MORTGAGE_CALC', 'AFFORDABILITY_CALC'] as const)('%s requires a state', (type) => {
  for (const state of ['ME', 'DC', 'TX']) expect(getErrors(type, 'defaultState', state)).toEqual({})
  for (const missing of ['', ' ', undefined, null])
    expect(getErrors(type, 'defaultState', missing)).toEqual({ defaultState: required })
  expect(getErrors(type, 'defaultState', 'Maine')).toEqual({ defaultState: 'Please choose a state' })
})

test('optional switches are off by default', () => {
  const { phoneRequired, includeAddress, ...rest } = validSettings.AFFORDABILITY_CALC
  expect(settingsRules.AFFORDABILITY_CALC.parse(rest)).toMatchObject({ phoneRequired: false, includeAddress: false })
})

test('unknown settings are not saved', () => {
  expect(settingsRules.SEARCH.parse({ ...validSettings.SEARCH, script: 'alert(1)' })).toEqual(validSettings.SEARCH)
})

describe('an additional cost', () => {
  const visibleCost = { title: 'Commission', defaultPerc: 5, infoMessage: 'Negotiable', showCost: true }
  const costs = (...costs: unknown[]) => getErrors('HOME_SALE_CALC', 'additionalCosts', costs)

  test('that is visible must be complete', () => {
    expect(costs(visibleCost)).toEqual({})
    expect(costs(visibleCost, { showCost: true, title: ' ', defaultPerc: null })).toEqual({
      'additionalCosts.1.title': required,
      'additionalCosts.1.defaultPerc': required,
      'additionalCosts.1.infoMessage': required,
    })
  })

  test('that is hidden may be incomplete, and is hidden by default', () => {
    const incomplete = { title: '', defaultPerc: null, infoMessage: '', showCost: false }
    expect(costs(incomplete)).toEqual({})
    const settings = { ...validSettings.HOME_SALE_CALC, additionalCosts: [{}] }
    expect(settingsRules.HOME_SALE_CALC.parse(settings).additionalCosts).toEqual([incomplete])
  })

  test.for([true, false])('has limits, with showCost %s', (showCost) => {
    const tooLong = { showCost, title: 'x'.repeat(41), defaultPerc: 100.1, infoMessage: 'x'.repeat(257) }
    expect(costs(tooLong)).toEqual({
      'additionalCosts.0.title': 'This field cannot be more than 40 characters',
      'additionalCosts.0.defaultPerc': 'This field cannot be greater than 100',
      'additionalCosts.0.infoMessage': 'This field cannot be more than 256 characters',
    })
    const longest = { showCost, title: 'x'.repeat(40), defaultPerc: 100, infoMessage: 'x'.repeat(256) }
    expect(costs(longest)).toEqual({})
    expect(costs({ ...longest, defaultPerc: -1 })).toEqual({
      'additionalCosts.0.defaultPerc': 'This field cannot be less than 0',
    })
  })

  test('is required once and allowed up to four times', () => {
    expect(costs()).toEqual({ additionalCosts: 'There must be at least one additional cost' })
    expect(costs(visibleCost, visibleCost, visibleCost, visibleCost)).toEqual({})
    expect(costs(...Array(5).fill(visibleCost))).toEqual({
      additionalCosts: 'There cannot be more than 4 additional costs',
    })
  })
})
