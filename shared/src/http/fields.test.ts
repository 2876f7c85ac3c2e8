import { expect, test } from 'vitest'
import { OptionalText, RequiredText, requiredMessage } from './fields.ts'

test.for(['', '  ', '\u0000', ' \u0007\u202e ', '\u200b\u2060'])('a required text of %j counts as missing', (text) => {
  expect(RequiredText(64).safeParse(text).error?.issues).toMatchObject([{ message: requiredMessage }])
})

test('an optional text of invisible characters is blank', () => {
  expect(OptionalText(64).parse(' \u0000 ')).toBe('')
})

test('typed text is cleaned before its length is checked, and keeps its line breaks', () => {
  expect(RequiredText(7).parse('\u0000 One\ntwo\u0007 ')).toBe('One\ntwo')
  expect(OptionalText(7).parse('\u0000 One\ntwo\u0007 ')).toBe('One\ntwo')
})
