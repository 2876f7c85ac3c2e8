import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReserved, Slug, slugFrom } from './slug.ts'

const faultOf = (slug: unknown) => Slug.safeParse(slug).error?.issues.map(({ message }) => message)

test.for([
  [undefined, 'Enter name to continue'],
  ['   ', 'Enter name to continue'],
  ['ab', 'Please enter at least 3 characters'],
  ['x'.repeat(33), 'Name should be less than 32 characters'],
  ['a b c', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
  ['josé', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
  ['../x', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
])('%j cannot be a custom address', ([slug, message]) => {
  expect(faultOf(slug)).toEqual([message])
})

test.for([
  ['abc', 'abc'],
  [' Ada-Moss_1 ', 'ada-moss_1'],
  ['x'.repeat(32), 'x'.repeat(32)],
] as const)('%j is the address %j', ([slug, address]) => {
  expect(Slug.parse(slug)).toBe(address)
})

test.for([
  ['Ada Moss', 'ada-moss'],
  ["Ana-María O'Neill", 'ana-maria-oneill'],
  ['  ', 'agent-homes'],
  ['Al', 'al-homes'],
  ['Admin', 'admin-homes'],
  ['李 雷', 'agent-homes'],
] as const)('%j is proposed %j', ([name, slug]) => {
  expect(slugFrom(name)).toBe(slug)
})

test('what is proposed can be taken, whatever somebody is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
      const slug = slugFrom(name)
      expect(Slug.safeParse(slug).data).toBe(slug)
      expect(isReserved(slug)).toBe(false)
    }),
  )
})
