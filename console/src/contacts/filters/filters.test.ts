import { expect, test } from 'vitest'
import { fieldGroups } from './field-groups.ts'
import { offeredOptions, optionsLike } from './offered-options.ts'
import { faultOfEnds, rangeFilter } from './range-filter.ts'

test('an open end is left out of a range', () => {
  expect(rangeFilter('createdAt', '2026-01-05', null)).toEqual({ key: 'createdAt', from: '2026-01-05' })
  expect(rangeFilter('custom.pool', null, 0)).toEqual({ key: 'custom.pool', till: 0 })
})

test.each([
  ['DATE', null, null, 'Please enter a date'],
  ['DATE', '2026-02-31', null, 'Please enter a date'],
  ['NUMBER', null, null, 'Please enter a number'],
  ['MONEY', Number.NaN, 500, 'Please enter a number'],
  ['NUMBER', 5, 4, 'The end lies before the beginning'],
  ['DATE', '2026-02-03', '2026-02-02', 'The end lies before the beginning'],
] as const)('a range of %s from %s to %s is refused', (kind, from, till, fault) => {
  expect(faultOfEnds(kind, from, till)).toBe(fault)
})

test('a range of one day, or of one number, is a range', () => {
  expect(faultOfEnds('DATE', '2026-02-03', '2026-02-03')).toBeUndefined()
  expect(faultOfEnds('MONEY', 0, 0)).toBeUndefined()
})

const options = ['Buyer', 'Seller', 'Past client'].map((value) => ({ value, label: value }))

test('what was chosen stands first, even where it is no longer offered', () => {
  expect(offeredOptions(options, ['Gone', 'Seller']).map(({ value }) => value)).toEqual([
    'Gone',
    'Seller',
    'Buyer',
    'Past client',
  ])
})

test('options are found by any part of their names', () => {
  expect(optionsLike(options, ' CLI').map(({ value }) => value)).toEqual(['Past client'])
})

test('attributes stand under headings of their own, and no heading stands alone', () => {
  const field = (key: string) => ({ key, label: key, kind: 'TEXT' as const })
  expect(fieldGroups([field('property.pool'), field('owner')]).map(({ label }) => label)).toEqual([
    'Filter by',
    'Property attributes',
  ])
})
