import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { expect, test } from 'vitest'
import { mergeRows, takenOf } from './merge-rows.ts'

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

test('what both have and differ in is a choice, and nothing else is', () => {
  const rows = mergeRows(nora, norah, [budget])
  expect(rows.map(({ label, isChoice }) => [label, isChoice])).toEqual([
    ['First name', true],
    ['Last name', false],
    ['Main email', false],
    ['Main phone', false],
    ['Source', false],
    ['Budget', true],
  ])
  expect(rows.at(-1)).toMatchObject({ kept: '$450,000', gone: '$500,000' })
})

test('what is chosen of the other is told by fields and by attributes', () => {
  expect(takenOf(new Set(['firstName', 'custom.budget'] as const))).toEqual({
    take: ['firstName'],
    takeCustom: ['budget'],
  })
})
