import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContactCandidate, createNameMatcher, matchContact } from './match-contact.ts'

const createCandidate = (
  firstName: string,
  lastName: string,
  rest: Partial<ContactCandidate> = {},
): ContactCandidate => ({
  id: `${firstName} ${lastName}`,
  firstName,
  lastName,
  isArchived: false,
  byEmail: false,
  ...rest,
})
const nora = { firstName: 'Nora', lastName: 'Field' }
const findId = (visitor: typeof nora, ...known: ContactCandidate[]) => matchContact(visitor, known)?.contact.id

test('an email matches regardless of the name', () => {
  const known = [createCandidate('Nora', 'Field'), createCandidate('Tom', 'Field', { byEmail: true })]
  expect(matchContact(nora, known)).toMatchObject({ contact: { id: 'Tom Field' }, by: 'EMAIL' })
})

test.for([
  ['Nora', 'Field'],
  ['nora ', 'FIELD'],
  ['Nòra', 'Fíeld'],
  ['Nora', ''],
  ['', ''],
])('a phone number matches with a compatible name: "%s %s"', ([first, last]) => {
  expect(matchContact(nora, [createCandidate(first ?? '', last ?? '')])).toMatchObject({ by: 'PHONE' })
})

test.for([
  ['Tom', 'Field'],
  ['N.', 'Field'],
  ['Nora', 'Hill'],
  ['Nor', 'Field'],
  ['', 'Field'],
])('a phone number does not match with a different name: "%s %s"', ([first, last]) => {
  expect(matchContact(nora, [createCandidate(first ?? '', last ?? '')])).toBeUndefined()
})

test('an ambiguous partial name matches nobody', () => {
  expect(findId(nora, createCandidate('Nora', ''), createCandidate('', ''))).toBeUndefined()
  expect(findId(nora, createCandidate('Nora', ''), createCandidate('Nora', 'Field'))).toBe('Nora Field')
})

test('between equal names the one that is not archived matches', () => {
  expect(
    findId(nora, createCandidate('Nora', 'Field', { id: 'old', isArchived: true }), createCandidate('Nora', 'Field')),
  ).toBe('Nora Field')
})

const names = fc.constantFrom('', 'Nora', 'Tom', 'nora', 'Nóra', 'Field', 'N.')
const people = fc.array(
  fc.record({ firstName: names, lastName: names, byEmail: fc.boolean(), isArchived: fc.boolean() }),
)

test('a phone number never matches two different full names', () => {
  fc.assert(
    fc.property(fc.record({ firstName: names, lastName: names }), people, (visitor, list) => {
      const known = list.map((one, n) => ({ ...one, id: String(n) }))
      const match = matchContact(visitor, known)
      if (match?.by !== 'PHONE') return
      const normalize = (text: string) =>
        text
          .normalize('NFKD')
          .replace(/[^a-z]/gi, '')
          .toLowerCase()
      for (const part of ['firstName', 'lastName'] as const)
        if (match.contact[part] && visitor[part]) expect(normalize(match.contact[part])).toBe(normalize(visitor[part]))
      expect(known.some(({ byEmail }) => byEmail)).toBe(false)
    }),
  )
})

test('leaving out contacts whose names cannot match never changes the match', () => {
  const name = fc.constantFrom('', 'Nora', 'NÓRA', 'Ann', 'Field', 'O’Brien', 'OBrien', '-')
  const person = fc.record({ firstName: name, lastName: name })
  const contacts = fc.array(person.map((names) => ({ ...names, isArchived: false, byEmail: false })))
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 3 }), contacts, (people, sharing) => {
      const candidates = sharing.map((contact, index) => ({ ...contact, id: String(index) }))
      const relevant = candidates.filter(createNameMatcher(people))
      for (const visitor of people) expect(matchContact(visitor, relevant)).toEqual(matchContact(visitor, candidates))
    }),
  )
})
