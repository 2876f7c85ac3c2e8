import { usStates } from '@gable/shared/addresses/us-states.ts'
import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import { NumberField } from '../../design/inputs/number-field.tsx'
import { SelectField } from '../../design/inputs/select-field.tsx'
import type { WidgetControl } from './widget-values.ts'

export const LoanFields = ({ control }: { control: WidgetControl }) => (
  <>
    <NumberField
      control={control}
      name="settings.defaultInterestRate"
      label="Default Interest Rate"
      required
      unit="%"
      step={0.125}
      min={0}
      max={bounds.percent}
    />
    <SelectField
      control={control}
      name="settings.defaultState"
      label="Default State"
      required
      placeholder="Select a state"
      options={states}
      hint="Sets the default property tax and home insurance."
    />
  </>
)

const states = usStates.map(({ code, name }) => ({ value: code, label: name }))
