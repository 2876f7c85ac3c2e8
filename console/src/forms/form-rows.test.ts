import { expect, test } from 'vitest'
import { formRowsOf } from './form-rows.ts'

const named = (name: string, updatedAt: string) => ({ _id: name, name, updatedAt })

test('forms and groups stand in one list, the newest change first', () => {
  const rows = formRowsOf(
    [named('Seller', '2026-01-01T10:00:00Z'), named('Buyer', '2026-03-01T10:00:00Z')],
    [named('Both', '2026-02-01T10:00:00Z')],
  )
  expect(rows.map(({ type, name }) => `${name} ${type}`)).toEqual(['Buyer FORM', 'Both FORM_GROUP', 'Seller FORM'])
})

test('what was changed at the same moment stands in the order of the names', () => {
  const at = '2026-01-01T10:00:00Z'
  expect(formRowsOf([named('Question', at), named('Consultation', at)], [named('Mortgage', at)])).toMatchObject([
    { name: 'Consultation' },
    { name: 'Mortgage' },
    { name: 'Question' },
  ])
})
