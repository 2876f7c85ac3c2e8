import { toCsv } from '@gable/shared/calculators/csv.ts'
import { formatPlainMoney } from '@gable/shared/calculators/format-money.ts'
import type { HomeSaleLabels } from '@gable/shared/widgets/labels/home-sale.ts'
import type { SaleStatement } from '@gable/shared/widgets/results/sale-statement.ts'

/** Costs are negative, so that the column adds up to the net. */
export function toStatementCsv({ price, lines, net }: SaleStatement, labels: HomeSaleLabels): string {
  const { item, share, amount } = labels.statement
  return toCsv([
    [item, share, amount],
    [price.label, '', formatPlainMoney(price.amount)],
    ...lines.map(({ label, percent, amount }) => [
      label,
      percent === undefined ? '' : `${+percent.toFixed(3)}%`,
      formatPlainMoney(amount && -amount),
    ]),
    [labels.net, '', formatPlainMoney(net)],
  ])
}
