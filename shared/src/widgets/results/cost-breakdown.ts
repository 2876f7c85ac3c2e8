import type { Cents } from '../../calculators/money.ts'

/** The result for the default inputs. Part of the public reply, so its keys are fixed. */
export interface InitialResult<Inputs> extends CostBreakdown {
  figures: Inputs
}

export interface CostBreakdown {
  total: Cents
  parts: BreakdownPart[]
}

export interface BreakdownPart {
  key: string
  label: string
  amount: Cents
}
