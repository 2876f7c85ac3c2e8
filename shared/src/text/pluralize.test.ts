import { expect, test } from 'vitest'
import { pluralize } from './pluralize.ts'

test('a count agrees with its noun', () => {
  expect(pluralize(0, 'contact')).toBe('0 contacts')
  expect(pluralize(1, 'contact')).toBe('1 contact')
  expect(pluralize(1200, 'contact')).toBe('1,200 contacts')
  expect(pluralize(1, 'person', 'people')).toBe('1 person')
  expect(pluralize(2, 'person', 'people')).toBe('2 people')
})
