import { expect, test } from 'vitest'
import { listChangedFields } from './changed-fields.ts'

const before = { title: 'Spring', settings: { asksPhone: false, costs: [1, 2] }, action: null }

test('equal values have no changed fields', () => {
  expect(listChangedFields(before, structuredClone(before))).toEqual([])
})

test('a change has the path of its field, and a list counts as one field', () => {
  const now = { ...before, settings: { asksPhone: true, costs: [2, 1] } }
  expect(listChangedFields(before, now)).toEqual([
    ['settings.asksPhone', true],
    ['settings.costs', [2, 1]],
  ])
})

test('an object replaces null as a whole', () => {
  expect(listChangedFields(before, { ...before, action: { value: 'a form' } })).toEqual([
    ['action', { value: 'a form' }],
  ])
})
