import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeNext } from './next.ts'

test.for([
  ['contacts/list?page=2#top', 'contacts/list?page=2#top'],
  ['/a/1/home', 'a/1/home'],
  ['a b', 'a%20b'],
  ['x/y?q=1', 'x/y?q=1'],
  ['x?to=https://other.example', 'x?to=https://other.example'],
] as const)('a path of this site is kept: %j', ([given, kept]) => {
  expect(safeNext(given)).toBe(kept)
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
])('anything else is as good as none: %j', (given) => {
  expect(safeNext(given)).toBeUndefined()
})

test('whatever is given, a browser that follows it stays on this site', () => {
  const parts = fc.array(
    fc.constantFrom('/', '\\', ':', '//', 'evil.example', 'javascript', '@', '?', '#', '%2f', '\t', '.', '..', 'a'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        parts.map((list) => list.join('')),
      ),
      (given) => {
        const next = safeNext(given)
        if (next !== undefined)
          expect(new URL(`/${next}`, 'https://gable.example/auth/login').host).toBe('gable.example')
      },
    ),
    { numRuns: 2000 },
  )
})
