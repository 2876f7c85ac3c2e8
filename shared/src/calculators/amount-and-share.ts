import { type Cents, type Percent, shareOf } from './money.ts'

/** An amount and its percentage of a total. `by` is the one that the visitor entered. */
export interface AmountAndShare {
  amount: Cents
  share: Percent
  by: 'amount' | 'share'
}

/** Recalculates the one that was not entered. A share is rounded to nine digits, the most that a share link holds. */
export const syncAmountAndShare = (total: Cents, { amount, share, by }: AmountAndShare): AmountAndShare =>
  by === 'share'
    ? { amount: shareOf(total, share), share, by }
    : { amount, share: total ? Math.round((amount / total) * 1e11) / 1e9 : 0, by }
