import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inStep } from './in-step.ts'

const cents = fc.integer({ min: 0, max: 999_999_999_900 })

test('an amount stays when the whole changes, and its share follows', () => {
  const paid = inStep(40_000_000, { amount: 6_000_000, share: 0, by: 'amount' })
  expect(paid).toEqual({ amount: 6_000_000, share: 15, by: 'amount' })
  expect(inStep(30_000_000, paid).share).toBe(20)
})

test('a share stays when the whole changes, and its amount follows', () => {
  const paid = inStep(40_000_000, { amount: 0, share: 20, by: 'share' })
  expect(paid.amount).toBe(8_000_000)
  expect(inStep(12_345_678, paid).amount).toBe(2_469_136)
})

test('of nothing an amount is no share, and a share no amount', () => {
  expect(inStep(0, { amount: 500, share: 7, by: 'amount' }).share).toBe(0)
  expect(inStep(0, { amount: 500, share: 7, by: 'share' }).amount).toBe(0)
})

test('from an amount to its share and back is the same amount, to a dollar in ten billion', () => {
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const [amount, whole] = [Math.min(one, other), Math.max(one, other, 1)]
      const { share } = inStep(whole, { amount, share: 0, by: 'amount' })
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(100)
      const back = inStep(whole, { amount: 0, share, by: 'share' }).amount
      expect(Math.abs(back - amount)).toBeLessThanOrEqual(100)
    }),
  )
})
