import { moneyText } from '@gable/shared/calculators/money-text.ts'
import type { SaleInputs } from '@gable/shared/widgets/openings/sale-inputs.ts'
import { saleStatement } from '@gable/shared/widgets/openings/sale-statement.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import { Section } from '../../../calculator/details/section.tsx'
import { statementCsv } from './statement-csv.ts'

interface StatementSectionProps {
  figures: SaleInputs
  shown: ShownWidgetOf<'HOME_SALE_CALC'>
}

/** The sale line by line, as sellers know it from a closing, and as a file. */
export function StatementSection({ figures, shown: { settings, words } }: StatementSectionProps) {
  const statement = saleStatement(figures, settings, words)
  const { price, lines, costs, net } = statement
  const titles = words.statement
  return (
    <Section title={titles.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{titles.item}</th>
            <th scope="col">{titles.share}</th>
            <th scope="col">{titles.amount}</th>
          </tr>
        </thead>
        <tbody>
          <Row label={price.label} amount={price.amount} />
          {lines.map(({ key, label, percent, amount }) => (
            <Row key={key} label={label} percent={percent} amount={amount && -amount} />
          ))}
        </tbody>
        <tfoot>
          <Row label={words.costs} amount={costs && -costs} />
          <Row label={words.net} amount={net} />
        </tfoot>
      </table>
      <div class="keep">
        <a
          class="quiet"
          download={titles.fileName}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(statementCsv(statement, words))}`}
        >
          {titles.download}
        </a>
      </div>
    </Section>
  )
}

const Row = ({ label, percent, amount }: { label: string; percent?: number | undefined; amount: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{percent !== undefined && `${+percent.toFixed(3)}%`}</td>
    <td>{moneyText(amount)}</td>
  </tr>
)
