import { expect, test } from 'vitest'
import { optionsOf } from './attribute-options.ts'
import { attributeText } from './attribute-text.ts'

test.each([
  ['MONEY', 1250, '$12.50'],
  ['NUMBER', 1234.5, '1,234.5'],
  ['YES_NO', false, 'No'],
  ['DATE', '2026-01-05', 'Jan 05, 2026'],
  ['CHOICE', 'Slate', 'Slate'],
  ['TEXT', undefined, ''],
  ['NUMBER', 'four', ''],
] as const)('a value of %s, %s, reads "%s"', (type, value, text) => {
  expect(attributeText({ type }, value)).toBe(text)
})

test('a choice that is no longer offered stays as long as it is the value', () => {
  const { options, chosen, answerOf } = optionsOf('CHOICE', ['Slate'], 'Thatch')
  expect(options.map(({ label }) => label)).toEqual(['Not said', 'Slate', 'Thatch'])
  expect(answerOf(chosen)).toBe('Thatch')
})

test('no is an answer, and nothing is none', () => {
  const no = optionsOf('YES_NO', [], false)
  expect(no.options.find(({ value }) => value === no.chosen)?.label).toBe('No')
  const nothing = optionsOf('YES_NO', [], null)
  expect(nothing.answerOf(nothing.chosen)).toBeNull()
})
