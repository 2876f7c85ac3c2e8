import { expect, test } from 'vitest'
import type { Session } from '../platform/session.ts'
import { checkSignedIn, checkSignedOut } from './check-signed-in.ts'

const session = { accIds: ['a1'] } as Session
const location = { pathname: '/a/a1/contacts', search: '?q=ann&sort=name', hash: '#notes' }

test('a signed-in user sees the page', () => {
  expect(checkSignedIn(session, location, false)).toBe('open')
})

test('a signed-out visitor returns to the page, with its query and fragment, after signing in', () => {
  expect(checkSignedIn(null, location, false)).toEqual({
    redirectTo: `/auth/login?next=${encodeURIComponent('a/a1/contacts?q=ann&sort=name#notes')}`,
  })
})

test('after a deliberate sign-out the next user does not return to the page', () => {
  expect(checkSignedIn(null, location, true)).toEqual({ redirectTo: '/auth/login' })
})

test('the account list is not a return page, unless it names one itself', () => {
  expect(checkSignedIn(null, { pathname: '/accounts', search: '', hash: '' }, false)).toEqual({
    redirectTo: '/auth/login',
  })
  expect(checkSignedIn(null, { pathname: '/accounts', search: '?next=contacts', hash: '' }, false)).toEqual({
    redirectTo: `/auth/login?next=${encodeURIComponent('accounts?next=contacts')}`,
  })
})

test('a signed-in user skips the sign-in page and opens the requested page, or the start page', () => {
  expect(checkSignedOut(session, 'a/a1/contacts?q=ann')).toEqual({ redirectTo: '/a/a1/contacts?q=ann' })
  expect(checkSignedOut(session, undefined)).toEqual({ redirectTo: '/' })
  expect(checkSignedOut(null, 'a/a1/contacts')).toBe('open')
})
