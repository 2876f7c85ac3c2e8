import { borrowed } from '../../calculators/housing-cost.ts'
import type { Cents } from '../../calculators/money.ts'
import { moneyText } from '../../calculators/money-text.ts'
import type { Figure } from '../../submissions/figure.ts'
import type { MortgageWords } from '../words/mortgage.ts'
import type { MortgageFigures } from './mortgage-figures.ts'
import type { Outcome } from './opening.ts'

/** What the agent is told with the lead: what stood before the visitor's eyes, and nothing of what was left at nothing. */
export function mortgageTold(figures: MortgageFigures, { total, parts }: Outcome, words: MortgageWords): Figure[] {
  const { loan } = words
  const { extraMonthly, oneTimeAmount, adjustsAfter } = figures
  const told: [label: string, value: string | false][] = [
    [words.payment, moneyText(total)],
    [loan.price, typed(figures.price)],
    [loan.down, `${typed(figures.down)} (${percentText(figures.downPercent)})`],
    [words.loanAmount, moneyText(borrowed(figures).amount)],
    [loan.apr, percentText(figures.apr)],
    [loan.termYears, years(figures.months)],
    [loan.program, loan.programs[figures.program]],
    [loan.state, figures.state],
    ...parts.map(({ label, amount }): [string, string] => [label, moneyText(amount)]),
    [words.extraMonthly, extraMonthly > 0 && typed(extraMonthly)],
    [words.oneTimeAmount, oneTimeAmount > 0 && typed(oneTimeAmount)],
    [words.oneTimeAfter, oneTimeAmount > 0 && years(figures.oneTimeMonth)],
    [words.fixedFor, adjustsAfter > 0 && years(adjustsAfter)],
    [words.adjustedApr, adjustsAfter > 0 && percentText(figures.adjustedApr)],
  ]
  return told.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** As it stands in a field. */
const typed = (cents: Cents) => moneyText(cents, cents % 100 ? 2 : 0)
const percentText = (percent: number) => `${+percent.toFixed(3)}%`
const years = (months: number) => String(+(months / 12).toFixed(2))
