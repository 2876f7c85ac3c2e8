import { spacerMessage } from '@gable/shared/emails/email-rules.ts'
import { useState } from 'react'
import { Field } from '../../../design/inputs/field.tsx'
import { NumberInput } from '../../../design/inputs/number-input.tsx'
import { useFieldError } from '../fields/use-field-error.ts'
import type { BlockFieldsProps } from './block-field-props.ts'
import { BlockNote } from './card-fields.tsx'

export const DividerFields = (_: BlockFieldsProps<'DIVIDER'>) => <BlockNote>A thin line between two blocks.</BlockNote>

export function SpacerFields({ block, onChange }: BlockFieldsProps<'SPACER'>) {
  const { error, onBlur } = useFieldError(block.id, 'height')
  // Text that is no number never reaches the email, which keeps its last height. Leaving the field shows it again.
  const [isNotNumber, setNotNumber] = useState(false)

  function handleChange(height: number | null) {
    setNotNumber(Number.isNaN(height))
    if (!Number.isNaN(height)) onChange({ height: height ?? 0 })
  }

  function handleBlur() {
    setNotNumber(false)
    onBlur()
  }

  return (
    <Field
      name="height"
      label="Height"
      required
      error={isNotNumber ? spacerMessage : error}
      hint="From 4 to 120 pixels."
    >
      {(control) => (
        <NumberInput
          {...control}
          value={isNotNumber ? Number.NaN : block.height}
          step={4}
          min={4}
          max={120}
          unit="px"
          onBlur={handleBlur}
          onChange={handleChange}
        />
      )}
    </Field>
  )
}
