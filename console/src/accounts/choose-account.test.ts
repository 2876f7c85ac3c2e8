import { expect, test } from 'vitest'
import { chooseAccount } from './choose-account.ts'

test('a single account opens directly on the requested page', () => {
  expect(chooseAccount(['a1'], undefined)).toEqual({ redirectTo: '/a/a1' })
  expect(chooseAccount(['a1'], 'x/y?q=1#top')).toEqual({ redirectTo: '/a/a1/x/y?q=1#top' })
})

test('several accounts show a list, and no account shows an explanation', () => {
  expect(chooseAccount(['a1', 'a2'], 'contacts')).toBe('choose')
  expect(chooseAccount([], 'contacts')).toBe('none')
})
