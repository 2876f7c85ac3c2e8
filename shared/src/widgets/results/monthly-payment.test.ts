import { expect, test } from 'vitest'
import { maxCalculatorResults } from '../../submissions/calculator-result.ts'
import { mortgageLabels } from '../labels/mortgage.ts'
import { getWidgetLabels } from '../labels/widget-labels.ts'
import { getLocalCosts } from '../local-costs.ts'
import { getDefaultTemplate } from '../templates.ts'
import { calculateMonthlyPayment, getInitialMortgage } from './monthly-payment.ts'

const settings = { ...getDefaultTemplate('MORTGAGE_CALC').content, defaultHomePrice: 400_000, defaultInterestRate: 6.5 }
const initial = getInitialMortgage(settings, getLocalCosts('NJ'), mortgageLabels.en)

test('the defaults are 20% down, the interest rate of the agency and the costs of the state', () => {
  expect(initial.total).toBe(288_428)
  expect(initial.parts.map(({ label, amount }) => [label, amount])).toEqual([
    ['Principal and interest', 202_262],
    ['Property tax', 74_333],
    ['Home insurance', 11_833],
  ])
})

test('the parts add up to the payment, including mortgage insurance and HOA fees', () => {
  const { total, parts } = calculateMonthlyPayment(
    { ...initial.figures, down: 2_000_000, hoaMonthly: 25_000 },
    mortgageLabels.en,
  )
  expect(parts.map(({ key }) => key)).toEqual([
    'principalAndInterest',
    'propertyTax',
    'homeInsurance',
    'hoa',
    'mortgageInsurance',
  ])
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
})

test('the agent receives the result that the visitor saw', () => {
  expect(initial.results).toEqual([
    { label: 'Monthly payment', value: '$2,884.28' },
    { label: 'Home price', value: '$400,000' },
    { label: 'Down payment', value: '$80,000 (20%)' },
    { label: 'Loan', value: '$320,000.00' },
    { label: 'Interest rate', value: '6.5%' },
    { label: 'Term in years', value: '30' },
    { label: 'Loan program', value: 'Conventional' },
    { label: 'State', value: 'NJ' },
    { label: 'Principal and interest', value: '$2,022.62' },
    { label: 'Property tax', value: '$743.33' },
    { label: 'Home insurance', value: '$118.33' },
    { label: 'Cash to close', value: '$92,000.00' },
  ])
})

test('the result of a mortgage with every input fits into a lead', () => {
  const inputs = { ...initial.figures, down: 0, hoaMonthly: 1, extraMonthly: 1, oneTimeAmount: 1, adjustsAfter: 60 }
  const { results } = calculateMonthlyPayment(inputs, mortgageLabels.en)
  expect(results.length).toBeLessThanOrEqual(maxCalculatorResults)
  expect(results.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Extra monthly payment', 'Rate after adjustment']),
  )
})

test('an FHA loan with less than 3.5% down says so', () => {
  const calculate = (down: number, audience: 'BUYER' | 'OWNER' = 'BUYER') =>
    calculateMonthlyPayment({ ...initial.figures, program: 'fha', down, audience }, mortgageLabels.en).reason
  expect(calculate(1_399_999)).toBe(
    'For this price, lenders in this program usually require at least 3.5% down, which is $14,000.',
  )
  expect(calculate(1_400_000)).toBe('')
  expect(calculate(0, 'OWNER')).toBe('')
})

test('owners read of value and equity, and only closing costs are due in cash', () => {
  const labels = getWidgetLabels('MORTGAGE_CALC', 'en', { ...settings, audience: 'OWNER' })
  const { results } = getInitialMortgage({ ...settings, audience: 'OWNER' }, getLocalCosts('NJ'), labels)
  expect(results).toEqual(
    expect.arrayContaining([
      { label: 'New monthly payment', value: '$2,884.28' },
      { label: 'Home value', value: '$400,000' },
      { label: 'Your equity', value: '$80,000 (20%)' },
      { label: 'Cash to close', value: '$12,000.00' },
    ]),
  )
})

test.each([0, 0.01, 9_999_999_999])('a home price of $%d has a valid payment', (defaultHomePrice) => {
  for (const defaultInterestRate of [0, 100]) {
    const { total } = getInitialMortgage(
      { ...settings, defaultHomePrice, defaultInterestRate },
      getLocalCosts(''),
      mortgageLabels.es,
    )
    expect(Number.isInteger(total)).toBe(true)
  }
})
