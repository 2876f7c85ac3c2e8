import { expect, test } from 'vitest'
import { splitEmails } from './split-emails.ts'

test.each([
  ['', []],
  ['nora@example.com', ['nora@example.com']],
  [
    'nora@example.com, liam@example.com;\n ida@example.com',
    ['nora@example.com', 'liam@example.com', 'ida@example.com'],
  ],
  ['Nora Field <nora@example.com>, Liam Park <liam@example.com>', ['nora@example.com', 'liam@example.com']],
  ['nora', ['nora']],
])('%o are the addresses %o', (text, expected) => {
  expect(splitEmails(text)).toEqual(expected)
})
