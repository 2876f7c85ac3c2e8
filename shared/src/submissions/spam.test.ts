import { expect, test } from 'vitest'
import { spamReasonOf } from './spam.ts'

const person = {
  details: { firstName: 'Nora', lastName: 'Field' },
  website: '',
  elapsed: 20_000,
  isMachine: false,
  isCrowd: false,
}

test('a person is no spam, however quick the browser and odd the name', () => {
  expect(spamReasonOf(person)).toBeUndefined()
  expect(spamReasonOf({ ...person, elapsed: undefined })).toBeUndefined()
  expect(spamReasonOf({ ...person, elapsed: 1000 })).toBeUndefined()
  expect(spamReasonOf({ ...person, elapsed: -3_600_000 })).toBeUndefined()
  for (const lastName of ["O'Neil", 'St.John', 'Jr.', 'd.k.', 'Ｗ', '李', 'Comas', 'van.der'])
    expect(spamReasonOf({ ...person, details: { firstName: 'A.', lastName } })).toBeUndefined()
})

test.for([
  ['fills in what nobody sees', { website: 'x' }],
  ['is a machine', { isMachine: true }],
  ['is faster than a hand', { elapsed: 999 }],
  ['is one of too many', { isCrowd: true }],
  ['is called like a link', { details: { firstName: 'See https://win.example', lastName: '' } }],
  ['is called like a site', { details: { firstName: 'Nora', lastName: 'casino-win.ru' } }],
] as const)('who %s is put aside, with the reason', ([, given]) => {
  expect(spamReasonOf({ ...person, ...given })).toMatch(/\.$/)
})
