import type { Explanation, Unit } from '@gable/shared/calculators/explanation.ts'
import { moneyText } from '@gable/shared/calculators/money-text.ts'
import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import { fillIn } from '../../journeys/fill-in.ts'

interface MadeViewProps {
  made: Explanation
  words: CalculatorWords
}

/** How a figure came about: its formula with the numbers, what is assumed, and where the numbers are from. */
export const MadeView = ({ made, words: { explanation: words } }: MadeViewProps) => (
  <div class="made">
    <p>
      <b>{words.formula}</b> <code dir="ltr">{made.formula}</code>
    </p>
    <dl>
      {made.terms.map(({ symbol, key, unit, value }) => (
        <div key={symbol}>
          <dt>
            <code>{symbol}</code> {words.terms[key]}
          </dt>
          <dd>{write[unit](value)}</dd>
        </div>
      ))}
    </dl>
    <p>
      <b>{words.assumptions}</b>
    </p>
    <ul>
      {made.assumptions.map((assumption) => (
        <li key={assumption}>{words.assumed[assumption]}</li>
      ))}
      {made.tables.map(({ key, source, year }) => (
        <li key={key}>
          {words.tables[key]}. {fillIn(words.source, { source, year })}
        </li>
      ))}
    </ul>
  </div>
)

const digits = (count: number) => (value: number) => String(+value.toFixed(count))

const write: Record<Unit, (value: number) => string> = {
  cents: moneyText,
  percent: (value) => `${digits(4)(value)}%`,
  months: String,
  days: String,
  factor: digits(8),
}
