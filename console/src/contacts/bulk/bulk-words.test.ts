import { expect, test } from 'vitest'
import { doneText, undoneText } from './bulk-words.ts'

test.each([
  [doneText({ action: 'TAG', tag: 'Spring' }, 1200), 'Tag “Spring” added to 1,200 contacts'],
  [doneText({ action: 'UNTAG', tag: 'Spring' }, 1), 'Tag “Spring” removed from 1 contact'],
  [doneText({ action: 'ASSIGN', ownerId: 'a' }, 2, 'Ada Moss'), '2 contacts given to Ada Moss'],
  [doneText({ action: 'ASSIGN', ownerId: null }, 2), 'Owner removed from 2 contacts'],
  [doneText({ action: 'ARCHIVE' }, 3), '3 contacts archived'],
  [doneText({ action: 'RESTORE' }, 1), '1 contact brought back'],
])('%s', (said, text) => {
  expect(said).toBe(text)
})

test('taking a change back tells whom it left alone', () => {
  expect(undoneText({ count: 3, left: 0 })).toBe('Taken back for 3 contacts')
  expect(undoneText({ count: 2, left: 1 })).toBe('Taken back for 1 contact. 1 was changed since and is left as it is.')
  expect(undoneText({ count: 2, left: 2 })).toBe(
    'Taken back for 0 contacts. 2 were changed since and are left as they are.',
  )
})
