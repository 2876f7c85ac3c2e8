import { expect, test } from 'vitest'
import { groupFilterFields } from './field-groups.ts'
import { putSelectedFirst, searchOptions } from './offered-options.ts'
import { getOperator, listOperators } from './operators.ts'
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

test('a field offers what it can be asked', () => {
  const labelsOf = (field: Parameters<typeof listOperators>[0]) => listOperators(field).map(({ label }) => label)
  const field = { key: 'end', label: 'End' }
  expect(labelsOf({ ...field, kind: 'YES_NO' })).toEqual(['is'])
  expect(labelsOf({ ...field, kind: 'CHOICE' })).toEqual(['is any of', 'is none of'])
  expect(labelsOf({ ...field, kind: 'MONEY', canBeEmpty: true })).toEqual(['is between', 'is empty', 'is not empty'])
  expect(labelsOf({ ...field, kind: 'DATE', isRelative: true })).toEqual([
    'is between',
    'is in the last … days',
    'is not in the last … days',
  ])
})

test('a filter opens with what it asks', () => {
  expect(getOperator(undefined)).toBe('IS')
  expect(getOperator({ key: 'tags', noneOf: ['a'] })).toBe('IS_NOT')
  expect(getOperator({ key: 'createdAt', inLastDays: 7 })).toBe('IN_LAST_DAYS')
  expect(getOperator({ key: 'createdAt', notInLastDays: 7 })).toBe('NOT_IN_LAST_DAYS')
  expect(getOperator({ key: 'tags', isEmpty: true })).toBe('IS_EMPTY')
  expect(getOperator({ key: 'tags', isEmpty: false })).toBe('IS_NOT_EMPTY')
})
