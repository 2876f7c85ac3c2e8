import { toCsv } from '@gable/shared/calculators/csv.ts'
import { plainMoney } from '@gable/shared/calculators/money-text.ts'
import type { SaleStatement } from '@gable/shared/widgets/openings/sale-statement.ts'
import type { HomeSaleWords } from '@gable/shared/widgets/words/home-sale.ts'

/** The statement for a spreadsheet: what is taken from the price is less than nothing there, so that a column sums up. */
export function statementCsv({ price, lines, net }: SaleStatement, words: HomeSaleWords): string {
  const { item, share, amount } = words.statement
  return toCsv([
    [item, share, amount],
    [price.label, '', plainMoney(price.amount)],
    ...lines.map(({ label, percent, amount }) => [
      label,
      percent === undefined ? '' : `${+percent.toFixed(3)}%`,
      plainMoney(amount && -amount),
    ]),
    [words.net, '', plainMoney(net)],
  ])
}
