import { type Assumption, type Explanation, term } from './explanation.ts'
import { borrowed, housingCost, type Purchase } from './housing-cost.ts'
import { type Program, protectionOf, protectionTable } from './loan-program.ts'
import type { TableNote } from './state-table.ts'

/** The sum. The tables are those whose figures the visitor has left as they were. */
export function explainHousingCost(purchase: Purchase, tables: readonly TableNote[] = []): Explanation {
  const cost = housingCost(purchase)
  return {
    formula: 'M + T + I + H + G',
    result: cost.total,
    terms: [
      term('M', 'principalAndInterest', 'cents', cost.principalAndInterest),
      term('T', 'propertyTax', 'cents', cost.propertyTax),
      term('I', 'homeInsurance', 'cents', cost.homeInsurance),
      term('H', 'hoa', 'cents', cost.hoa),
      term('G', 'mortgageInsurance', 'cents', cost.mortgageInsurance),
    ],
    assumptions: ['taxIsShareOfPrice', ...protectionAssumptions(purchase)],
    tables: purchase.program === 'conventional' ? tables : [...tables, protectionTable],
  }
}

export function explainPropertyTax(purchase: Purchase, tables: readonly TableNote[] = []): Explanation {
  return {
    formula: 'V · t ÷ 12',
    result: housingCost(purchase).propertyTax,
    terms: [term('V', 'price', 'cents', purchase.price), term('t', 'taxRate', 'percent', purchase.taxRate)],
    assumptions: ['taxIsShareOfPrice', 'roundedHalfUp'],
    tables,
  }
}

export function explainHomeInsurance(purchase: Purchase, tables: readonly TableNote[] = []): Explanation {
  return {
    formula: 'i ÷ 12',
    result: housingCost(purchase).homeInsurance,
    terms: [term('i', 'insuranceYearly', 'cents', purchase.insuranceYearly)],
    assumptions: ['roundedHalfUp'],
    tables,
  }
}

export function explainMortgageInsurance(purchase: Purchase): Explanation {
  const { annual } = protectionOf(purchase, purchase.price, purchase.down)
  return {
    formula: 'L · g ÷ 12',
    result: housingCost(purchase).mortgageInsurance,
    terms: [
      term('L', 'loanBeforeFees', 'cents', borrowed(purchase).base),
      term('g', 'mortgageInsuranceRate', 'percent', annual),
    ],
    assumptions: [...protectionAssumptions(purchase), 'roundedHalfUp'],
    tables: purchase.program === 'conventional' ? [] : [protectionTable],
  }
}

/** What is borrowed along with the loan, once. */
export function explainUpfrontFee(purchase: Purchase): Explanation {
  const { base, upfront } = borrowed(purchase)
  return {
    formula: 'L · u',
    result: upfront,
    terms: [
      term('L', 'loanBeforeFees', 'cents', base),
      term('u', 'upfrontRate', 'percent', protectionOf(purchase, purchase.price, purchase.down).upfront),
    ],
    assumptions: ['upfrontFeeBorrowed', 'roundedHalfUp'],
    tables: purchase.program === 'conventional' ? [] : [protectionTable],
  }
}

export const protectionAssumptions = ({ program }: Pick<Purchase, 'program'>): readonly Assumption[] =>
  byProgram[program]

const byProgram: Readonly<Record<Program, readonly Assumption[]>> = {
  conventional: ['insuranceAboveEighty'],
  fha: ['upfrontFeeBorrowed', 'insuranceByProgram'],
  va: ['upfrontFeeBorrowed'],
  usda: ['upfrontFeeBorrowed', 'insuranceByProgram'],
}
