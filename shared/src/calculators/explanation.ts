import type { TableNote } from './state-table.ts'

/** How a figure came about, for a screen to open it. Words for the keys belong to the screen and its language. */
export interface Explanation {
  /** In symbols, the same in every language. */
  formula: string
  result: number
  terms: Term[]
  assumptions: readonly Assumption[]
  /** The tables whose figures went in, with their year. */
  tables: readonly TableNote[]
}

/** What a symbol of the formula stands for and what it was. */
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

export const term = (symbol: string, key: string, unit: Unit, value: number): Term => ({ symbol, key, unit, value })
