import { expect, test } from 'vitest'
import { pathOfNews } from './news-path.ts'

const contact = { _id: 'c1', fullName: 'Nora Field' }

test('news leads to the note or to the lead that it speaks of', () => {
  expect(pathOfNews({ contact, noteId: 'n1', leadId: null })).toBe('contacts/c1/notes?entry=n1')
  expect(pathOfNews({ contact, noteId: null, leadId: 'l1' })).toBe('leads/today?lead=l1')
  expect(pathOfNews({ contact, noteId: null, leadId: null })).toBe('contacts/c1/activity')
})
