import { type Bounds, type BoundsError, getBoundsError } from '@gable/shared/calculators/bounds.ts'
import { type ParseFailure, parseMoney, parsePercent } from '@gable/shared/calculators/parse-amount.ts'
import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { interpolate } from '../../journeys/interpolate.ts'
import { formatInput } from '../format-input.ts'
import type { CalculatorReducer, CalculatorState } from '../use-calculator.ts'

export interface FieldRules extends Bounds {
  /** Value of an empty field. Without it, an empty field is an error. */
  blank?: number
  /** Another field for the same quantity: typing into one discards the text of the other. */
  partner?: string
}

export interface CalculatorRules<Inputs> {
  fields: Readonly<Record<string, FieldRules>>
  /** Messages by error. */
  messages: CalculatorLabels['faults']
  /** Updates inputs that depend on the changed one. */
  settle(inputs: Inputs, changed: string): Inputs
  /** Errors between inputs that are valid on their own, by field. */
  check(inputs: Inputs): Record<string, string>
}

export const createReducer =
  <Inputs extends object>(rules: CalculatorRules<Inputs>): CalculatorReducer<Inputs> =>
  (state, action) => {
    if ('typed' in action) return typeField(state, rules, action.typed, action.text)
    if ('left' in action) return leaveField(state, rules, action.left)
    return chooseValues(state, rules, action.chosen)
  }

function typeField<Inputs extends object>(
  state: CalculatorState<Inputs>,
  rules: CalculatorRules<Inputs>,
  name: string,
  text: string,
): CalculatorState<Inputs> {
  const field = rules.fields[name] as FieldRules
  const texts = { ...state.texts, [name]: text }
  if (field.partner) delete texts[field.partner]
  const value = parseField(text, field)
  const inputs = typeof value === 'number' ? rules.settle({ ...state.inputs, [name]: value }, name) : state.inputs
  return validateState({ ...state, texts, inputs }, rules)
}

/** On blur, a valid field shows its formatted value. */
function leaveField<Inputs extends object>(
  state: CalculatorState<Inputs>,
  rules: CalculatorRules<Inputs>,
  name: string,
): CalculatorState<Inputs> {
  const { [name]: text = '', ...texts } = state.texts
  return typeof parseField(text, rules.fields[name] as FieldRules) === 'number' ? { ...state, texts } : state
}

function chooseValues<Inputs extends object>(
  state: CalculatorState<Inputs>,
  rules: CalculatorRules<Inputs>,
  chosen: Partial<Inputs>,
): CalculatorState<Inputs> {
  let { inputs } = state
  const texts = { ...state.texts }
  for (const [name, value] of Object.entries(chosen)) {
    inputs = rules.settle({ ...inputs, [name]: value }, name)
    delete texts[name]
  }
  return validateState({ ...state, texts, inputs }, rules)
}

function validateState<Inputs extends object>(
  { texts, inputs, validInputs }: CalculatorState<Inputs>,
  rules: CalculatorRules<Inputs>,
): CalculatorState<Inputs> {
  const errors: Record<string, string> = rules.check(inputs)
  for (const [name, text] of Object.entries(texts)) {
    const field = rules.fields[name] as FieldRules
    const value = parseField(text, field)
    if (typeof value === 'string') {
      const limit = formatInput(value === 'low' ? field.min : field.max, field.unit)
      errors[name] = interpolate(rules.messages[value], { limit })
    }
  }
  return { texts, inputs, errors, validInputs: Object.keys(errors).length ? validInputs : inputs }
}

function parseField(text: string, field: FieldRules): number | Exclude<BoundsError, 'missing'> | ParseFailure {
  const { unit, blank } = field
  const value = unit === 'cents' ? parseMoney(text) : parsePercent(text)
  if (value === 'empty' && blank !== undefined) return blank
  if (typeof value === 'string') return value
  // Terms are typed in years: 0.583 years means 7 months, although 0.583 * 12 is not exactly 7.
  const months = Math.round(value * 12)
  const exact = unit !== 'months' ? value : Math.abs(months - value * 12) < 0.01 ? months : value * 12
  return (getBoundsError(exact, field) as Exclude<BoundsError, 'missing'> | undefined) ?? exact
}
