import { expect, test } from 'vitest'
import { type SmtpError, toFailure } from './send-outcome.ts'

const answer = (response: string, command = 'RCPT TO'): SmtpError => ({
  code: 'EENVELOPE',
  message: 'refused',
  response,
  responseCode: Number(response.slice(0, 3)),
  command,
})

test('an answer that says later is retried, whatever the command', () => {
  for (const command of ['MAIL FROM', 'RCPT TO', 'DATA'])
    expect(toFailure(answer('451 4.7.1 Try again later', command), command === 'DATA').kind).toBe('LATER')
  expect(toFailure(answer('421 Too many connections', 'CONN'), true).kind).toBe('LATER')
})

test.each([
  '550 5.1.1 <ada@example.com>: Recipient address rejected: User unknown',
  '550 No such user here',
  '553 5.1.3 Bad recipient address syntax',
  '551 User not local',
  '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Learn more at gsmtp',
  '550 5.2.1 The account is disabled',
])('a mailbox that does not exist is a hard bounce: %s', (response) => {
  expect(toFailure(answer(response), false)).toMatchObject({ kind: 'BOUNCED', isHard: true })
})

test.each([
  '550 5.7.1 Message rejected due to spam content',
  '552 5.2.2 Mailbox full',
  '550 Blocked, see https://example.com/blocklist',
  '554 Relay access denied',
])('a refusal that says nothing about the mailbox is no hard bounce: %s', (response) => {
  expect(toFailure(answer(response), false)).toMatchObject({ kind: 'BOUNCED', isHard: false })
})

test('a refusal of the sender or the text is a failure, not a bounce', () => {
  expect(toFailure(answer('550 5.7.1 Sender not allowed', 'MAIL FROM'), false).kind).toBe('FAILED')
  expect(toFailure(answer('554 5.6.0 Message refused', 'DATA'), true).kind).toBe('FAILED')
})

test('without an answer it counts whether the text had left', () => {
  const lost = { code: 'ECONNECTION', message: 'Connection closed' }
  expect(toFailure(lost, false).kind).toBe('LATER')
  expect(toFailure(lost, true).kind).toBe('UNKNOWN')
  expect(toFailure({ code: 'ETIMEDOUT', message: 'Timeout' }, true).kind).toBe('UNKNOWN')
  expect(toFailure({ code: 'EENVELOPE', message: 'Internationalized mailbox' }, false).kind).toBe('FAILED')
})

test('the reason is one line of words without codes', () => {
  expect(toFailure(answer('550-5.1.1 No\u0000 such\n550 5.1.1  user'), false)).toMatchObject({
    reason: 'The recipient was refused: No such user',
  })
})
