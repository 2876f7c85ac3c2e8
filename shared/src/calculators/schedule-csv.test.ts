import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import { amortize } from './schedule.ts'
import { toScheduleCsv } from './schedule-csv.ts'

const headers = {
  month: 'Month',
  payment: 'Payment',
  interest: 'Interest',
  principal: 'Principal',
  extra: 'Extra, "voluntary"',
  balance: 'Balance',
}

test('a schedule is exported as CSV', () => {
  const lines = toScheduleCsv(amortize({ amount: 32_000_000, apr: 6.5, months: 360 }), headers).split('\r\n')
  expect(lines).toHaveLength(362)
  expect(lines[0]).toBe('Month,Payment,Interest,Principal,"Extra, ""voluntary""",Balance')
  expect(lines[1]).toBe('1,2022.62,1733.33,289.29,0.00,319710.71')
  expect(lines[360]).toMatch(/,0\.00$/)
  expect(lines[361]).toBe('')
})

test.each(['=1+1', '+1', '-cmd', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '-'])(
  '%j is escaped, so that spreadsheets do not run it as a formula',
  (text) => {
    expect(toCsv([[text]])).toMatch(/^"?'/)
  },
)

test('a negative number stays a number', () => {
  expect(toCsv([[-5, '-5.25', 'a-b']])).toBe('-5,-5.25,a-b\r\n')
})

test('any text stays in one cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a",\n\r;= ') }), (text) => {
      const [, quoted, plain = ''] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))\r\n$/.exec(toCsv([[text]])) ?? []
      expect((quoted?.replaceAll('""', '"') ?? plain).replace(/^'/, '')).toBe(text)
    }),
  )
})
