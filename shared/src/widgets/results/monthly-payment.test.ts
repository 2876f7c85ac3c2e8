import { expect, test } from 'vitest'
import { maxCalculatorResults } from '../../submissions/calculator-result.ts'
import { getLocalCosts } from '../local-costs.ts'
import { getDefaultTemplate } from '../templates.ts'
import { mortgageLabels } from '../labels/mortgage.ts'
import { calculateMonthlyPayment, getInitialMortgage } from './monthly-payment.ts'

const settings = { ...getDefaultTemplate('MORTGAGE_CALC').content, defaultHomePrice: 400_000, defaultInterestRate: 6.5 }
const opening = getInitialMortgage(settings, getLocalCosts('NJ'), mortgageLabels.en)

test('begins with a fifth paid down, the rate of the agency and what a state asks for', () => {
  expect(opening.total).toBe(288_428)
  expect(opening.parts.map(({ label, amount }) => [label, amount])).toEqual([
    ['Principal and interest', 202_262],
    ['Property tax', 74_333],
    ['Home insurance', 11_833],
  ])
})

test('the parts make up the payment, also where insurance and fees come in', () => {
  const { total, parts } = calculateMonthlyPayment({ ...opening.figures, down: 2_000_000, hoaMonthly: 25_000 }, mortgageLabels.en)
  expect(parts.map(({ key }) => key)).toEqual([
    'principalAndInterest',
    'propertyTax',
    'homeInsurance',
    'hoa',
    'mortgageInsurance',
  ])
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
})

test('the agent is told what the visitor saw', () => {
  expect(opening.told).toEqual([
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
  ])
})

test('all that can be decided is no more than a lead can carry', () => {
  const figures = { ...opening.figures, down: 0, hoaMonthly: 1, extraMonthly: 1, oneTimeAmount: 1, adjustsAfter: 60 }
  const { told } = calculateMonthlyPayment(figures, mortgageLabels.en)
  expect(told.length).toBeLessThanOrEqual(maxCalculatorResults)
  expect(told.map(({ label }) => label)).toEqual(expect.arrayContaining(['Extra each month', 'Rate after that']))
})

test.each([0, 0.01, 9_999_999_999])('a home of %d dollars has a payment that is a number', (defaultHomePrice) => {
  for (const defaultInterestRate of [0, 100]) {
    const { total } = getInitialMortgage(
      { ...settings, defaultHomePrice, defaultInterestRate },
      getLocalCosts(''),
      mortgageLabels.es,
    )
    expect(Number.isInteger(total)).toBe(true)
  }
})
