import { expect, test } from 'vitest'
import { parseRow } from './parse-row.ts'
import { parseValue } from './parse-value.ts'

const size = { key: 'size', label: 'Size', type: 'NUMBER', choices: [] } as const
const birthday = { key: 'birthday', label: 'Birthday', type: 'DATE', choices: [] } as const
const attributes = [
  { ...size, choices: [] },
  { ...birthday, choices: [] },
]
const parse = (values: Record<string, string>) => parseRow(Object.values(values), Object.keys(values), attributes)

test('a person who could not be found again is rejected, with every reason', () => {
  const { errors, dropped } = parseRow(['ana@', '12', 'large', 'more'], ['email', 'phone', 'custom.size'], attributes)
  expect(errors).toEqual([
    'Email: “ana@” is not an email address',
    'Phone: “12” is not a phone number',
    'This row has more cells than the header',
  ])
  expect(dropped).toEqual(['Size: “large” is not a number'])
})

test.for([
  ['phone', 'ext. 12', 'Phone: “ext. 12” is not a phone number'],
  ['custom.birthday', '0/0/00', 'Birthday: “0/0/00” is not a date'],
  ['custom.size', 'large', 'Size: “large” is not a number'],
  ['createdAt', 'lately', 'Added on: “lately” is not a date'],
  ['source', 's'.repeat(65), `Source: “${'s'.repeat(40)}…” is longer than 64 characters`],
  ['tags', 't'.repeat(65), `Tags: “${'t'.repeat(40)}…” is longer than 64 characters`],
  ['language', 'Français', 'Language: “Français” is neither English nor Spanish'],
  ['mayEmail', 'maybe', 'Agreed to get emails: “maybe” is neither yes nor no'],
] as const)('a wrong %s is left out, and the person stays', ([target, value, message]) => {
  const { row, errors, dropped } = parse({ fullName: 'Nora Field', email: 'nora@x.example', [target]: value })
  expect(errors).toEqual([])
  expect(dropped).toEqual([message])
  expect(row).toMatchObject({ emails: ['nora@x.example'], phones: [], custom: {}, source: '', tags: [] })
})

test('an address and a name are enough to keep a person with a wrong email', () => {
  expect(parse({ fullName: 'Nora Field', email: 'nora@', address: '12 Oak St, Bath, ME 04530' })).toMatchObject({
    errors: [],
    dropped: ['Email: “nora@” is not an email address'],
  })
  expect(parse({ fullName: 'Nora Field', email: 'nora@' })).toMatchObject({ errors: [expect.any(String)], dropped: [] })
})

test('a blank that another system wrote is no wrong value', () => {
  expect(parse({ fullName: 'Nora Field', email: 'N/A', phone: '000-000-0000' })).toMatchObject({
    row: { emails: [], phones: [] },
    errors: [],
    dropped: [],
  })
})

test('a cell may have several values, and a name may be in either order', () => {
  const { row } = parse({
    fullName: 'Field, Nora',
    email: 'a@x.example ::: B@x.example',
    phone: '(603) 555-0142 x5; 6035550143',
    tags: '#buyer #VIP',
  })
  expect(row).toMatchObject({
    firstName: 'Nora',
    lastName: 'Field',
    emails: ['a@x.example', 'b@x.example'],
    phones: ['(603) 555-0142', '6035550143'],
    tags: ['buyer', 'VIP'],
  })
})

test.for([
  ['Spanish', 'es'],
  ['español (México)', 'es'],
  ['ES-mx', 'es'],
  ['English', 'en'],
  ['en_US', 'en'],
] as const)('the language %s is known', ([text, language]) => {
  expect(parse({ fullName: 'Nora Field', email: 'nora@x.example', language: text })).toMatchObject({
    row: { language },
    dropped: [],
  })
})

test('the columns of a street are joined', () => {
  const { row } = parseRow(
    ['Nora', '12', 'Oak', 'Road', 'Bath', 'Maine', '4530'],
    ['firstName', 'street', 'street', 'street', 'city', 'state', 'zip'],
    [],
  )
  expect(row.address?.full).toBe('12 Oak Road, Bath, ME 04530')
})

test.for([
  ['unsubscribed', '2021-05-03 14:02:11', true],
  ['unsubscribed', 'Yes', true],
  ['unsubscribed', 'false', false],
  ['unsubscribed', '', false],
  ['mayEmail', 'No', true],
  ['mayEmail', 'Opted Out', true],
  ['mayEmail', 'Yes', false],
  ['mayEmail', '', false],
] as const)('%s: %j is an opt-out: %s', ([target, value, isUnsubscribed]) => {
  expect(parse({ email: 'nora@x.example', [target]: value }).row.isUnsubscribed).toBe(isUnsubscribed)
})

test('a file may write the day first', () => {
  const cells = ['nora@x.example', '7/3/1980']
  const { row } = parseRow(cells, ['email', 'custom.birthday'], attributes, { dateOrder: 'DMY' })
  expect(row.custom).toEqual({ birthday: '1980-03-07' })
})

test.for([
  ['NUMBER', '1,250.5', 1250.5],
  ['MONEY', '$1,250', 125_000],
  ['DATE', '3/7/2026', '2026-03-07'],
  ['DATE', '03/14', '--03-14'],
  ['DATE', '31/31/2026', undefined],
  ['YES_NO', 'Y', true],
  ['YES_NO', 'perhaps', undefined],
  ['CHOICE', 'slate', 'Slate'],
] as const)('a %s written as %s is understood', ([type, text, value]) => {
  expect(parseValue(text, { type, choices: ['Slate'] }, 'MDY')).toBe(value)
})
