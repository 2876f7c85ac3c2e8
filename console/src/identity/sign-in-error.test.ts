import { Problem } from '@gable/shared/http/problem.ts'
import {
  accountCanceled,
  agencyNotSetUp,
  magicLinkExpired,
  tooManyAttempts,
  wrongCredentials,
} from '@gable/shared/identity/messages.ts'
import { expect, test } from 'vitest'
import { getLinkError, getSignInError } from './sign-in-error.ts'

const genericMessage = 'Something went wrong. Please try again.'

test.each([accountCanceled, agencyNotSetUp('the product')])('a closed account is explained on the page: %s', (text) => {
  expect(getSignInError(new Problem('forbidden', text))).toEqual({ where: 'page', text })
  expect(getLinkError(new Problem('forbidden', text))).toEqual({ where: 'page', text })
})

test('a wrong password and too many attempts are shown below the form', () => {
  expect(getSignInError(new Problem('bad_request', wrongCredentials))).toEqual({
    where: 'form',
    text: wrongCredentials,
  })
  expect(getSignInError(new Problem('too_many', tooManyAttempts))).toEqual({ where: 'form', text: tooManyAttempts })
})

test('a field error from the server is shown at its field', () => {
  const fields = { email: 'Please enter a valid email' }
  expect(getSignInError(new Problem('invalid', 'Some fields need attention', fields))).toEqual({
    where: 'fields',
    fields,
  })
})

test('an expired link shows a toast', () => {
  expect(getLinkError(new Problem('bad_request', magicLinkExpired))).toEqual({
    where: 'toast',
    text: magicLinkExpired,
  })
})

test.each([
  new Problem('broken', 'column "x" does not exist'),
  new Problem('unavailable', 'The server cannot be reached.'),
  new TypeError('Failed to fetch'),
  'nonsense',
])('any other error shows the generic toast: %s', (error) => {
  expect(getSignInError(error)).toEqual({ where: 'toast', text: genericMessage })
  expect(getLinkError(error)).toEqual({ where: 'toast', text: genericMessage })
})
