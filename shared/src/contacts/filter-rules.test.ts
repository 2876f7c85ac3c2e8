import { describe, expect, test } from 'vitest'
import type { FilterField } from './filter.ts'
import { describeFilter, getFilterError, toFilterField } from './filter-rules.ts'

const fields: FilterField[] = [
  { key: 'owner', label: 'Owner', kind: 'CHOICE', options: [{ value: 'a1', label: 'Ines Cole' }] },
  { key: 'isClaimed', label: 'Home claimed', kind: 'YES_NO' },
  { key: 'createdAt', label: 'Added', kind: 'DATE', isRelative: true },
  { key: 'custom.size', label: 'Size', kind: 'NUMBER' },
  { key: 'custom.budget', label: 'Budget', kind: 'MONEY' },
  { key: 'custom.hobby', label: 'Hobby', kind: 'TEXT', canBeEmpty: true },
]
const findField = (key: string) => fields.find((field) => field.key === key)

describe('a filter', () => {
  test.for([
    [{ key: 'owner', anyOf: ['a1', 'gone'] }, 'Owner: Ines Cole or gone'],
    [{ key: 'isClaimed', is: false }, 'Home claimed: no'],
    [{ key: 'createdAt', from: '2026-01-01' }, 'Added: Jan 01, 2026 or later'],
    [{ key: 'createdAt', till: '2026-01-01' }, 'Added: Jan 01, 2026 or earlier'],
    [{ key: 'custom.size', from: 1000, till: 2000 }, 'Size: 1,000 to 2,000'],
    [{ key: 'custom.size', till: 0 }, 'Size: 0 or less'],
    [{ key: 'custom.budget', from: 12_345_050 }, 'Budget: $123,450.50 or more'],
    [{ key: 'custom.budget', from: 30_000_000, till: 90_000_000 }, 'Budget: $300,000 to $900,000'],
    [{ key: 'custom.hobby', contains: 'tea' }, 'Hobby contains “tea”'],
    [{ key: 'custom.gone', is: true }, 'custom.gone: yes'],
    [{ key: 'owner', noneOf: ['a1', 'gone'] }, 'Owner: not Ines Cole or gone'],
    [{ key: 'custom.hobby', isEmpty: true }, 'Hobby: empty'],
    [{ key: 'custom.hobby', isEmpty: false }, 'Hobby: not empty'],
    [{ key: 'createdAt', inLastDays: 30 }, 'Added: in the last 30 days'],
    [{ key: 'createdAt', notInLastDays: 1 }, 'Added: not today'],
  ] as const)('%j is described as "%s"', ([filter, sentence]) => {
    expect(describeFilter(filter as never, findField(filter.key))).toBe(sentence)
  })

  test.for([
    [{ key: 'color', is: true }, 'This filter does not exist'],
    [{ key: 'owner', is: true }, 'This filter is not complete'],
    [{ key: 'createdAt' }, 'This filter is not complete'],
    [{ key: 'createdAt', from: 5 }, 'This filter is not complete'],
    [{ key: 'createdAt', from: '2026-02-30' }, 'This filter is not complete'],
    [{ key: 'custom.size', from: '5' }, 'This filter is not complete'],
    [{ key: 'custom.budget', from: 0.5 }, 'This filter is not complete'],
    [{ key: 'custom.size', from: 0.5 }, undefined],
    [{ key: 'owner', anyOf: ['a1'] }, undefined],
    [{ key: 'owner', noneOf: ['a1'] }, undefined],
    [{ key: 'owner', isEmpty: true }, 'This filter is not complete'],
    [{ key: 'custom.hobby', isEmpty: true }, undefined],
    [{ key: 'createdAt', inLastDays: 7 }, undefined],
    [{ key: 'custom.size', inLastDays: 7 }, 'This filter is not complete'],
  ] as const)('%j is validated', ([filter, error]) => {
    expect(getFilterError(filter as never, fields)).toBe(error)
  })
})

test('a property attribute is filtered under its own key prefix', () => {
  const roof = { _id: 'x', entity: 'PROPERTY', key: 'roof', label: 'Roof', type: 'CHOICE', choices: ['Slate'] } as const
  expect(
    toFilterField({ ...roof, choices: [...roof.choices], isArchived: false, createdAt: '', updatedAt: '' }),
  ).toEqual({
    key: 'property.roof',
    label: 'Roof',
    kind: 'CHOICE',
    options: [{ value: 'Slate', label: 'Slate' }],
    canBeEmpty: true,
  })
})
