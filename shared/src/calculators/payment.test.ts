import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBounds } from './bounds.ts'
import { monthlyPayment, paymentFactor } from './payment.ts'

const amount = fc.integer({ min: 0, max: priceBounds.max })
const apr = fc.double({ min: 0, max: 100, noNaN: true })
const months = fc.integer({ min: 1, max: 480 })

test.each([
  [32_000_000, 6.5, 360, 202_262],
  [12_000_000, 0, 360, 33_333],
  [12_000_000, 1e-12, 360, 33_333],
  [30_000_000, 6, 360, 179_865],
  [10_000_000, 12, 1, 10_100_000],
])('%i cents at %f%% over %i months cost %i a month', (...[loan, rate, term, payment]) => {
  expect(monthlyPayment(loan, rate, term)).toBe(payment)
})

test('a tiny rate costs hardly more than a rate of zero', () => {
  for (const rate of [1e-3, 1e-6, 1e-9, 1e-12, 1e-15, 1e-300]) {
    const approximation = (1 / 360) * (1 + (rate / 1200) * (361 / 2))
    expect(paymentFactor(rate, 360) / approximation).toBeCloseTo(1, 7)
  }
})

test('a payment never grows when the rate falls or the term is longer', () => {
  fc.assert(
    fc.property(amount, apr, apr, months, months, (loan, one, other, short, long) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(monthlyPayment(loan, low, short)).toBeLessThanOrEqual(monthlyPayment(loan, high, short))
      expect(monthlyPayment(loan, low, Math.max(short, long))).toBeLessThanOrEqual(
        monthlyPayment(loan, low, Math.min(short, long)),
      )
    }),
  )
})

test('a payment is in whole cents at zero and at every bound', () => {
  for (const loan of [0, 1, priceBounds.max])
    for (const rate of [0, Number.MIN_VALUE, 1e-12, 100])
      for (const term of [0, 1, 480])
        expect(Number.isSafeInteger(monthlyPayment(loan, rate, term)), `${loan} ${rate} ${term}`).toBe(true)
})
