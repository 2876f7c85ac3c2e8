import { expect, test } from 'vitest'
import type { Session } from '../../platform/session.ts'
import { askSignedOut, askSignIn } from './sign-in-guard.ts'

const somebody = { accIds: ['a1'] } as Session
const place = { pathname: '/a/a1/contacts', search: '?q=ann&sort=name', hash: '#notes' }

test('a signed-in person sees the page', () => {
  expect(askSignIn(somebody, place, false)).toBe('open')
})

test('a signed-out visitor signs in and is promised the page with its query and fragment', () => {
  expect(askSignIn(null, place, false)).toEqual({
    go: `/auth/login?next=${encodeURIComponent('a/a1/contacts?q=ann&sort=name#notes')}`,
  })
})

test('somebody who signs out on purpose leaves no promise to the next person', () => {
  expect(askSignIn(null, place, true)).toEqual({ go: '/auth/login' })
})

test('the choice of accounts needs no promise, unless it carries one itself', () => {
  expect(askSignIn(null, { pathname: '/accounts', search: '', hash: '' }, false)).toEqual({ go: '/auth/login' })
  expect(askSignIn(null, { pathname: '/accounts', search: '?next=contacts', hash: '' }, false)).toEqual({
    go: `/auth/login?next=${encodeURIComponent('accounts?next=contacts')}`,
  })
})

test('a signed-in person is kept off the sign-in page and goes where they wanted to go, else to the start', () => {
  expect(askSignedOut(somebody, 'a/a1/contacts?q=ann')).toEqual({ go: '/a/a1/contacts?q=ann' })
  expect(askSignedOut(somebody, undefined)).toEqual({ go: '/' })
  expect(askSignedOut(null, 'a/a1/contacts')).toBe('open')
})
