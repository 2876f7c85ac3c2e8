import { usStates } from '@gable/shared/addresses/us-states.ts'
import { placeOf } from '@gable/shared/widgets/place.ts'
import type { LoanWords } from '@gable/shared/widgets/words/calculator.ts'
import { ChoiceField } from '../choice-field.tsx'
import type { Calculator } from '../use-calculator.ts'

interface OfState {
  state: string
  taxRate: number
  insuranceYearly: number
}

interface StateFieldProps<F> {
  calculator: Calculator<F>
  words: LoanWords
}

/** Where the home is, and with it what tax and insurance usually cost there. */
export const StateField = <F extends OfState>({ calculator, words }: StateFieldProps<F>) => (
  <ChoiceField
    id="f-state"
    label={words.state}
    value={calculator.now.state}
    options={[['', words.noState], ...usStates.map(({ code, name }) => [code, name] as const)]}
    onChoose={(state) => {
      const { taxRate, insuranceYearly } = placeOf(state)
      calculator.change({ chosen: { state, taxRate, insuranceYearly } as Partial<F> })
    }}
  />
)
