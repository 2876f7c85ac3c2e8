import { expect, test } from 'vitest'
import { toNotificationPath } from './notification-path.ts'

const contact = { _id: 'c1', fullName: 'Nora Field' }

test('a notification links to its note, lead or property', () => {
  expect(toNotificationPath({ contact, noteId: 'n1', leadId: null, propertyId: null })).toBe(
    'contacts/c1/notes?entry=n1',
  )
  expect(toNotificationPath({ contact, noteId: null, leadId: 'l1', propertyId: null })).toBe('leads/today?lead=l1')
  expect(toNotificationPath({ contact, noteId: null, leadId: null, propertyId: 'p1' })).toBe('property/p1/overview')
  expect(toNotificationPath({ contact, noteId: null, leadId: null, propertyId: null })).toBe('contacts/c1/activity')
  expect(toNotificationPath({ kind: 'TEXT_REPLY', contact, noteId: null, leadId: null, propertyId: null })).toBe(
    'contacts/c1/activity?texts=open',
  )
})
