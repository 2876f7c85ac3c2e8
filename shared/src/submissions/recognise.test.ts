import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownPerson, recognise } from './recognise.ts'

const person = (firstName: string, lastName: string, rest: Partial<KnownPerson> = {}): KnownPerson => ({
  id: `${firstName} ${lastName}`,
  firstName,
  lastName,
  isArchived: false,
  byEmail: false,
  ...rest,
})
const nora = { firstName: 'Nora', lastName: 'Field' }
const found = (visitor: typeof nora, ...known: KnownPerson[]) => recognise(visitor, known)?.person.id

test('an e-mail is enough, whatever the name', () => {
  const known = [person('Nora', 'Field'), person('Tom', 'Field', { byEmail: true })]
  expect(recognise(nora, known)).toMatchObject({ person: { id: 'Tom Field' }, by: 'EMAIL' })
})

test.for([
  ['Nora', 'Field'],
  ['nora ', 'FIELD'],
  ['Nòra', 'Fíeld'],
  ['Nora', ''],
  ['', ''],
])('a number is, with a name that says the same: "%s %s"', ([first, last]) => {
  expect(recognise(nora, [person(first ?? '', last ?? '')])).toMatchObject({ by: 'PHONE' })
})

test.for([
  ['Tom', 'Field'],
  ['N.', 'Field'],
  ['Nora', 'Hill'],
  ['Nor', 'Field'],
  ['', 'Field'],
])('but not with the name of somebody else who lives there: "%s %s"', ([first, last]) => {
  expect(recognise(nora, [person(first ?? '', last ?? '')])).toBeUndefined()
})

test('of two who could be meant by less than a name, neither is', () => {
  expect(found(nora, person('Nora', ''), person('', ''))).toBeUndefined()
  expect(found(nora, person('Nora', ''), person('Nora', 'Field'))).toBe('Nora Field')
})

test('of two of one name, who is not archived', () => {
  expect(found(nora, person('Nora', 'Field', { id: 'old', isArchived: true }), person('Nora', 'Field'))).toBe(
    'Nora Field',
  )
})

const names = fc.constantFrom('', 'Nora', 'Tom', 'nora', 'Nóra', 'Field', 'N.')
const people = fc.array(
  fc.record({ firstName: names, lastName: names, byEmail: fc.boolean(), isArchived: fc.boolean() }),
)

test('never two full names that differ are taken for one by their number', () => {
  fc.assert(
    fc.property(fc.record({ firstName: names, lastName: names }), people, (visitor, list) => {
      const known = list.map((one, n) => ({ ...one, id: String(n) }))
      const hit = recognise(visitor, known)
      if (hit?.by !== 'PHONE') return
      const plain = (text: string) =>
        text
          .normalize('NFKD')
          .replace(/[^a-z]/gi, '')
          .toLowerCase()
      for (const part of ['firstName', 'lastName'] as const)
        if (hit.person[part] && visitor[part]) expect(plain(hit.person[part])).toBe(plain(visitor[part]))
      expect(known.some(({ byEmail }) => byEmail)).toBe(false)
    }),
  )
})
