import { expect, test } from 'vitest'
import { accountChoice } from './account-choice.ts'

test('the only account is opened straight away, on the page that was asked for', () => {
  expect(accountChoice(['a1'], undefined)).toEqual({ go: '/a/a1' })
  expect(accountChoice(['a1'], 'x/y?q=1#top')).toEqual({ go: '/a/a1/x/y?q=1#top' })
})

test('several accounts are a choice, none is an explanation', () => {
  expect(accountChoice(['a1', 'a2'], 'contacts')).toBe('choose')
  expect(accountChoice([], 'contacts')).toBe('none')
})
