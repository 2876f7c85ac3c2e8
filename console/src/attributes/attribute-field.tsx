import type { AttributeDefinition, AttributeValue } from '@gable/shared/contacts/attribute.ts'
import { Field } from '../design/inputs/field.tsx'
import { useFormField } from '../design/inputs/form-field.ts'
import { AttributeInput } from './attribute-input.tsx'

/** An attribute as a field of the surrounding form, stored under `custom`. */
export function AttributeField({ attribute }: { attribute: AttributeDefinition }) {
  const name = `custom.${attribute.key}`
  const { value, onChange, onBlur, ref, error } = useFormField({ name, label: attribute.label })
  return (
    <Field name={name} label={attribute.label} error={error}>
      {(control) => (
        <AttributeInput
          {...control}
          attribute={attribute}
          inputRef={ref}
          value={(value as AttributeValue | null | undefined) ?? null}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
