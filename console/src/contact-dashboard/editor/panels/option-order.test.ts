import { defaultSellingOptions } from '@gable/shared/contact-dashboard/modules/selling-options.ts'
import { expect, test } from 'vitest'
import { findLastOption, numberOptions, sortOptions } from './option-order.ts'

const custom = ['CUSTOM_1', 'CUSTOM_2'] as const

test('options are sorted by their number', () => {
  const { customSellingOption1, customSellingOption2 } = defaultSellingOptions
  const settings = {
    ...defaultSellingOptions,
    customSellingOption1: { ...customSellingOption1, seq: 2 },
    customSellingOption2: { ...customSellingOption2, seq: 1 },
  }
  expect(sortOptions(settings, custom)).toEqual(['CUSTOM_2', 'CUSTOM_1'])
})

test('a new order numbers every option from 1, those that are not offered last', () => {
  expect(numberOptions(['CUSTOM_2', 'CUSTOM_1'])).toEqual([
    ['CUSTOM_2', 1],
    ['CUSTOM_1', 2],
    ['HOMEWARD', 3],
  ])
})

test('the last option that is on and offered cannot be turned off', () => {
  const off = { ...defaultSellingOptions.customSellingOption2, enabled: false }
  expect(findLastOption(defaultSellingOptions, custom)).toBeUndefined()
  expect(findLastOption({ ...defaultSellingOptions, customSellingOption2: off }, custom)).toBe('CUSTOM_1')
  const homeward = { ...defaultSellingOptions.homeward, enabled: true }
  expect(findLastOption({ ...defaultSellingOptions, customSellingOption2: off, homeward }, custom)).toBe('CUSTOM_1')
})
