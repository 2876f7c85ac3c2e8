import { expect, test } from 'vitest'
import { filterOptions, parseOptionKey, toFormOptions, toOptionKey } from './form-options.ts'

const options = toFormOptions(
  [
    { _id: '1', name: 'Home Value', isArchived: false },
    { _id: '2', name: 'Buyer Consultation', isArchived: false },
    { _id: '3', name: 'Retired', isArchived: true },
  ],
  [{ _id: '1', name: 'Home Value and Selling' }],
)

test('forms and groups are listed under separate headings, without archived forms', () => {
  expect(options.map(({ group, label }) => `${group}: ${label}`)).toEqual([
    'Forms: Home Value',
    'Forms: Buyer Consultation',
    'Form Groups: Home Value and Selling',
  ])
})

test('search matches any part of a name', () => {
  expect(filterOptions(options, ' vALUE ').map(({ label }) => label)).toEqual(['Home Value', 'Home Value and Selling'])
  expect(filterOptions(options, 'nothing')).toEqual([])
})

test('a form and a group with the same id are different options', () => {
  expect(new Set(options.map(({ value }) => value)).size).toBe(3)
  for (const action of [{ actionType: 'FORM', value: '1' } as const, { actionType: 'FORM_GROUP', value: '1' } as const])
    expect(parseOptionKey(toOptionKey(action))).toEqual(action)
})
