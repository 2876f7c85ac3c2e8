import { Field } from '../../../design/inputs/field.tsx'
import { NumberInput } from '../../../design/inputs/number-input.tsx'
import { useFieldError } from '../fields/use-field-error.ts'
import type { BlockFieldsProps } from './block-field-props.ts'
import { BlockNote } from './card-fields.tsx'

export const DividerFields = (_: BlockFieldsProps<'DIVIDER'>) => <BlockNote>A thin line between two blocks.</BlockNote>

export function SpacerFields({ block, onChange }: BlockFieldsProps<'SPACER'>) {
  const { error, onBlur } = useFieldError(block.id, 'height')
  return (
    <Field name="height" label="Height" required error={error} hint="From 4 to 120 pixels.">
      {(control) => (
        <NumberInput
          {...control}
          value={block.height}
          step={4}
          min={4}
          max={120}
          unit="px"
          onBlur={onBlur}
          onChange={(height) => onChange({ height: height ?? 0 })}
        />
      )}
    </Field>
  )
}
