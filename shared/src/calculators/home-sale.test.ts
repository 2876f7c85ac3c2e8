import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateHomeSale, calculatePayoff, type HomeSale } from './home-sale.ts'

const sale: HomeSale = {
  price: 50_000_000,
  mortgage: 20_000_000,
  mortgageApr: 6,
  daysToPayoff: 15,
  listingRate: 3,
  buyerRate: 2.5,
  additionalCosts: [
    { title: 'Staging', percent: 0.5 },
    { title: 'Home warranty', percent: 0.1 },
  ],
  transferTaxRate: 0.11,
  titleAndEscrow: 200_000,
  propertyTaxYearly: 600_000,
  taxDays: 73,
  concessions: 100_000,
  repairs: 50_000,
}

const amount = fc.integer({ min: 0, max: 200_000_000 })
const percent = fc.double({ min: 0, max: 100, noNaN: true })
const anySale: fc.Arbitrary<HomeSale> = fc.record({
  price: amount,
  mortgage: amount,
  mortgageApr: percent,
  daysToPayoff: fc.integer({ min: 0, max: 366 }),
  listingRate: percent,
  buyerRate: percent,
  additionalCosts: fc.array(fc.record({ title: fc.string(), percent }), { maxLength: 4 }),
  transferTaxRate: percent,
  titleAndEscrow: amount,
  propertyTaxYearly: amount,
  taxDays: fc.integer({ min: 0, max: 366 }),
  concessions: amount,
  repairs: amount,
})

test('the net is the price minus every line', () => {
  const { lines, costs, net, shortfall } = calculateHomeSale(sale)
  expect(lines.map(({ key, title, amount }) => [title ?? key, amount])).toEqual([
    ['payoff', 20_049_315],
    ['listingCommission', 1_500_000],
    ['buyerCommission', 1_250_000],
    ['Staging', 250_000],
    ['Home warranty', 50_000],
    ['transferTax', 55_000],
    ['titleAndEscrow', 200_000],
    ['proratedTax', 120_000],
    ['concessions', 100_000],
    ['repairs', 50_000],
  ])
  expect({ costs, net, shortfall }).toEqual({ costs: 23_624_315, net: 26_375_685, shortfall: 0 })
})

test('a payoff includes daily interest since the last payment', () => {
  expect(calculatePayoff(20_000_000, 6, 0)).toBe(20_000_000)
  expect(calculatePayoff(36_500_000, 5, 10)).toBe(36_550_000)
})

test('a sale that does not cover its costs has a shortfall', () => {
  const { net, shortfall } = calculateHomeSale({ ...sale, mortgage: 60_000_000 })
  expect(net).toBeLessThan(0)
  expect(shortfall).toBe(-net)
})

test('the net falls by a dollar when a cost rises by a dollar', () => {
  fc.assert(
    fc.property(anySale, fc.constantFrom('titleAndEscrow', 'concessions', 'repairs'), (sale, cost) => {
      expect(calculateHomeSale({ ...sale, [cost]: sale[cost] + 100 }).net).toBe(calculateHomeSale(sale).net - 100)
      const paidOff = { ...sale, daysToPayoff: 0 }
      expect(calculateHomeSale({ ...paidOff, mortgage: sale.mortgage + 100 }).net).toBe(
        calculateHomeSale(paidOff).net - 100,
      )
      const wholeYear = { ...sale, taxDays: 365 }
      expect(calculateHomeSale({ ...wholeYear, propertyTaxYearly: sale.propertyTaxYearly + 100 }).net).toBe(
        calculateHomeSale(wholeYear).net - 100,
      )
    }),
  )
})

test('lines and net always add up to the price, in whole cents', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const { lines, costs, net, shortfall } = calculateHomeSale(sale)
      expect(costs + net).toBe(sale.price)
      expect(shortfall).toBe(net < 0 ? -net : 0)
      expect([net, ...lines.map((line) => line.amount)].every(Number.isSafeInteger)).toBe(true)
    }),
  )
})
