import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import type { Cents } from '@gable/shared/calculators/money.ts'

export interface ComparisonRow {
  label: string
  /** First value, second value, difference. */
  texts: readonly string[]
}

interface ComparisonTableProps {
  labels: { first: string; second: string; difference: string }
  rows: readonly ComparisonRow[]
}

export const ComparisonTable = ({ labels, rows }: ComparisonTableProps) => {
  const columns = [labels.first, labels.second, labels.difference]
  return (
    <table class="compared">
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, texts }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {texts.map((text, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The difference has an explicit sign, so that it does not depend on color. */
export function compareAmounts(label: string, first: Cents, second: Cents): ComparisonRow {
  const difference = second - first
  const sign = difference > 0 ? '+' : ''
  return { label, texts: [formatMoney(first), formatMoney(second), difference ? sign + formatMoney(difference) : '–'] }
}
