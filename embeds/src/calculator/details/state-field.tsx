import { usStates } from '@gable/shared/addresses/us-states.ts'
import type { LoanLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { getLocalCosts } from '@gable/shared/widgets/local-costs.ts'
import { ChoiceField } from '../choice-field.tsx'
import type { Calculator } from '../use-calculator.ts'
import type { PlaceInputs } from './used-tables.ts'

interface StateFieldProps<Inputs> {
  calculator: Calculator<Inputs>
  labels: LoanLabels
}

/** Choosing a state fills in its average property tax and insurance. */
export const StateField = <Inputs extends PlaceInputs>({ calculator, labels }: StateFieldProps<Inputs>) => (
  <ChoiceField
    id="f-state"
    label={labels.state}
    value={calculator.inputs.value.state}
    options={[['', labels.noState], ...usStates.map(({ code, name }) => [code, name] as const)]}
    onChoose={(state) => {
      const { taxRate, insuranceYearly } = getLocalCosts(state)
      const chosen: Partial<PlaceInputs> = { zip: '', county: undefined, state, taxRate, insuranceYearly }
      calculator.change({ chosen: chosen as Partial<Inputs> })
    }}
  />
)
