import { expect, test } from 'vitest'
import { homeSaleLabels } from '../labels/home-sale.ts'
import type { WidgetContent } from '../settings.ts'
import { getDefaultTemplate } from '../templates.ts'
import { getDefaultSaleInputs, type SaleInputs } from './sale-inputs.ts'
import { calculateSaleStatement } from './sale-statement.ts'

const settings: WidgetContent<'HOME_SALE_CALC'> = {
  ...getDefaultTemplate('HOME_SALE_CALC').content,
  homeSale: { title: 'Sale price', defaultAmount: 450_000, infoMessage: 'A guess' },
  mortgage: { title: 'Loan payoff', defaultAmount: 240_000.5, infoMessage: 'Ask the lender' },
  additionalCosts: [
    { title: 'Agent commissions', defaultPerc: 5, infoMessage: 'Both', showCost: true },
    { title: 'Closing costs', defaultPerc: 1.5, infoMessage: 'Fees', showCost: true },
  ],
}

const getStatement = (changes: Partial<SaleInputs> = {}) =>
  calculateSaleStatement({ ...getDefaultSaleInputs(settings), ...changes }, settings, homeSaleLabels.en)

test('the default statement contains only the costs that the agency set up', () => {
  const { price, lines, net } = getStatement()
  expect([price, ...lines].map(({ label, amount }) => [label, amount])).toEqual([
    ['Sale price', 45_000_000],
    ['Loan payoff', 24_000_050],
    ['Agent commissions', 2_250_000],
    ['Closing costs', 675_000],
  ])
  expect(net).toBe(18_074_950)
})

test('the statement adds the costs that the visitor enters, and shows costs of the agency even at zero', () => {
  const { lines } = getStatement({ additional1: 0, repairs: 500_000, mortgageApr: 6, daysToPayoff: 10 })
  expect(lines.map(({ label }) => label)).toEqual([
    'Loan payoff with interest',
    'Agent commissions',
    'Closing costs',
    'Repairs',
  ])
})

test('an additional cost without a percentage is zero', () => {
  const unset = {
    ...settings,
    additionalCosts: [{ title: 'Staging', defaultPerc: null, infoMessage: '', showCost: true }],
  }
  expect(getDefaultSaleInputs(unset).additional1).toBe(0)
})

test.each<Partial<SaleInputs>>([
  { price: 0 },
  { price: 999_999_999_900, mortgage: 999_999_999_900, listingRate: 100, additional2: 33.333333 },
  { price: 1, mortgage: 2, transferTaxRate: 0.165, propertyTaxYearly: 100_001, taxDays: 366 },
])('the lines and the net proceeds add up to the price: %o', (changes) => {
  const { price, lines, net, missing } = getStatement(changes)
  expect(lines.reduce((sum, line) => sum + line.amount, net)).toBe(price.amount)
  expect(missing !== '').toBe(net < 0)
})

test('the statement says how much the seller must bring to closing if the price does not cover all costs', () => {
  const { net, parts, missing } = getStatement({ price: 20_000_000 })
  expect(net).toBe(-5_300_050)
  expect(parts[0]).toEqual({ key: 'net', label: 'Shortfall at closing', amount: net })
  expect(missing).toContain('$53,000.50')
})
