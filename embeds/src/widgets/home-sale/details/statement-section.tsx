import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import type { SaleStatement } from '@gable/shared/widgets/results/sale-statement.ts'
import { Section } from '../../../calculator/details/section.tsx'
import { toStatementCsv } from './statement-csv.ts'

interface StatementSectionProps {
  statement: SaleStatement
  labels: PublicWidgetByType<'HOME_SALE_CALC'>['words']
}

/** The sale as a settlement statement, with a CSV download. */
export function StatementSection({ statement, labels }: StatementSectionProps) {
  const { price, lines, costs, net } = statement
  const headers = labels.statement
  return (
    <Section title={headers.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{headers.item}</th>
            <th scope="col">{headers.share}</th>
            <th scope="col">{headers.amount}</th>
          </tr>
        </thead>
        <tbody>
          <Row label={price.label} amount={price.amount} />
          {lines.map(({ key, label, percent, amount }) => (
            <Row key={key} label={label} percent={percent} amount={amount && -amount} />
          ))}
        </tbody>
        <tfoot>
          <Row label={labels.costs} amount={costs && -costs} />
          <Row label={labels.net} amount={net} />
        </tfoot>
      </table>
      <div class="actions">
        <a
          class="quiet"
          download={headers.fileName}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(toStatementCsv(statement, labels))}`}
        >
          {headers.download}
        </a>
      </div>
    </Section>
  )
}

const Row = ({ label, percent, amount }: { label: string; percent?: number | undefined; amount: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{percent !== undefined && `${+percent.toFixed(3)}%`}</td>
    <td>{formatMoney(amount)}</td>
  </tr>
)
