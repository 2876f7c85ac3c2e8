import { expect, test } from 'vitest'
import {
  allContacts,
  type ContactQuery,
  parseContactQuery,
  toContactQueryParams,
  writeContactQuery,
} from './contact-query.ts'

const query: ContactQuery = {
  search: 'Ann',
  filters: [
    { key: 'tags', anyOf: ['Buyer', 'A & B'] },
    { key: 'createdAt', from: '2026-01-05' },
  ],
  segmentId: 's1',
  isArchived: false,
}

test('a query survives the round trip through the address', () => {
  expect(parseContactQuery(writeContactQuery(new URLSearchParams(), query))).toEqual(query)
})

test('a new query starts at the first page and keeps the sort order', () => {
  const params = new URLSearchParams('sort=name&cursor=abc&page=3&search=old')
  expect(`${writeContactQuery(params, { ...allContacts, search: 'Ann' })}`).toBe('sort=name&search=Ann')
  expect(`${writeContactQuery(params, allContacts)}`).toBe('sort=name')
})

test.each(['filters=nonsense', 'filters=[1]', 'filters={"key":"tags"}', 'filters=[{"key":"tags","anyOf":[]}]'])(
  'an address with the invalid %s shows all contacts',
  (address) => {
    expect(parseContactQuery(new URLSearchParams(address))).toEqual(allContacts)
  },
)

test('conditions that are not set are left out of the request', () => {
  expect(toContactQueryParams(allContacts)).toEqual({})
  expect(toContactQueryParams({ ...query, search: '  ' })).toEqual({
    filters: JSON.stringify(query.filters),
    segmentId: 's1',
  })
  expect(toContactQueryParams({ ...allContacts, isArchived: true })).toEqual({ isArchived: 'true' })
})
