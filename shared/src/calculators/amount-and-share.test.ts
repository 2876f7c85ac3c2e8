import fc from 'fast-check'
import { expect, test } from 'vitest'
import { syncAmountAndShare } from './amount-and-share.ts'

const cents = fc.integer({ min: 0, max: 999_999_999_900 })

test('an entered amount is kept when the total changes, and its share is recalculated', () => {
  const down = syncAmountAndShare(40_000_000, { amount: 6_000_000, share: 0, by: 'amount' })
  expect(down).toEqual({ amount: 6_000_000, share: 15, by: 'amount' })
  expect(syncAmountAndShare(30_000_000, down).share).toBe(20)
})

test('an entered share is kept when the total changes, and its amount is recalculated', () => {
  const down = syncAmountAndShare(40_000_000, { amount: 0, share: 20, by: 'share' })
  expect(down.amount).toBe(8_000_000)
  expect(syncAmountAndShare(12_345_678, down).amount).toBe(2_469_136)
})

test('with a total of zero the recalculated value is zero', () => {
  expect(syncAmountAndShare(0, { amount: 500, share: 7, by: 'amount' }).share).toBe(0)
  expect(syncAmountAndShare(0, { amount: 500, share: 7, by: 'share' }).amount).toBe(0)
})

test('an amount converted to a share and back is accurate to a dollar in ten billion', () => {
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const [amount, total] = [Math.min(one, other), Math.max(one, other, 1)]
      const { share } = syncAmountAndShare(total, { amount, share: 0, by: 'amount' })
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(100)
      const converted = syncAmountAndShare(total, { amount: 0, share, by: 'share' }).amount
      expect(Math.abs(converted - amount)).toBeLessThanOrEqual(100)
    }),
  )
})
