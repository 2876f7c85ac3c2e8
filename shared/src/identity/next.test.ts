import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSafeNext } from './next.ts'

test.for([
  ['contacts/list?page=2#top', 'contacts/list?page=2#top'],
  ['/a/1/home', 'a/1/home'],
  ['a b', 'a%20b'],
  ['x/y?q=1', 'x/y?q=1'],
  ['x?to=https://other.example', 'x?to=https://other.example'],
] as const)('a path of this site is allowed: %j', ([next, path]) => {
  expect(toSafeNext(next)).toBe(path)
})

test.for([
  '',
  '/',
  '//evil.example',
  '///evil.example',
  'https://evil.example',
  'HTTPS:evil.example',
  'javascript:alert(1)',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\u0000//evil.example',
  null,
  undefined,
])('anything else is dropped: %j', (next) => {
  expect(toSafeNext(next)).toBeUndefined()
})

test('a browser that follows any result stays on this site', () => {
  const parts = fc.array(
    fc.constantFrom('/', '\\', ':', '//', 'evil.example', 'javascript', '@', '?', '#', '%2f', '\t', '.', '..', 'a'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        parts.map((list) => list.join('')),
      ),
      (input) => {
        const next = toSafeNext(input)
        if (next !== undefined)
          expect(new URL(`/${next}`, 'https://gable.example/auth/login').host).toBe('gable.example')
      },
    ),
    { numRuns: 2000 },
  )
})
