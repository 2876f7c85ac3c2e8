import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReserved, Slug, toSlug } from './slug.ts'

const getErrors = (slug: unknown) => Slug.safeParse(slug).error?.issues.map(({ message }) => message)

test.for([
  [undefined, 'Enter name to continue'],
  ['   ', 'Enter name to continue'],
  ['ab', 'Please enter at least 3 characters'],
  ['x'.repeat(33), 'Name should be less than 32 characters'],
  ['a b c', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
  ['josé', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
  ['../x', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
])('%j is not a valid custom URL', ([slug, message]) => {
  expect(getErrors(slug)).toEqual([message])
})

test.for([
  ['abc', 'abc'],
  [' Ada-Moss_1 ', 'ada-moss_1'],
  ['x'.repeat(32), 'x'.repeat(32)],
] as const)('%j becomes the custom URL %j', ([slug, address]) => {
  expect(Slug.parse(slug)).toBe(address)
})

test.for([
  ['Ada Moss', 'ada-moss'],
  ["Ana-María O'Neill", 'ana-maria-oneill'],
  ['  ', 'agent-homes'],
  ['Al', 'al-homes'],
  ['Admin', 'admin-homes'],
  ['李 雷', 'agent-homes'],
] as const)('the name %j becomes the slug %j', ([name, slug]) => {
  expect(toSlug(name)).toBe(slug)
})

test('every name becomes a valid slug that is not reserved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
      const slug = toSlug(name)
      expect(Slug.safeParse(slug).data).toBe(slug)
      expect(isReserved(slug)).toBe(false)
    }),
  )
})
