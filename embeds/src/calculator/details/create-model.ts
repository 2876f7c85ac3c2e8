import { type Bounds, type BoundsError, getBoundsError } from '@gable/shared/calculators/bounds.ts'
import { type ParseFailure, parseMoney, parsePercent } from '@gable/shared/calculators/parse-amount.ts'
import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { batch, computed, signal } from '@preact/signals'
import { interpolate } from '../../journeys/interpolate.ts'
import { formatInput } from '../format-input.ts'
import type { CalculatorAction, CreateModel } from '../use-calculator.ts'

interface FieldRules extends Bounds {
  /** Value of an empty field. Without it, an empty field is an error. */
  blank?: number
  /** Another field for the same quantity: typing into one discards the text of the other. */
  partner?: string
}

export interface CalculatorRules<Inputs, Results> {
  fields: Readonly<Record<string, FieldRules>>
  /** Messages by error. */
  messages: CalculatorLabels['faults']
  /** Updates inputs that depend on the changed one. */
  settle(inputs: Inputs, changed: string): Inputs
  /** Errors between inputs that are valid on their own, by field. */
  check(inputs: Inputs): Record<string, string>
  calculate(inputs: Inputs): Results
}

/** Errors follow from what is typed, and results from the last inputs without errors. */
export const createModel =
  <Inputs extends object, Results>(rules: CalculatorRules<Inputs, Results>): CreateModel<Inputs, Results> =>
  (defaults) => {
    const texts = signal<Record<string, string>>({})
    const inputs = signal(defaults)
    const validInputs = signal(defaults)
    const faults = computed(() => findFaults(texts.value, rules))
    const errors = computed(() => ({ ...rules.check(inputs.value), ...faults.value }))
    const results = computed(() => rules.calculate(validInputs.value))

    const update = (changes: object, nextTexts: Record<string, string>) =>
      batch(() => {
        for (const [name, value] of Object.entries(changes))
          inputs.value = rules.settle({ ...inputs.value, [name]: value }, name)
        texts.value = nextTexts
        if (!Object.keys(errors.value).length) validInputs.value = inputs.value
      })

    const apply = (action: CalculatorAction<Inputs>) => {
      if ('chosen' in action) return update(action.chosen, omit(texts.value, Object.keys(action.chosen)))
      // A valid field that is left shows its formatted value.
      if ('left' in action) return action.left in faults.value || update({}, omit(texts.value, [action.left]))
      const { typed, text } = action
      const field = rules.fields[typed] as FieldRules
      const value = parseField(text, field)
      const nextTexts = omit({ ...texts.value, [typed]: text }, [field.partner ?? ''])
      update(typeof value === 'number' ? { [typed]: value } : {}, nextTexts)
    }

    const reset = (next: Inputs) =>
      batch(() => {
        texts.value = {}
        inputs.value = validInputs.value = next
      })
    return { texts, inputs, validInputs, errors, results, apply, reset }
  }

const omit = (texts: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)))

type TextRules = Pick<CalculatorRules<object, unknown>, 'fields' | 'messages'>

function findFaults(texts: Record<string, string>, { fields, messages }: TextRules) {
  const errors: Record<string, string> = {}
  for (const [name, text] of Object.entries(texts)) {
    const field = fields[name] as FieldRules
    const value = parseField(text, field)
    if (typeof value === 'number') continue
    errors[name] = interpolate(messages[value], {
      limit: formatInput(value === 'low' ? field.min : field.max, field.unit),
    })
  }
  return errors
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
