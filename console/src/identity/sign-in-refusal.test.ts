import { Problem } from '@gable/shared/http/problem.ts'
import {
  accountCancelled,
  agencyNotSetUp,
  magicLinkExpired,
  tooManyTries,
  wrongCredentials,
} from '@gable/shared/identity/messages.ts'
import { expect, test } from 'vitest'
import { refusalOfLink, refusalOfSignIn } from './sign-in-refusal.ts'

const generic = 'Something went wrong. Please try again.'

test.each([accountCancelled, agencyNotSetUp('the product')])('a closed account is told on the page: %s', (text) => {
  expect(refusalOfSignIn(new Problem('forbidden', text))).toEqual({ where: 'page', text })
  expect(refusalOfLink(new Problem('forbidden', text))).toEqual({ where: 'page', text })
})

test('a wrong password, and too many of them, are told under the form', () => {
  expect(refusalOfSignIn(new Problem('bad_request', wrongCredentials))).toEqual({
    where: 'form',
    text: wrongCredentials,
  })
  expect(refusalOfSignIn(new Problem('too_many', tooManyTries))).toEqual({ where: 'form', text: tooManyTries })
})

test('what the server says of a field lands at the field', () => {
  const fields = { email: 'Please enter a valid email' }
  expect(refusalOfSignIn(new Problem('invalid', 'Some fields need attention', fields))).toEqual({
    where: 'fields',
    fields,
  })
})

test('a spent link says so in a toast', () => {
  expect(refusalOfLink(new Problem('bad_request', magicLinkExpired))).toEqual({
    where: 'toast',
    text: magicLinkExpired,
  })
})

test.each([
  new Problem('broken', 'column "x" does not exist'),
  new Problem('unavailable', 'The server cannot be reached.'),
  new TypeError('Failed to fetch'),
  'nonsense',
])('any other error is the general toast: %s', (error) => {
  expect(refusalOfSignIn(error)).toEqual({ where: 'toast', text: generic })
  expect(refusalOfLink(error)).toEqual({ where: 'toast', text: generic })
})
