import { moneyText } from '@gable/shared/calculators/money-text.ts'
import type { Figure } from '@gable/shared/submissions/figure.ts'
import { monthlyParts } from '@gable/shared/widgets/openings/monthly-parts.ts'
import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { MortgageWords } from '@gable/shared/widgets/words/mortgage.ts'
import { fillIn } from '../../../journey/fill-in.ts'

/** What the agent is told with the lead: what stood before the visitor's eyes. */
export function figuresToTell(figures: MortgageFigures, { payment, loan }: MortgageWords): Figure[] {
  const { total, parts } = monthlyParts(figures, loan)
  return [
    [payment, moneyText(total)],
    [loan.price, moneyText(figures.price)],
    [loan.down, `${moneyText(figures.down)} (${+figures.downPercent.toFixed(2)}%)`],
    [loan.apr, `${figures.apr}%`],
    [loan.term, fillIn(loan.years, { years: +(figures.months / 12).toFixed(2) })],
    [loan.program, loan.programs[figures.program]],
    [loan.state, figures.state],
    ...parts.map(({ label, amount }) => [label, moneyText(amount)]),
  ].flatMap(([label = '', value]) => (value ? [{ label, value }] : []))
}
