import { expect, test } from 'vitest'
import { toNotificationPath } from './notification-path.ts'

const contact = { _id: 'c1', fullName: 'Nora Field' }

test('a notification links to its note or lead', () => {
  expect(toNotificationPath({ contact, noteId: 'n1', leadId: null })).toBe('contacts/c1/notes?entry=n1')
  expect(toNotificationPath({ contact, noteId: null, leadId: 'l1' })).toBe('leads/today?lead=l1')
  expect(toNotificationPath({ contact, noteId: null, leadId: null })).toBe('contacts/c1/activity')
})
