import { expect, test } from 'vitest'
import { everyContact, queryOf, type Wanted, wantedIn, withWanted } from './wanted.ts'

const wanted: Wanted = {
  search: 'Ann',
  filters: [
    { key: 'tags', anyOf: ['Buyer', 'A & B'] },
    { key: 'createdAt', from: '2026-01-05' },
  ],
  segmentId: 's1',
  isArchived: false,
}

test('what is looked for is read back from its own address', () => {
  expect(wantedIn(withWanted(new URLSearchParams(), wanted))).toEqual(wanted)
})

test('looking for something else begins at the first page and keeps the order', () => {
  const now = new URLSearchParams('sort=name&cursor=abc&page=3&search=old')
  expect(`${withWanted(now, { ...everyContact, search: 'Ann' })}`).toBe('sort=name&search=Ann')
  expect(`${withWanted(now, everyContact)}`).toBe('sort=name')
})

test.each(['filters=nonsense', 'filters=[1]', 'filters={"key":"tags"}', 'filters=[{"key":"tags","anyOf":[]}]'])(
  'an address with %s looks for every contact',
  (address) => {
    expect(wantedIn(new URLSearchParams(address))).toEqual(everyContact)
  },
)

test('the server is asked for what is looked for, and for nothing that is not', () => {
  expect(queryOf(everyContact)).toEqual({})
  expect(queryOf({ ...wanted, search: '  ' })).toEqual({ filters: JSON.stringify(wanted.filters), segmentId: 's1' })
  expect(queryOf({ ...everyContact, isArchived: true })).toEqual({ isArchived: 'true' })
})
