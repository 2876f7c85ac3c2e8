import { calculateAffordability, type Household } from './affordability.ts'
import { getProtectionAssumptions } from './explain-housing-cost.ts'
import { type Explanation, type Term, term } from './explanation.ts'
import { protectionTable } from './loan-program.ts'
import { ratioRules } from './ratio-rules.ts'
import type { TableNote } from './state-table.ts'

/** Explains the price. Pass the tables whose values the visitor has not changed. */
export function explainAffordability(household: Household, tables: readonly TableNote[] = []): Explanation {
  const { price, basis, limit, tierDown, ...factors } = calculateAffordability(household)
  const terms: Term[] = [
    term('h', 'housingLimit', 'cents', limit.amount),
    term('i', 'insuranceYearly', 'cents', household.insuranceYearly),
    term('a', 'hoa', 'cents', household.hoaMonthly),
    term('t', 'taxRate', 'percent', household.taxRate),
    term('d', 'down', 'cents', household.down),
    term('k', 'paymentPerDollar', 'factor', factors.paymentFactor),
    term('q', 'insurancePerDollar', 'factor', factors.insuranceFactor),
    term('s', 'leastShareDown', 'percent', tierDown),
  ]
  const formula = formulas[basis]
  return {
    formula,
    result: price,
    terms: terms.filter(({ symbol }) => formula.includes(symbol)),
    assumptions: [...getProtectionAssumptions(household), 'taxIsShareOfPrice', 'incomeBeforeTaxes', 'fixedRate'],
    tables: household.program === 'conventional' ? tables : [...tables, protectionTable],
  }
}

export function explainHousingLimit(household: Household): Explanation {
  const { limit } = calculateAffordability(household)
  const { front, back } = household.ratios ?? ratioRules[household.program]
  const terms = [
    term('I', 'incomeYearly', 'cents', household.incomeYearly),
    term('D', 'debtsMonthly', 'cents', household.debtsMonthly),
    term('b', 'ratioWithDebts', 'percent', back),
  ]
  return {
    formula: front === null ? 'max(0, b · I ÷ 12 − D)' : 'max(0, min(f · I ÷ 12, b · I ÷ 12 − D))',
    result: limit.amount,
    terms: front === null ? terms : [...terms, term('f', 'ratioForHousing', 'percent', front)],
    assumptions: ['incomeBeforeTaxes', 'roundedHalfUp'],
    tables: [],
  }
}

const formulas = {
  loan: '(h − i ÷ 12 − a + (k + q) · d) ÷ (k + q + t ÷ 12)',
  threshold: 'd ÷ s',
  cash: '(h − i ÷ 12 − a) ÷ (t ÷ 12)',
  nothing: '0',
} as const
