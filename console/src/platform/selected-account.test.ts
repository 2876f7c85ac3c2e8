import { expect, test } from 'vitest'
import { selectedAccountId } from './selected-account.ts'

test('the account is the one in the address', () => {
  expect(selectedAccountId('/a/a1')).toBe('a1')
  expect(selectedAccountId('/a/a1/contacts/a2')).toBe('a1')
  expect(selectedAccountId('/a/a%201/home')).toBe('a 1')
  expect(selectedAccountId('/a/%E0%A4/home')).toBe('%E0%A4')
})

test.each(['/', '/accounts', '/auth/login', '/about/a/a1', '/a', '/a/'])('%s is in no account', (path) => {
  expect(selectedAccountId(path)).toBeUndefined()
})
