import { expect, test } from 'vitest'
import { groupFilterFields } from './field-groups.ts'
import { putSelectedFirst, searchOptions } from './offered-options.ts'
import { createRangeFilter, validateRange } from './range-filter.ts'

test('a missing bound is left out of a range', () => {
  expect(createRangeFilter('createdAt', '2026-01-05', null)).toEqual({ key: 'createdAt', from: '2026-01-05' })
  expect(createRangeFilter('custom.pool', null, 0)).toEqual({ key: 'custom.pool', till: 0 })
})

test.each([
  ['DATE', null, null, 'Please enter a date'],
  ['DATE', '2026-02-31', null, 'Please enter a date'],
  ['NUMBER', null, null, 'Please enter a number'],
  ['MONEY', Number.NaN, 500, 'Please enter a number'],
  ['NUMBER', 5, 4, 'The end must not be before the start'],
  ['DATE', '2026-02-03', '2026-02-02', 'The end must not be before the start'],
] as const)('a range of %s from %s to %s is invalid', (kind, from, till, error) => {
  expect(validateRange(kind, from, till)).toBe(error)
})

test('a range of a single day or number is valid', () => {
  expect(validateRange('DATE', '2026-02-03', '2026-02-03')).toBeUndefined()
  expect(validateRange('MONEY', 0, 0)).toBeUndefined()
})

const options = ['Buyer', 'Seller', 'Past client'].map((value) => ({ value, label: value }))

test('selected options come first, even if they no longer exist', () => {
  expect(putSelectedFirst(options, ['Gone', 'Seller']).map(({ value }) => value)).toEqual([
    'Gone',
    'Seller',
    'Buyer',
    'Past client',
  ])
})

test('options match by any part of their label', () => {
  expect(searchOptions(options, ' CLI').map(({ value }) => value)).toEqual(['Past client'])
})

test('attributes have their own heading, and empty headings are left out', () => {
  const field = (key: string) => ({ key, label: key, kind: 'TEXT' as const })
  expect(groupFilterFields([field('property.pool'), field('owner')]).map(({ label }) => label)).toEqual([
    'Filter by',
    'Property attributes',
  ])
})
