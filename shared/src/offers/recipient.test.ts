import { expect, test } from 'vitest'
import { getNotifyDisabledReason } from './recipient.ts'

const createContact = (emailId: string | null, isUnsub = false) => ({ emailId, emailUnsubscribed: { isUnsub } })

test.each([
  ['no contact', undefined, 1, 'Contact email not present'],
  ['a contact without an email, checked first', createContact(null, true), 0, 'Contact email not present'],
  [
    'an unsubscribed contact, checked before the offers',
    createContact('a@b.co', true),
    0,
    'This contact has unsubscribed from emails',
  ],
  [
    'a contact without active offers',
    createContact('a@b.co'),
    0,
    'Please add active offers before notifying seller about the offers',
  ],
  ['a contact who can be notified', createContact('a@b.co'), 1, undefined],
])('notifying %s', (_, recipient, activeOffers, reason) => {
  expect(getNotifyDisabledReason(recipient, activeOffers)).toBe(reason)
})
