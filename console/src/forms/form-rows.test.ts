import { expect, test } from 'vitest'
import { filterFormRows, toFormRows } from './form-rows.ts'

const createConfig = (name: string, updatedAt: string) => ({ _id: name, name, isArchived: false, updatedAt })

test('forms and groups are in one list, most recently updated first', () => {
  const rows = toFormRows(
    [createConfig('Seller', '2026-01-01T10:00:00Z'), createConfig('Buyer', '2026-03-01T10:00:00Z')],
    [createConfig('Both', '2026-02-01T10:00:00Z')],
  )
  expect(rows.map(({ type, name }) => `${name} ${type}`)).toEqual(['Buyer FORM', 'Both FORM_GROUP', 'Seller FORM'])
})

test('rows with the same update time are sorted by name', () => {
  const at = '2026-01-01T10:00:00Z'
  expect(
    toFormRows([createConfig('Question', at), createConfig('Consultation', at)], [createConfig('Mortgage', at)]),
  ).toMatchObject([{ name: 'Consultation' }, { name: 'Mortgage' }, { name: 'Question' }])
})

test('archived forms are listed alone or left out', () => {
  const at = '2026-01-01T10:00:00Z'
  const rows = toFormRows([createConfig('Question', at), { ...createConfig('Retired', at), isArchived: true }], [])
  expect(filterFormRows(rows, undefined)).toHaveLength(2)
  expect(filterFormRows(rows, 'active')).toMatchObject([{ name: 'Question' }])
  expect(filterFormRows(rows, 'archived')).toMatchObject([{ name: 'Retired' }])
})
