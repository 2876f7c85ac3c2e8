import { expect, test } from 'vitest'
import { parseRow } from './parse-row.ts'
import { parseValue } from './parse-value.ts'

test('all errors of a row are reported at once', () => {
  const size = { key: 'size', label: 'Size', type: 'NUMBER', choices: [] } as const
  const { errors } = parseRow(
    ['ana@', '12', 'large', 'more'],
    ['email', 'phone', 'custom.size'],
    [{ ...size, choices: [] }],
  )
  expect(errors).toEqual([
    'Email: “ana@” is not an email address',
    'Phone: “12” is not a phone number',
    'Size: Please enter a number',
    'This row has more cells than the header',
  ])
})

test('a cell may have several values, and a name may be in either order', () => {
  const { row } = parseRow(
    ['Field, Nora', 'a@x.example ::: B@x.example', '(603) 555-0142 x5; 6035550143', 'buyer, VIP'],
    ['fullName', 'email', 'phone', 'tags'],
    [],
  )
  expect(row).toMatchObject({
    firstName: 'Nora',
    lastName: 'Field',
    emails: ['a@x.example', 'b@x.example'],
    phones: ['(603) 555-0142', '6035550143'],
    tags: ['buyer', 'VIP'],
  })
})

test.for([
  ['NUMBER', '1,250.5', 1250.5],
  ['MONEY', '$1,250', 125_000],
  ['DATE', '3/7/2026', '2026-03-07'],
  ['DATE', '2026-03-07T10:00:00Z', '2026-03-07'],
  ['DATE', '31/31/2026', undefined],
  ['YES_NO', 'Y', true],
  ['YES_NO', 'perhaps', undefined],
  ['CHOICE', 'slate', 'Slate'],
] as const)('a %s written as %s is understood', ([type, text, value]) => {
  expect(parseValue(text, { type, choices: ['Slate'] })).toBe(value)
})
