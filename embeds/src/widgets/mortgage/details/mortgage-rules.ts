import { type AmountAndShare, syncAmountAndShare } from '@gable/shared/calculators/amount-and-share.ts'
import { amountBounds, percentBounds, priceBounds, termBounds } from '@gable/shared/calculators/bounds.ts'
import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import { calculateMonthlyPayment, type MonthlyPayment } from '@gable/shared/widgets/results/monthly-payment.ts'
import type { MortgageInputs } from '@gable/shared/widgets/results/mortgage-inputs.ts'
import type { ScoreQuestion } from '@gable/shared/widgets/score-rates.ts'
import { createModel } from '../../../calculator/details/create-model.ts'
import { followScore } from '../../../calculator/details/score-rate.ts'
import type { CreateModel } from '../../../calculator/use-calculator.ts'

type Widget = Pick<PublicWidgetByType<'MORTGAGE_CALC'>, 'words' | 'scoreQuestion'>

export const createMortgage = ({ words: labels, scoreQuestion }: Widget): CreateModel<MortgageInputs, MonthlyPayment> =>
  createModel({
    fields,
    messages: labels.faults,
    settle: (inputs, changed) => settleMortgage(inputs, changed, scoreQuestion),
    check: ({ down, price }): Record<string, string> => (down > price ? { down: labels.loan.downTooHigh } : {}),
    calculate: (inputs) => calculateMonthlyPayment(inputs, labels),
  })

export const settleMortgage = (inputs: MortgageInputs, changed?: string, scores?: ScoreQuestion): MortgageInputs =>
  followScore(syncShares(inputs, changed), changed, scores)

/** Down payment and property tax are each an amount and a percentage of the price; the one typed last is kept. */
export function syncShares(inputs: MortgageInputs, changed?: string): MortgageInputs {
  const { price, down, downPercent, downBy, taxYearly, taxRate, taxBy } = inputs
  const decidedBy = (amount: string, share: string, previous: AmountAndShare['by']) =>
    changed === amount ? 'amount' : changed === share ? 'share' : previous
  const payment = syncAmountAndShare(price, {
    amount: down,
    share: downPercent,
    by: decidedBy('down', 'downPercent', downBy),
  })
  const tax = syncAmountAndShare(price, {
    amount: taxYearly,
    share: taxRate,
    by: decidedBy('taxYearly', 'taxRate', taxBy),
  })
  return {
    ...inputs,
    down: payment.amount,
    downPercent: payment.share,
    downBy: payment.by,
    taxYearly: tax.amount,
    taxRate: tax.share,
    taxBy: tax.by,
  }
}

const optionalAmount = { ...amountBounds, blank: 0 }

const fields = {
  price: priceBounds,
  down: { ...priceBounds, partner: 'downPercent' },
  downPercent: { ...percentBounds, partner: 'down' },
  apr: percentBounds,
  months: termBounds,
  pmiRate: percentBounds,
  taxRate: { ...percentBounds, partner: 'taxYearly' },
  taxYearly: { ...amountBounds, partner: 'taxRate' },
  insuranceYearly: optionalAmount,
  hoaMonthly: optionalAmount,
  extraMonthly: optionalAmount,
  oneTimeMonth: termBounds,
  oneTimeAmount: optionalAmount,
  adjustsAfter: { ...termBounds, min: 0, blank: 0 },
  adjustedApr: percentBounds,
  closingRate: { ...percentBounds, blank: 0 },
}
