import { noOwner } from '@gable/shared/contacts/filter.ts'
import { expect, test } from 'vitest'
import { bulkActions, formatDone, formatUndone } from './bulk-action.ts'

const { TAG, UNTAG, ASSIGN, ARCHIVE } = bulkActions

test('an action that needs a value has no change until one is picked', () => {
  expect(TAG.toChange(null)).toBeUndefined()
  expect(ASSIGN.toChange(null)).toBeUndefined()
  expect(ARCHIVE.toChange(null)).toEqual({ action: 'ARCHIVE' })
  expect(UNTAG.toChange({ value: 'Spring', label: 'Spring' })).toEqual({ action: 'UNTAG', tag: 'Spring' })
})

test('contacts are assigned to an agent or left without an owner', () => {
  expect(ASSIGN.toChange({ value: 'a1', label: 'Ada Moss' })).toEqual({ action: 'ASSIGN', ownerId: 'a1' })
  expect(ASSIGN.toChange({ value: noOwner, label: 'No owner' })).toEqual({ action: 'ASSIGN', ownerId: null })
})

test.each([
  [formatDone({ action: 'TAG', tag: 'Spring' }, 1200), 'Tag “Spring” added to 1,200 contacts'],
  [formatDone({ action: 'UNTAG', tag: 'Spring' }, 1), 'Tag “Spring” removed from 1 contact'],
  [formatDone({ action: 'ASSIGN', ownerId: 'a' }, 2, 'Ada Moss'), '2 contacts assigned to Ada Moss'],
  [formatDone({ action: 'ASSIGN', ownerId: null }, 2), 'Owner removed from 2 contacts'],
  [formatDone({ action: 'ARCHIVE' }, 3), '3 contacts archived'],
  [formatDone({ action: 'RESTORE' }, 1), '1 contact restored'],
  [formatDone({ action: 'RENAME_TAG', tag: 'A', to: 'B' }, 1), 'Tag “A” renamed to “B” on 1 contact'],
  [formatDone({ action: 'MERGE_TAG', tag: 'A', to: 'B' }, 2), 'Tag “A” merged into “B” on 2 contacts'],
  [formatDone({ action: 'DELETE_TAG', tag: 'A' }, 2), 'Tag “A” deleted from 2 contacts'],
])('%s', (text, expected) => {
  expect(text).toBe(expected)
})

test('an undone change reports the contacts it skipped', () => {
  expect(formatUndone({ count: 3, left: 0 })).toBe('Undone for 3 contacts')
  expect(formatUndone({ count: 2, left: 1 })).toBe('Undone for 1 contact. 1 contact changed since and was skipped.')
  expect(formatUndone({ count: 2, left: 2 })).toBe('Undone for 0 contacts. 2 contacts changed since and were skipped.')
})
