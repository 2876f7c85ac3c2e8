import type { Explanation, Unit } from '@gable/shared/calculators/explanation.ts'
import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { describeTable } from './describe-table.ts'

interface ExplanationViewProps {
  explanation: Explanation
  labels: CalculatorLabels
}

/** The formula behind a result, with its values, assumptions and data sources. */
export const ExplanationView = ({ explanation, labels: { explanation: labels } }: ExplanationViewProps) => (
  <div class="formula">
    <p>
      <b>{labels.formula}</b> <code dir="ltr">{explanation.formula}</code>
    </p>
    <dl>
      {explanation.terms.map(({ symbol, key, unit, value }) => (
        <div key={symbol}>
          <dt>
            <code>{symbol}</code> {labels.terms[key]}
          </dt>
          <dd>{formatTerm[unit](value)}</dd>
        </div>
      ))}
    </dl>
    <p>
      <b>{labels.assumptions}</b>
    </p>
    <ul>
      {explanation.assumptions.map((assumption) => (
        <li key={assumption}>{labels.assumed[assumption]}</li>
      ))}
      {explanation.tables.map((table) => (
        <li key={table.key}>{describeTable(table, labels)}</li>
      ))}
    </ul>
  </div>
)

const formatDigits = (digits: number) => (value: number) => String(+value.toFixed(digits))

const formatTerm: Record<Unit, (value: number) => string> = {
  cents: formatMoney,
  percent: (value) => `${formatDigits(4)(value)}%`,
  months: String,
  days: String,
  factor: formatDigits(8),
}
