import { expect, test } from 'vitest'
import { actionOf, formOptionsOf, keyOf, optionsWith } from './form-options.ts'

const options = formOptionsOf(
  [
    { _id: '1', name: 'Home Value' },
    { _id: '2', name: 'Buyer Consultation' },
  ],
  [{ _id: '1', name: 'Home Value and Selling' }],
)

test('forms stand under one heading, groups under another', () => {
  expect(options.map(({ group, label }) => `${group}: ${label}`)).toEqual([
    'Forms: Home Value',
    'Forms: Buyer Consultation',
    'Form Groups: Home Value and Selling',
  ])
})

test('typing finds names by any part of them', () => {
  expect(optionsWith(options, ' vALUE ').map(({ label }) => label)).toEqual(['Home Value', 'Home Value and Selling'])
  expect(optionsWith(options, 'nothing')).toEqual([])
})

test('an option stands for one form or one group, never for both', () => {
  expect(new Set(options.map(({ value }) => value)).size).toBe(3)
  for (const action of [{ actionType: 'FORM', value: '1' } as const, { actionType: 'FORM_GROUP', value: '1' } as const])
    expect(actionOf(keyOf(action))).toEqual(action)
})
