import { usStates } from '@gable/shared/addresses/us-states.ts'
import { describeMarketRate } from '@gable/shared/widgets/market-rate.ts'
import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../design/inputs/number-field.tsx'
import { SelectField } from '../../design/inputs/select-field.tsx'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { useMarketRate } from '../use-market-rate.ts'
import type { WidgetControl } from './widget-values.ts'

export function LoanFields({ control }: { control: WidgetControl }) {
  const { rate } = useMarketRate()
  const usesMarketRate = useWatch({ control, name: 'settings.usesMarketRate' })
  return (
    <>
      <SwitchField
        control={control}
        name="settings.usesMarketRate"
        label="Use Today’s Rate"
        hint={
          rate
            ? `Visitors see ${rate.rate}% and where it comes from: ${describeMarketRate(rate, 'en')}.`
            : 'There is no recent market rate, so visitors see the default interest rate.'
        }
      />
      <NumberField
        control={control}
        name="settings.defaultInterestRate"
        label="Default Interest Rate"
        required
        unit="%"
        step={0.125}
        min={0}
        max={bounds.percent}
        hint={usesMarketRate ? 'Used while there is no recent market rate.' : undefined}
      />
      <SelectField
        control={control}
        name="settings.defaultState"
        label="Default State"
        required
        placeholder="Select a state"
        options={states}
        hint="Sets the default property tax and home insurance. A ZIP code that a visitor enters sets the property tax of its county instead."
      />
    </>
  )
}

const states = usStates.map(({ code, name }) => ({ value: code, label: name }))
