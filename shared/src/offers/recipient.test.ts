import { expect, test } from 'vitest'
import { getNotifyDisabledReason } from './recipient.ts'

const contact = (emailId: string | null, isUnsub = false) => ({ emailId, emailUnsubscribed: { isUnsub } })

test.each([
  ['nobody', undefined, 1, 'Contact email not present'],
  ['who has no e-mail, whatever else', contact(null, true), 0, 'Contact email not present'],
  ['who unsubscribed, before offers matter', contact('a@b.co', true), 0, 'This contact has unsubscribed from emails'],
  [
    'whom there is nothing to tell',
    contact('a@b.co'),
    0,
    'Please add active offers before notifying seller about the offers',
  ],
  ['who can be told', contact('a@b.co'), 1, undefined],
])('%s', (_, recipient, activeOffers, reason) => {
  expect(getNotifyDisabledReason(recipient, activeOffers)).toBe(reason)
})
