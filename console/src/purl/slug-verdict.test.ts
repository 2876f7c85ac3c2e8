import { expect, test } from 'vitest'
import { complaintAbout, verdictOf } from './slug-verdict.ts'

test.for([
  ['', 'Enter name to continue'],
  ['   ', 'Enter name to continue'],
  ['ab', 'Please enter at least 3 characters'],
  ['x'.repeat(33), 'Name should be less than 32 characters'],
  ['ada moss', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
  ['ada/moss', 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )'],
] as const)('“%s” cannot be an address: %s', ([typed, error]) => {
  expect(verdictOf(typed)).toEqual({ error })
})

test.for([
  ['abc', 'abc'],
  ['x'.repeat(32), 'x'.repeat(32)],
  [' Ada_Moss-2 ', 'ada_moss-2'],
] as const)('“%s” is kept as %s', ([typed, slug]) => {
  expect(verdictOf(typed)).toEqual({ slug })
})

test('what is too short is said once somebody has stopped typing, everything else at once', () => {
  const about = { typed: 'ab', availability: 'unknown', isTyping: true } as const
  expect(complaintAbout(about)).toBeUndefined()
  expect(complaintAbout({ ...about, isTyping: false })).toBe('Please enter at least 3 characters')
  expect(complaintAbout({ ...about, typed: 'a b c' })).toMatch(/^The custom URL can only contain/)
})

test('what somebody else has is said, and nothing while it is not known', () => {
  const about = { typed: 'ada-moss', isTyping: true } as const
  expect(complaintAbout({ ...about, availability: 'taken' })).toBe('This name is already taken')
  for (const availability of ['unknown', 'pending', 'free'] as const)
    expect(complaintAbout({ ...about, availability })).toBeUndefined()
})
