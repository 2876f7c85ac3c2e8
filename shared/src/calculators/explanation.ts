import type { TableNote } from './state-table.ts'

/** The formula behind a result. The keys are translated by whoever displays it. */
export interface Explanation {
  /** In symbols, independent of the language. */
  formula: string
  result: number
  terms: Term[]
  assumptions: readonly Assumption[]
  /** Data sources of the values. */
  tables: readonly TableNote[]
}

/** A symbol of the formula and its value. */
export interface Term {
  symbol: string
  key: string
  unit: Unit
  value: number
}

export type Unit = 'cents' | 'percent' | 'months' | 'days' | 'factor'

export type Assumption =
  | 'roundedHalfUp'
  | 'lastPaymentSettles'
  | 'fixedRate'
  | 'ratesAdjustAsGiven'
  | 'taxIsShareOfPrice'
  | 'insuranceAboveEighty'
  | 'endsAsPlannedPaymentsGo'
  | 'endsAsFirstScheduled'
  | 'endsHalfway'
  | 'insuranceByProgram'
  | 'upfrontFeeBorrowed'
  | 'incomeBeforeTaxes'
  | 'interestByDay'
  | 'taxByDay'
  | 'costsAreSharesOfPrice'
  | 'firstPaymentNextMonth'
  | 'closingCostsVary'

export const term = (symbol: string, key: string, unit: Unit, value: number): Term => ({ symbol, key, unit, value })
