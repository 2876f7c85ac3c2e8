import { expect, test } from 'vitest'
import { calculateAffordability, type Household } from './affordability.ts'
import { explainAffordability, explainHousingLimit } from './explain-affordability.ts'
import { explainHomeSale, explainPayoff, explainProratedTax, explainShareOfPrice } from './explain-home-sale.ts'
import {
  explainHomeInsurance,
  explainHousingCost,
  explainMortgageInsurance,
  explainPropertyTax,
  explainUpfrontFee,
} from './explain-housing-cost.ts'
import { explainInsuranceByLaw, explainInsuranceOnRequest } from './explain-insurance-end.ts'
import { explainPayment, explainTotalInterest } from './explain-payment.ts'
import type { Explanation } from './explanation.ts'
import { calculateHomeSale, type HomeSale } from './home-sale.ts'
import { calculateHousingCost, type Purchase } from './housing-cost.ts'
import { propertyTaxTable } from './property-tax-table.ts'
import { amortize } from './schedule.ts'

const loan = { amount: 32_000_000, apr: 6.5, months: 360 }
const upkeep = { taxRate: 1.1, insuranceYearly: 180_000, hoaMonthly: 5_000 }
const purchase: Purchase = { price: 40_000_000, down: 2_000_000, apr: 6.5, months: 360, program: 'fha', ...upkeep }
const household: Household = {
  incomeYearly: 12_000_000,
  debtsMonthly: 50_000,
  down: 6_000_000,
  apr: 6.5,
  months: 360,
  program: 'conventional',
  ...upkeep,
}
const sale: HomeSale = {
  price: 50_000_000,
  mortgage: 20_000_000,
  mortgageApr: 6,
  daysToPayoff: 15,
  listingRate: 3,
  buyerRate: 2.5,
  additionalCosts: [],
  transferTaxRate: 0.11,
  titleAndEscrow: 200_000,
  propertyTaxYearly: 600_000,
  taxDays: 73,
  concessions: 0,
  repairs: 0,
}

const explanations: [string, Explanation][] = [
  ['a payment', explainPayment(loan)],
  ['a payment without interest', explainPayment({ ...loan, apr: 0 })],
  ['total interest', explainTotalInterest(loan)],
  ['a housing cost', explainHousingCost(purchase)],
  ['property tax', explainPropertyTax(purchase)],
  ["homeowner's insurance", explainHomeInsurance(purchase)],
  ['mortgage insurance', explainMortgageInsurance(purchase)],
  ['an upfront fee', explainUpfrontFee(purchase)],
  ['the end of FHA insurance', explainInsuranceByLaw(purchase)],
  ['an affordable price', explainAffordability(household)],
  ['a price at the insurance threshold', explainAffordability({ ...household, down: 7_400_000, pmiRate: 5 })],
  ['a price paid in cash', explainAffordability({ ...household, down: 900_000_000, taxRate: 2 })],
  ['a price of zero', explainAffordability({ ...household, hoaMonthly: 900_000 })],
  ['a price with a VA loan', explainAffordability({ ...household, program: 'va' })],
  ['a limit on housing', explainHousingLimit(household)],
  ['a limit on housing plus debts', explainHousingLimit({ ...household, program: 'va' })],
  ['net proceeds', explainHomeSale(sale)],
  ['a payoff', explainPayoff(sale)],
  ['prorated tax', explainProratedTax(sale)],
  ['a commission', explainShareOfPrice(sale.price, sale.buyerRate)],
]

test.each(explanations)('the formula for %s gives the result when evaluated with its terms', (_, explanation) => {
  expect(Math.abs(evaluate(explanation) - explanation.result)).toBeLessThanOrEqual(1)
  for (const { symbol } of explanation.terms) expect(explanation.formula).toContain(symbol)
})

test('an explanation has the same result as the calculation', () => {
  expect(explainHousingCost(purchase).result).toBe(calculateHousingCost(purchase).total)
  expect(explainAffordability(household).result).toBe(calculateAffordability(household).price)
  expect(explainHomeSale(sale).result).toBe(calculateHomeSale(sale).net)
})

test('the end of private mortgage insurance is explained by the balance that ends it', () => {
  const insured: Purchase = { ...purchase, program: 'conventional' }
  const rows = amortize({ amount: 38_000_000, apr: 6.5, months: 360 })
  for (const { result, terms } of [explainInsuranceOnRequest(insured), explainInsuranceByLaw(insured)]) {
    const share = terms.find(({ symbol }) => symbol === 's')?.value ?? 0
    expect(rows.findIndex(({ balance }) => balance <= (insured.price * share) / 100) + 1).toBe(result)
  }
})

test('an explanation lists the tables it uses, with their year', () => {
  expect(explainPropertyTax(purchase, [propertyTaxTable]).tables).toMatchObject([{ key: 'propertyTax', year: 2021 }])
  expect(explainHousingCost(purchase).tables).toMatchObject([{ key: 'protection', year: 2024 }])
  expect(explainPayment(loan).tables).toEqual([])
})

function evaluate({ formula, terms }: Explanation) {
  const expression = formula
    .replaceAll('·', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('^', '**')
    .replace(/\b(min|max)\(/g, 'Math.$1(')
  const values = terms.map(({ unit, value }) => (unit === 'percent' ? value / 100 : value))
  return new Function(...terms.map(({ symbol }) => symbol), `return ${expression}`)(...values) as number
}
