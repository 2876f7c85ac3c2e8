import { expect, test } from 'vitest'
import { describeRemaining } from './describe-remaining.ts'

test('the question before resuming says what is left and what is not sent again', () => {
  expect(describeRemaining('EMAIL', { queued: 1, contacts: 0, sent: 1200, takesOver: true })).toEqual([
    '1 email is still to be sent.',
    'Contacts without an agent get the email in your name.',
    '1,200 emails left before the pause and are not sent again.',
  ])
  expect(describeRemaining('POSTCARD', { queued: 30, contacts: 2, sent: 0, takesOver: false })).toEqual([
    '30 postcards are still to be sent.',
    '2 contacts are still to be checked. Those who may not get the postcard are held back.',
  ])
  const nothing = { queued: 0, contacts: 0, sent: 0, takesOver: false }
  expect(describeRemaining('EMAIL', nothing)).toEqual(['No emails are left to be sent.'])
})
