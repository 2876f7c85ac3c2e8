import { type Cents, type Percent, shareOf } from './money.ts'

/** An amount and the share it is of something else, of which the visitor has decided one. */
export interface InStep {
  amount: Cents
  share: Percent
  by: 'amount' | 'share'
}

/** The other one follows, also when the whole has changed. A share has no more digits than a link can carry. */
export const inStep = (whole: Cents, { amount, share, by }: InStep): InStep =>
  by === 'share'
    ? { amount: shareOf(whole, share), share, by }
    : { amount, share: whole ? Math.round((amount / whole) * 1e11) / 1e9 : 0, by }
