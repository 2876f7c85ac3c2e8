import { expect, test } from 'vitest'
import { formatMatch } from './match-labels.ts'

test.each([
  [{ by: 'PHONE', value: '+16035550142' }, 'Same phone: (603) 555-0142'],
  [{ by: 'EMAIL', value: 'nora@example.com' }, 'Same email: nora@example.com'],
  [{ by: 'ADDRESS', value: '9 Elm Street, Bath' }, 'Same property and name: 9 Elm Street, Bath'],
] as const)('%o is described', (match, text) => {
  expect(formatMatch(match, [])).toBe(text)
})

test('a foreign number keeps the format of the contact that has it', () => {
  const contacts = [{ phone: null }, { phone: '+49 30 901820' }]
  expect(formatMatch({ by: 'PHONE', value: '4930901820' }, contacts)).toBe('Same phone: +49 30 901820')
})
