import type { Cents } from '../../calculators/money.ts'

/** What a calculator shows before a visitor has changed anything: so much need not be counted on their device. */
export interface Opening<F> extends Outcome {
  figures: F
}

/** A sum, and of what it is made. */
export interface Outcome {
  total: Cents
  parts: Part[]
}

export interface Part {
  key: string
  label: string
  amount: Cents
}
