import { expect, test } from 'vitest'
import { hourLength } from '../time/calendar.ts'
import { findSpamReason } from './spam.ts'

const person = {
  details: { firstName: 'Nora', lastName: 'Field' },
  website: '',
  elapsed: 20_000,
  isBot: false,
  isRateLimited: false,
}

test('a person is not spam, however fast the browser or unusual the name', () => {
  expect(findSpamReason(person)).toBeUndefined()
  expect(findSpamReason({ ...person, elapsed: undefined })).toBeUndefined()
  expect(findSpamReason({ ...person, elapsed: 1000 })).toBeUndefined()
  expect(findSpamReason({ ...person, elapsed: -hourLength })).toBeUndefined()
  for (const lastName of ["O'Neil", 'St.John', 'Jr.', 'd.k.', 'Ｗ', '李', 'Comas', 'van.der'])
    expect(findSpamReason({ ...person, details: { firstName: 'A.', lastName } })).toBeUndefined()
})

test.for([
  ['fills in the hidden field', { website: 'x' }],
  ['is a bot', { isBot: true }],
  ['is faster than a person', { elapsed: 999 }],
  ['exceeds the rate limit', { isRateLimited: true }],
  ['has a link for a name', { details: { firstName: 'See https://win.example', lastName: '' } }],
  ['has a domain for a name', { details: { firstName: 'Nora', lastName: 'casino-win.ru' } }],
] as const)('a sender who %s is spam, with a reason', ([, signals]) => {
  expect(findSpamReason({ ...person, ...signals })).toMatch(/\.$/)
})
