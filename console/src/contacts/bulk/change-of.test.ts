import { noOwner } from '@gable/shared/contacts/filter.ts'
import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test('a change is known once all is chosen that it needs', () => {
  expect(changeOf('TAG', null)).toBeUndefined()
  expect(changeOf('ASSIGN', null)).toBeUndefined()
  expect(changeOf('ARCHIVE', null)).toEqual({ action: 'ARCHIVE' })
  expect(changeOf('UNTAG', { value: 'Spring', label: 'Spring' })).toEqual({ action: 'UNTAG', tag: 'Spring' })
})

test('contacts are given to an agent, or to nobody', () => {
  expect(changeOf('ASSIGN', { value: 'a1', label: 'Ada Moss' })).toEqual({ action: 'ASSIGN', ownerId: 'a1' })
  expect(changeOf('ASSIGN', { value: noOwner, label: 'No owner' })).toEqual({ action: 'ASSIGN', ownerId: null })
})
