import { expect, test } from 'vitest'
import { listChangedFields } from './changed-fields.ts'

const before = { title: 'Spring', settings: { asksPhone: false, costs: [1, 2] }, action: null }

test('what stayed the same is no change', () => {
  expect(listChangedFields(before, structuredClone(before))).toEqual([])
})

test('a change is named by its path, and a list changes as a whole', () => {
  const now = { ...before, settings: { asksPhone: true, costs: [2, 1] } }
  expect(listChangedFields(before, now)).toEqual([
    ['settings.asksPhone', true],
    ['settings.costs', [2, 1]],
  ])
})

test('something may come in the place of nothing', () => {
  expect(listChangedFields(before, { ...before, action: { value: 'a form' } })).toEqual([['action', { value: 'a form' }]])
})
