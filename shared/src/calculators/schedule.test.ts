import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBounds } from './bounds.ts'
import { sumOf } from './money.ts'
import { monthlyPayment } from './payment.ts'
import { amortize, calculateMonthlyInterest, getBalanceAfter, type Loan, totalInterest } from './schedule.ts'
import { toYearlySchedule } from './yearly-schedule.ts'

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

test('a loan of $320,000 at 6.5% over thirty years is paid off to the cent', () => {
  const rows = amortize(thirtyYears)
  expect(rows).toHaveLength(360)
  expect(rows[0]).toEqual({
    month: 1,
    payment: 202_262,
    interest: 173_333,
    principal: 28_929,
    extra: 0,
    balance: 31_971_071,
  })
  expect(getBalanceAfter(thirtyYears, 120)).toBe(27_128_324)
  expect(rows.at(-1)).toMatchObject({ payment: 202_006, balance: 0 })
  expect(totalInterest(rows)).toBe(40_814_064)
})

test('without interest the last payment absorbs rounding differences', () => {
  const rows = amortize({ amount: 12_000_000, apr: 0, months: 360 })
  expect(rows[0]?.payment).toBe(33_333)
  expect(rows.at(-1)?.payment).toBe(33_453)
})

test('$200 extra a month pays off $300,000 after 279 payments and saves $91,173.87', () => {
  const plain: Loan = { amount: 30_000_000, apr: 6, months: 360 }
  const withExtra = { ...plain, extraMonthly: 20_000 }
  const [before, after] = [amortize(plain), amortize(withExtra)]
  expect(after).toHaveLength(279)
  expect(totalInterest(before) - totalInterest(after)).toBe(9_117_387)
  expect(after[0]?.payment).toBe((before[0]?.payment ?? 0) + 20_000)
})

test('a one-time payment reduces the balance in its month only', () => {
  const rows = amortize({ ...thirtyYears, oneTime: [{ month: 12, amount: 1_000_000 }] })
  expect(rows.filter((row) => row.extra).map((row) => [row.month, row.extra])).toEqual([[12, 1_000_000]])
  expect(rows[11]?.balance).toBe(getBalanceAfter(thirtyYears, 12) - 1_000_000)
  expect(rows.length).toBeLessThan(360)
})

test('an adjustable loan is paid off at the new rate over the remaining months', () => {
  const loan = { ...thirtyYears, adjusts: { afterMonths: 60, apr: 8 } }
  const rows = amortize(loan)
  expect(rows[59]?.payment).toBe(202_262)
  expect(rows[60]?.payment).toBe(monthlyPayment(getBalanceAfter(thirtyYears, 60), 8, 300))
  expect(rows[60]?.interest).toBe(calculateMonthlyInterest(getBalanceAfter(thirtyYears, 60), 8))
  expect(rows).toHaveLength(360)
})

test('the principal of any loan adds up to its amount, and the final balance is zero', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const rows = amortize(loan)
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

test('extra payments at a fixed rate never cost more interest or more months', () => {
  fc.assert(
    fc.property(anyLoan, extra, ({ adjusts: _, ...loan }, more) => {
      const before = amortize(loan)
      const after = amortize({ ...loan, extraMonthly: (loan.extraMonthly ?? 0) + more })
      expect(after.length).toBeLessThanOrEqual(before.length)
      expect(totalInterest(after)).toBeLessThanOrEqual(totalInterest(before))
    }),
  )
})

test('monthly interest is rounded half up, as in exact arithmetic', () => {
  const thousandths = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), thousandths, (balance, rate) => {
      const exact = (BigInt(balance) * BigInt(rate) * 2n + 1_200_000n) / 2_400_000n
      expect(calculateMonthlyInterest(balance, rate / 1000)).toBe(Number(exact))
    }),
    { numRuns: 2000 },
  )
})

test('years add up their months, by loan year or by calendar year', () => {
  const rows = amortize(thirtyYears)
  const years = toYearlySchedule(rows)
  expect(years).toHaveLength(30)
  expect(years[0]).toMatchObject({ year: 1, balance: getBalanceAfter(thirtyYears, 12) })
  const calendar = toYearlySchedule(rows, 3)
  expect(calendar).toHaveLength(31)
  expect(calendar[0]?.balance).toBe(getBalanceAfter(thirtyYears, 3))
  for (const sums of [years, calendar]) {
    expect(sumOf(sums.map((year) => year.interest))).toBe(40_814_064)
    expect(sumOf(sums.map((year) => year.principal))).toBe(thirtyYears.amount)
  }
})

test('a loan of zero or without a term gives valid results', () => {
  expect(amortize({ amount: 0, apr: 6, months: 360 })).toEqual([])
  expect(amortize({ amount: 100, apr: 0, months: 0 })).toHaveLength(1)
  expect(getBalanceAfter(thirtyYears, 0)).toBe(thirtyYears.amount)
  expect(getBalanceAfter(thirtyYears, 361)).toBe(0)
  const largest = amortize({ amount: priceBounds.max, apr: 100, months: 480 })
  expect(Number.isSafeInteger(totalInterest(largest))).toBe(true)
  expect(largest.at(-1)?.balance).toBe(0)
})
