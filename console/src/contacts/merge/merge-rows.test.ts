import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { expect, test } from 'vitest'
import { toMergeRows, toTakenFields } from './merge-rows.ts'

const nora = {
  firstName: 'Nora',
  lastName: '',
  emailId: 'nora@example.com',
  phone: '+16035550142',
  owner: null,
  source: 'Widget',
  custom: { budget: 45_000_000 },
}
const norah = {
  ...nora,
  firstName: 'Norah',
  lastName: 'Field',
  phone: '(603) 555-0142',
  custom: { budget: 50_000_000 },
}
const budget = { key: 'budget', label: 'Budget', type: 'MONEY' } as AttributeDefinition

test('only values that both contacts have and that differ are a choice', () => {
  const rows = toMergeRows(nora, norah, [budget])
  expect(rows.map(({ label, isChoice }) => [label, isChoice])).toEqual([
    ['First name', true],
    ['Last name', false],
    ['Main email', false],
    ['Main phone', false],
    ['Source', false],
    ['Budget', true],
  ])
  expect(rows.at(-1)).toMatchObject({ primary: '$450,000', duplicate: '$500,000' })
})

test('chosen values are split into fields and attributes', () => {
  expect(toTakenFields(new Set(['firstName', 'custom.budget'] as const))).toEqual({
    take: ['firstName'],
    takeCustom: ['budget'],
  })
})
