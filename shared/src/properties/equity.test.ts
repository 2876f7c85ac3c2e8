import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateEquity, estimateBalance, listOpenLoans, type RecordedLoan } from './equity.ts'
import { termInYears } from './mortgage.ts'

const today = '2026-06-01'
const loan: RecordedLoan = {
  date: '2016-06-01',
  amount: 300_000,
  termMonths: 360,
  annualRate: 4,
  loanType: 'Conventional',
}

describe('the estimated balance of a loan', () => {
  test('follows the payment schedule', () => {
    // A third of the term has passed, and a fifth of the loan is paid.
    expect(estimateBalance(loan, today)).toBeCloseTo(236_352, -1)
    expect(estimateBalance({ ...loan, annualRate: 0 }, today)).toBeCloseTo(200_000)
  })

  test('is the full amount on the first day and zero at the end', () => {
    expect(estimateBalance(loan, loan.date)).toBe(300_000)
    expect(estimateBalance(loan, '2046-06-01')).toBe(0)
    expect(estimateBalance(loan, '2015-01-01')).toBe(300_000)
  })

  test('is the full amount for a line of credit and for an unknown schedule', () => {
    expect(estimateBalance({ ...loan, loanType: 'HELOC' }, today)).toBe(300_000)
    expect(estimateBalance({ ...loan, annualRate: null }, today)).toBe(300_000)
    expect(estimateBalance({ ...loan, termMonths: null }, today)).toBe(300_000)
  })

  test('is never negative, never above the loan amount, and never grows', () => {
    const days = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(
        fc.record({
          date: fc.constant('2000-01-01'),
          amount: fc.integer({ min: 0, max: 5_000_000 }),
          termMonths: fc.option(fc.integer({ min: 0, max: 480 })),
          annualRate: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
          loanType: fc.constantFrom(null, 'FHA', 'HELOC'),
        }),
        days,
        days,
        (loan, one, other) => {
          const [sooner, later] = [Math.min(one, other), Math.max(one, other)].map((days) =>
            estimateBalance(loan, new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10)),
          ) as [number, number]
          expect(later).toBeGreaterThanOrEqual(0)
          expect(sooner).toBeLessThanOrEqual(loan.amount + 0.01)
          expect(later).toBeLessThanOrEqual(sooner + 0.01)
        },
      ),
    )
  })
})

describe('open loans', () => {
  const dates = (loans: RecordedLoan[], lastSoldOn: string | null = null) =>
    listOpenLoans(loans, lastSoldOn).map(({ date }) => date)
  const line = { ...loan, date: '2022-01-01', loanType: 'HELOC' }
  const newer = { ...loan, date: '2020-01-01' }

  test('are the newest loan and the lines of credit taken out after it', () => {
    expect(dates([loan, newer, line, { ...line, date: '2018-01-01' }])).toEqual(['2020-01-01', '2022-01-01'])
    expect(dates([line])).toEqual(['2022-01-01'])
    expect(dates([])).toEqual([])
  })

  test('exclude loans of a former owner, although a deed may be recorded after its loan', () => {
    expect(dates([loan], '2024-05-01')).toEqual([])
    expect(dates([{ ...loan, date: '2024-04-01' }], '2024-05-01')).toEqual(['2024-04-01'])
  })
})

describe('equity', () => {
  const estimate = { median: 500_000, valueDate: '2026-05-01' }

  test('is the value minus the balance', () => {
    const loans = [{ ...loan, date: today, amount: 200_000 }]
    expect(calculateEquity({ loans, lastSoldOn: null, estimate, today })).toEqual({
      loanAmount: 200_000,
      loanCount: 1,
      value: 500_000,
      valueDate: '2026-05-01',
      ltv: 40,
      equity: 300_000,
    })
  })

  test('counts what the owner says they owe instead of the estimated balance', () => {
    const estimate = { median: 500_000, valueDate: today }
    const getEquity = (ownerBalance: number) =>
      calculateEquity({ loans: [loan], lastSoldOn: null, estimate, today, ownerBalance })
    expect(getEquity(100_000)).toMatchObject({ loanAmount: 100_000, ltv: 20, equity: 400_000 })
    expect(getEquity(0)).toMatchObject({ loanAmount: 0, ltv: 0, equity: 500_000 })
  })

  test('may be negative, and is unknown without a loan or a value', () => {
    const loans = [{ ...loan, date: today, amount: 600_000 }]
    expect(calculateEquity({ loans, lastSoldOn: null, estimate, today })).toMatchObject({ ltv: 120, equity: -100_000 })
    expect(calculateEquity({ loans: [], lastSoldOn: null, estimate, today })).toMatchObject({
      loanAmount: null,
      ltv: null,
    })
    expect(calculateEquity({ loans, lastSoldOn: null, estimate: undefined, today })).toMatchObject({
      loanAmount: 600_000,
      ltv: null,
      equity: null,
      valueDate: null,
    })
  })
})

test.for([
  [360, 30],
  [180, 15],
  [0, 0],
  [18, 1.5],
  [100, 8.3],
] as const)('a term of %i months is %f years', ([months, years]) => {
  expect(termInYears(months)).toBe(years)
})
