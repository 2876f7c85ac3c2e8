import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LoanProgram } from '../properties/loan-programs.ts'
import type { MortgageRates } from '../properties/mortgage-rates.ts'
import { comparePayments } from './payment-at-todays-rate.ts'

const createRates = (program: LoanProgram, currentRate: number | null): MortgageRates => ({
  program,
  currentRate,
  currentApr: null,
  rateObservedAt: '2026-01-01',
  source: 'Survey',
  periodicRates: [],
})
const rates = [createRates('ARM_5', 6), createRates('FIXED_15', 5.5), createRates('FIXED_30', 6.5)]

test('a loan of $196,000 at 3.25% costs $853.00 a month, and $1,238.85 at 6.5%', () => {
  expect(comparePayments({ amount: 196_000, termMonths: 360, annualRate: 3.25 }, rates)).toStrictEqual({
    recorded: { rate: 3.25, payment: 85_300 },
    today: { rate: 6.5, payment: 123_885 },
  })
})

test('a short loan is compared with the 15-year rate', () => {
  expect(comparePayments({ amount: 100_000, termMonths: 180, annualRate: null }, rates)).toMatchObject({
    recorded: null,
    today: { rate: 5.5 },
  })
})

test('nothing is compared while the term or the rate is unknown', () => {
  expect(comparePayments({ amount: 100_000, termMonths: null, annualRate: 3 }, rates)).toBeUndefined()
  expect(comparePayments({ amount: 100_000, termMonths: 360, annualRate: 3 }, [])).toBeUndefined()
  const unknown = [createRates('FIXED_30', null)]
  expect(comparePayments({ amount: 100_000, termMonths: 360, annualRate: 3 }, unknown)).toBeUndefined()
})

test('a higher rate never costs less', () => {
  const amount = fc.integer({ min: 1, max: 50_000_000 })
  const rate = fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 480 }), rate, rate, (loan, termMonths, one, other) => {
      const todays = [createRates('FIXED_15', other), createRates('FIXED_30', other)]
      const comparison = comparePayments({ amount: loan, termMonths, annualRate: one }, todays)
      const difference = (comparison?.today.payment ?? 0) - (comparison?.recorded?.payment ?? 0)
      expect(Math.sign(difference) * Math.sign(other - one)).toBeGreaterThanOrEqual(0)
    }),
  )
})
