import { amountBounds, percentBounds, priceBounds, termBounds } from '@gable/shared/calculators/bounds.ts'
import { type InStep, inStep } from '@gable/shared/calculators/in-step.ts'
import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { MortgageWords } from '@gable/shared/widgets/words/mortgage.ts'
import { changingBy } from '../../../calculator/details/sheet.ts'
import type { Changing } from '../../../calculator/use-calculator.ts'

/** What a mortgage makes of what is typed. */
export const changing = ({ faults, loan }: Pick<MortgageWords, 'faults' | 'loan'>): Changing<MortgageFigures> =>
  changingBy({
    typed,
    faults,
    settle: keepInStep,
    check: ({ down, price }): Record<string, string> => (down > price ? { down: loan.downTooHigh } : {}),
  })

/** Down payment and property tax are amounts and shares of the price: the way in which each was typed last stays. */
export function keepInStep(figures: MortgageFigures, changed?: string): MortgageFigures {
  const { price, down, downPercent, downBy, taxYearly, taxRate, taxBy } = figures
  const deciding = (amount: string, share: string, before: InStep['by']) =>
    changed === amount ? 'amount' : changed === share ? 'share' : before
  const paid = inStep(price, { amount: down, share: downPercent, by: deciding('down', 'downPercent', downBy) })
  const taxed = inStep(price, { amount: taxYearly, share: taxRate, by: deciding('taxYearly', 'taxRate', taxBy) })
  return {
    ...figures,
    down: paid.amount,
    downPercent: paid.share,
    downBy: paid.by,
    taxYearly: taxed.amount,
    taxRate: taxed.share,
    taxBy: taxed.by,
  }
}

const perhaps = { ...amountBounds, blank: 0 }

const typed = {
  price: priceBounds,
  down: { ...priceBounds, partner: 'downPercent' },
  downPercent: { ...percentBounds, partner: 'down' },
  apr: percentBounds,
  months: termBounds,
  pmiRate: percentBounds,
  taxRate: { ...percentBounds, partner: 'taxYearly' },
  taxYearly: { ...amountBounds, partner: 'taxRate' },
  insuranceYearly: perhaps,
  hoaMonthly: perhaps,
  extraMonthly: perhaps,
  oneTimeMonth: termBounds,
  oneTimeAmount: perhaps,
  adjustsAfter: { ...termBounds, min: 0, blank: 0 },
  adjustedApr: percentBounds,
}
