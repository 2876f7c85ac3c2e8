import { type Cents, type Percent, shareOf } from '@gable/shared/calculators/money.ts'

/** An amount and the share it is of something else, of which the visitor has decided one. */
export interface InStep {
  amount: Cents
  share: Percent
  by: 'amount' | 'share'
}

/** The other one follows, also when the whole has changed. */
export const inStep = (whole: Cents, { amount, share, by }: InStep): InStep =>
  by === 'share'
    ? { amount: shareOf(whole, share), share, by }
    : { amount, share: whole ? (amount / whole) * 100 : 0, by }
