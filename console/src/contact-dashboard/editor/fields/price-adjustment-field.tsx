import { priceAdjustment } from '@gable/shared/contact-dashboard/limits.ts'
import { Minus, Plus } from 'lucide-react'
import { Field } from '../../../design/inputs/field.tsx'
import { useFormField } from '../../../design/inputs/form-field.ts'
import { IconButton } from '../../../design/inputs/icon-button.tsx'
import { NumberInput } from '../../../design/inputs/number-input.tsx'
import { canStep, stepAdjustment } from './price-adjustment.ts'

const label = 'AVM Price Adjustment'

/** By how many percent the shown price differs from the estimate. */
export function PriceAdjustmentField({ name }: { name: string }) {
  const { value, onChange, onBlur, ref, error } = useFormField({ name, label })
  const percent = typeof value === 'number' ? value : null
  const { minimum: min, maximum: max, step } = priceAdjustment

  function press(direction: -1 | 1) {
    onChange(stepAdjustment(percent, direction))
    onBlur()
  }

  return (
    <Field
      name={name}
      label={label}
      error={error}
      required
      hint="Changes the estimate that this option shows, from -30% to 30%."
      className="max-w-60"
    >
      {(control) => (
        <div className="flex items-center gap-1.5">
          <IconButton
            icon={Minus}
            variant="secondary"
            label="Decrease by 1%"
            disabled={!canStep(percent, -1)}
            onClick={() => press(-1)}
          />
          <NumberInput
            {...control}
            min={min}
            max={max}
            step={step}
            name={name}
            onBlur={onBlur}
            onChange={onChange}
            ref={ref}
            unit="%"
            value={percent}
          />
          <IconButton
            icon={Plus}
            variant="secondary"
            label="Increase by 1%"
            disabled={!canStep(percent, 1)}
            onClick={() => press(1)}
          />
        </div>
      )}
    </Field>
  )
}
