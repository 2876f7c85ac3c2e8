import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateNetProceeds, getEquityPercent } from './net-proceeds.ts'

const cents = fc.integer({ min: 0, max: 100_000_000_000 })
const percents = fc.array(
  fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  { maxLength: 4 },
)
const sale = fc.record({ value: cents, loanBalance: cents, costPercents: percents })

test('a home of $320,000 with a loan of $178,900 and costs of 7.5% leaves $117,100', () => {
  expect(calculateNetProceeds({ value: 32_000_000, loanBalance: 17_890_000, costPercents: [5, 1.5, 1] })).toStrictEqual(
    {
      equity: 14_110_000,
      costs: [1_600_000, 480_000, 320_000],
      totalCosts: 2_400_000,
      net: 11_710_000,
    },
  )
})

test('the value always equals the loan, the costs and what is left, to the cent', () => {
  fc.assert(
    fc.property(sale, (input) => {
      const { equity, costs, totalCosts, net } = calculateNetProceeds(input)
      expect(input.loanBalance + costs.reduce((sum, cost) => sum + cost, 0) + net).toBe(input.value)
      expect(equity - totalCosts).toBe(net)
      expect(costs.every(Number.isInteger)).toBe(true)
    }),
  )
})

test('a higher loan leaves exactly that much less', () => {
  fc.assert(
    fc.property(sale, cents, (input, more) => {
      const { net } = calculateNetProceeds({ ...input, loanBalance: input.loanBalance + more })
      expect(net).toBe(calculateNetProceeds(input).net - more)
    }),
  )
})

test('a sale without costs leaves the equity', () => {
  fc.assert(
    fc.property(sale, (input) => {
      const { equity, net } = calculateNetProceeds({ ...input, costPercents: input.costPercents.map(() => 0) })
      expect(net).toBe(equity)
    }),
  )
})

test('the share of the owner stays between none and all', () => {
  fc.assert(
    fc.property(cents, cents, (value, loan) => {
      const percent = getEquityPercent(value, loan)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
    }),
  )
  expect(getEquityPercent(0, 100)).toBe(0)
})
