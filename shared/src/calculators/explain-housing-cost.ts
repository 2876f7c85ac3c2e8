import { type Assumption, type Explanation, term } from './explanation.ts'
import { calculateHousingCost, getLoanAmounts, type Purchase } from './housing-cost.ts'
import { getProtectionTier, type Program, protectionTable } from './loan-program.ts'
import type { TableNote } from './state-table.ts'

/** Explains the total. Pass the tables whose values the visitor has not changed. */
export function explainHousingCost(purchase: Purchase, tables: readonly TableNote[] = []): Explanation {
  const cost = calculateHousingCost(purchase)
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
    assumptions: ['taxIsShareOfPrice', ...getProtectionAssumptions(purchase)],
    tables: purchase.program === 'conventional' ? tables : [...tables, protectionTable],
  }
}

export function explainPropertyTax(purchase: Purchase, tables: readonly TableNote[] = []): Explanation {
  return {
    formula: 'V · t ÷ 12',
    result: calculateHousingCost(purchase).propertyTax,
    terms: [term('V', 'price', 'cents', purchase.price), term('t', 'taxRate', 'percent', purchase.taxRate)],
    assumptions: ['taxIsShareOfPrice', 'roundedHalfUp'],
    tables,
  }
}

export function explainHomeInsurance(purchase: Purchase, tables: readonly TableNote[] = []): Explanation {
  return {
    formula: 'i ÷ 12',
    result: calculateHousingCost(purchase).homeInsurance,
    terms: [term('i', 'insuranceYearly', 'cents', purchase.insuranceYearly)],
    assumptions: ['roundedHalfUp'],
    tables,
  }
}

export function explainMortgageInsurance(purchase: Purchase): Explanation {
  const { annual } = getProtectionTier(purchase, purchase.price, purchase.down)
  return {
    formula: 'L · g ÷ 12',
    result: calculateHousingCost(purchase).mortgageInsurance,
    terms: [
      term('L', 'loanBeforeFees', 'cents', getLoanAmounts(purchase).base),
      term('g', 'mortgageInsuranceRate', 'percent', annual),
    ],
    assumptions: [...getProtectionAssumptions(purchase), 'roundedHalfUp'],
    tables: purchase.program === 'conventional' ? [] : [protectionTable],
  }
}

/** Explains the one-time fee that is financed with the loan. */
export function explainUpfrontFee(purchase: Purchase): Explanation {
  const { base, upfront } = getLoanAmounts(purchase)
  return {
    formula: 'L · u',
    result: upfront,
    terms: [
      term('L', 'loanBeforeFees', 'cents', base),
      term('u', 'upfrontRate', 'percent', getProtectionTier(purchase, purchase.price, purchase.down).upfront),
    ],
    assumptions: ['upfrontFeeBorrowed', 'roundedHalfUp'],
    tables: purchase.program === 'conventional' ? [] : [protectionTable],
  }
}

export const getProtectionAssumptions = ({ program }: Pick<Purchase, 'program'>): readonly Assumption[] =>
  assumptionsByProgram[program]

const assumptionsByProgram: Readonly<Record<Program, readonly Assumption[]>> = {
  conventional: ['insuranceAboveEighty'],
  fha: ['upfrontFeeBorrowed', 'insuranceByProgram'],
  va: ['upfrontFeeBorrowed'],
  usda: ['upfrontFeeBorrowed', 'insuranceByProgram'],
}
