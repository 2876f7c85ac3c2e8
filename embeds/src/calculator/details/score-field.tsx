import type { ScoreQuestion } from '@gable/shared/widgets/score-rates.ts'
import type { Calculator } from '../use-calculator.ts'
import { findScoreRate, noScore, type ScoreInputs } from './score-rate.ts'

interface ScoreFieldProps<Inputs> {
  calculator: Calculator<Inputs>
  question: ScoreQuestion | undefined
  /** The rate for everybody, which applies again to visitors who are not sure. */
  defaultRate: number
}

/**
 * Offers the rates by credit score. Nobody has one until they choose it: a band picked for visitors would be a guess about
 * their credit, and the average that the calculator starts with is true for who does not know.
 */
export function ScoreField<Inputs extends ScoreInputs>({ calculator, question, defaultRate }: ScoreFieldProps<Inputs>) {
  if (!question) return null
  const { score = '', scoreRate } = calculator.inputs.value
  const choose = (score: string) => {
    const rate = findScoreRate(question, { ...calculator.inputs.value, score })?.rate
    // A chosen rate also replaces what is typed in its field.
    const chosen: Partial<ScoreInputs> = rate ? { apr: rate, score } : { apr: defaultRate, ...noScore }
    calculator.change({ chosen: chosen as Partial<Inputs> })
  }
  return (
    <div class="field" part="field">
      <label part="label" for="f-score">
        {question.label}
      </label>
      <select
        id="f-score"
        part="input"
        autocomplete="off"
        value={score}
        aria-describedby="f-score-about"
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{question.notSure}</option>
        {question.bands.map(({ score, label }) => (
          <option key={score} value={score}>
            {label}
          </option>
        ))}
      </select>
      <p class="small" id="f-score-about">
        {scoreRate?.note ?? question.hint}
      </p>
    </div>
  )
}
