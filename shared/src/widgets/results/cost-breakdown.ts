import type { Cents } from '../../calculators/money.ts'

/** What a calculator shows before a visitor has changed anything: so much need not be counted on their device. */
export interface InitialResult<F> extends CostBreakdown {
  figures: F
}

/** A sum, and of what it is made. */
export interface CostBreakdown {
  total: Cents
  parts: BreakdownPart[]
}

export interface BreakdownPart {
  key: string
  label: string
  amount: Cents
}
