import { type HomeSale, homeSale, type SaleLine } from '@gable/shared/calculators/home-sale.ts'
import type { Cents, Percent } from '@gable/shared/calculators/money.ts'
import type { WidgetContent } from '@gable/shared/widgets/settings.ts'
import type { HomeSaleWords } from '@gable/shared/widgets/words/home-sale.ts'
import { fillIn } from '../../journey/fill-in.ts'

/** A sale as the seller reads it: what is asked for the home, what is taken from that, and what is left. */
export interface Statement {
  price: StatementLine
  lines: StatementLine[]
  costs: Cents
  net: Cents
  shortfall: Cents
}

export interface StatementLine {
  key: SaleLine['key'] | 'price'
  label: string
  amount: Cents
  percent?: Percent | undefined
}

type Settings = WidgetContent<'HOME_SALE_CALC'>

/** What the agency has named stands there always, and of all else what the visitor has entered. */
export function statementOf(sale: HomeSale, settings: Settings, words: HomeSaleWords): Statement {
  const { lines, ...sums } = homeSale(sale)
  return {
    ...sums,
    price: { key: 'price', label: settings.homeSale.title, amount: sale.price },
    lines: lines
      .filter(({ key, amount }) => isNamed(key) || amount > 0)
      .map((line) => ({ ...line, label: labelOf(line) })),
  }

  function labelOf({ key, title = '', amount }: SaleLine) {
    if (key === 'additional') return title
    if (key !== 'payoff') return words.lines[key]
    const { title: balance } = settings.mortgage
    return amount > sale.mortgage ? fillIn(words.withInterest, { balance }) : balance
  }
}

const isNamed = (key: SaleLine['key']) => key === 'payoff' || key === 'additional'
