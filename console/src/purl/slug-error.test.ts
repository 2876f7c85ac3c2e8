import { expect, test } from 'vitest'
import { getSlugError, parseSlug } from './slug-error.ts'

test.for([
  ['', 'Enter name to continue'],
  ['   ', 'Enter name to continue'],
  ['ab', 'Please enter at least 3 characters'],
  ['x'.repeat(33), 'Name should be less than 32 characters'],
  ['ada moss', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
  ['ada/moss', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
] as const)('“%s” is not a valid URL: %s', ([typed, error]) => {
  expect(parseSlug(typed)).toEqual({ error })
})

test.for([
  ['abc', 'abc'],
  ['x'.repeat(32), 'x'.repeat(32)],
  [' Ada_Moss-2 ', 'ada_moss-2'],
] as const)('“%s” is normalized to %s', ([typed, slug]) => {
  expect(parseSlug(typed)).toEqual({ slug })
})

test('a short slug shows an error after typing, and other errors show at once', () => {
  const input = { typed: 'ab', availability: 'unknown', isTyping: true } as const
  expect(getSlugError(input)).toBeUndefined()
  expect(getSlugError({ ...input, isTyping: false })).toBe('Please enter at least 3 characters')
  expect(getSlugError({ ...input, typed: 'a b c' })).toMatch(/^The custom URL can only contain/)
})

test('a taken slug shows an error, and an unchecked one does not', () => {
  const input = { typed: 'ada-moss', isTyping: true } as const
  expect(getSlugError({ ...input, availability: 'taken' })).toBe('This name is already taken')
  for (const availability of ['unknown', 'pending', 'free'] as const)
    expect(getSlugError({ ...input, availability })).toBeUndefined()
})
