import { expect, test } from 'vitest'
import { getAttributeOptions } from './attribute-options.ts'
import { formatAttributeValue } from './format-attribute-value.ts'

test.each([
  ['MONEY', 1250, '$12.50'],
  ['NUMBER', 1234.5, '1,234.5'],
  ['YES_NO', false, 'No'],
  ['DATE', '2026-01-05', 'Jan 05, 2026'],
  ['DATE', '--02-29', 'Feb 29'],
  ['CHOICE', 'Slate', 'Slate'],
  ['TEXT', undefined, ''],
  ['NUMBER', 'four', ''],
] as const)('a %s value of %s is shown as "%s"', (type, value, text) => {
  expect(formatAttributeValue({ type }, value)).toBe(text)
})

test('a removed choice stays available while it is the value', () => {
  const { options, chosen, toValue } = getAttributeOptions('CHOICE', ['Slate'], 'Thatch')
  expect(options.map(({ label }) => label)).toEqual(['Not set', 'Slate', 'Thatch'])
  expect(toValue(chosen)).toBe('Thatch')
})

test('No is a value, and "Not set" is none', () => {
  const no = getAttributeOptions('YES_NO', [], false)
  expect(no.options.find(({ value }) => value === no.chosen)?.label).toBe('No')
  const nothing = getAttributeOptions('YES_NO', [], null)
  expect(nothing.toValue(nothing.chosen)).toBeNull()
})
