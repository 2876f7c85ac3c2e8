import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBounds } from './bounds.ts'
import { sumOf } from './money.ts'
import { monthlyPayment } from './payment.ts'
import { savings } from './savings.ts'
import { amortise, balanceAfter, type Loan, monthsInterest, totalInterest } from './schedule.ts'
import { yearly } from './yearly-schedule.ts'

const thirtyYears: Loan = { amount: 32_000_000, apr: 6.5, months: 360 }

const extra = fc.integer({ min: 0, max: 1_000_000 })
const anyLoan: fc.Arbitrary<Loan> = fc.record({
  amount: fc.integer({ min: 1, max: 500_000_000 }),
  apr: fc.double({ min: 0, max: 100, noNaN: true }),
  months: fc.integer({ min: 1, max: 480 }),
  extraMonthly: extra,
  oneTime: fc.array(fc.record({ month: fc.integer({ min: 1, max: 480 }), amount: extra }), { maxLength: 3 }),
  adjusts: fc.option(
    fc.record({ afterMonths: fc.integer({ min: 1, max: 120 }), apr: fc.double({ min: 0, max: 100, noNaN: true }) }),
    { nil: undefined },
  ),
})

test('a loan of 320 000 at 6.5 % over thirty years is paid to the cent', () => {
  const rows = amortise(thirtyYears)
  expect(rows).toHaveLength(360)
  expect(rows[0]).toEqual({
    month: 1,
    payment: 202_262,
    interest: 173_333,
    principal: 28_929,
    extra: 0,
    balance: 31_971_071,
  })
  expect(balanceAfter(thirtyYears, 120)).toBe(27_128_324)
  expect(rows.at(-1)).toMatchObject({ payment: 202_006, balance: 0 })
  expect(totalInterest(rows)).toBe(40_814_064)
})

test('without interest the last payment settles what rounding left over', () => {
  const rows = amortise({ amount: 12_000_000, apr: 0, months: 360 })
  expect(rows[0]?.payment).toBe(33_333)
  expect(rows.at(-1)?.payment).toBe(33_453)
})

test('200 extra a month end a loan of 300 000 after 279 payments and spare 91 173.87', () => {
  const plain: Loan = { amount: 30_000_000, apr: 6, months: 360 }
  const quicker = { ...plain, extraMonthly: 20_000 }
  expect(amortise(quicker)).toHaveLength(279)
  expect(savings(plain, quicker)).toEqual({ months: 81, interest: 9_117_387, firstPayment: -20_000 })
})

test('a one-time payment is taken from the balance in its month, and from no other', () => {
  const rows = amortise({ ...thirtyYears, oneTime: [{ month: 12, amount: 1_000_000 }] })
  expect(rows.filter((row) => row.extra).map((row) => [row.month, row.extra])).toEqual([[12, 1_000_000]])
  expect(rows[11]?.balance).toBe(balanceAfter(thirtyYears, 12) - 1_000_000)
  expect(rows.length).toBeLessThan(360)
})

test('an adjustable loan is paid off with the new rate over the months that remain', () => {
  const loan = { ...thirtyYears, adjusts: { afterMonths: 60, apr: 8 } }
  const rows = amortise(loan)
  expect(rows[59]?.payment).toBe(202_262)
  expect(rows[60]?.payment).toBe(monthlyPayment(balanceAfter(thirtyYears, 60), 8, 300))
  expect(rows[60]?.interest).toBe(monthsInterest(balanceAfter(thirtyYears, 60), 8))
  expect(rows).toHaveLength(360)
})

test('whatever the loan, its principal sums to what was borrowed and nothing is owed at the end', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const rows = amortise(loan)
      expect(sumOf(rows.map((row) => row.principal))).toBe(loan.amount)
      expect(rows.at(-1)?.balance).toBe(0)
      expect(rows.length).toBeLessThanOrEqual(loan.months)
      for (const row of rows) {
        expect(Object.values(row).every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
        expect(row.payment).toBe(row.interest + row.principal)
        expect(row.extra).toBeLessThanOrEqual(row.principal)
      }
    }),
  )
})

test('paying more at a fixed rate never costs more interest nor more months', () => {
  fc.assert(
    fc.property(anyLoan, extra, ({ adjusts: _, ...loan }, more) => {
      const spared = savings(loan, { ...loan, extraMonthly: (loan.extraMonthly ?? 0) + more })
      expect(spared.months).toBeGreaterThanOrEqual(0)
      expect(spared.interest).toBeGreaterThanOrEqual(0)
    }),
  )
})

test("a month's interest is rounded half up, as exact fractions say", () => {
  const thousandths = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), thousandths, (balance, rate) => {
      const exact = (BigInt(balance) * BigInt(rate) * 2n + 1_200_000n) / 2_400_000n
      expect(monthsInterest(balance, rate / 1000)).toBe(Number(exact))
    }),
    { numRuns: 2000 },
  )
})

test('the years sum up the months, from the first month or by the calendar', () => {
  const rows = amortise(thirtyYears)
  const years = yearly(rows)
  expect(years).toHaveLength(30)
  expect(years[0]).toMatchObject({ year: 1, balance: balanceAfter(thirtyYears, 12) })
  const calendar = yearly(rows, 3)
  expect(calendar).toHaveLength(31)
  expect(calendar[0]?.balance).toBe(balanceAfter(thirtyYears, 3))
  for (const sums of [years, calendar]) {
    expect(sumOf(sums.map((year) => year.interest))).toBe(40_814_064)
    expect(sumOf(sums.map((year) => year.principal))).toBe(thirtyYears.amount)
  }
})

test('a loan of nothing, or over no time, makes no unheard-of figures', () => {
  expect(amortise({ amount: 0, apr: 6, months: 360 })).toEqual([])
  expect(amortise({ amount: 100, apr: 0, months: 0 })).toHaveLength(1)
  expect(balanceAfter(thirtyYears, 0)).toBe(thirtyYears.amount)
  expect(balanceAfter(thirtyYears, 361)).toBe(0)
  const largest = amortise({ amount: priceBounds.max, apr: 100, months: 480 })
  expect(Number.isSafeInteger(totalInterest(largest))).toBe(true)
  expect(largest.at(-1)?.balance).toBe(0)
})
