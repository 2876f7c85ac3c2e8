import type { FormAction } from '@gable/shared/assets/asset.ts'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../design/inputs/button.tsx'
import { Field } from '../design/inputs/field.tsx'
import { type FormFieldProps, useFormField } from '../design/inputs/form-field.ts'
import { toFormOptions } from './form-options.ts'
import { FormPicker } from './form-picker.tsx'
import { NewFormButton } from './new-form-button.tsx'
import { useForms } from './use-forms.ts'

/** A form picker connected to a form. Its value is a `FormAction` or null. */
export function FormPickerField<In extends FieldValues, Out = In>(props: FormFieldProps<In, Out>) {
  const { name, label, hint, required, disabled } = props
  const { value, onChange, onBlur, ref, error } = useFormField<In, Out>(props)
  const { data, error: loadError, isValidating, retry } = useForms()
  const hasFailed = !data && loadError !== undefined
  const options = data && toFormOptions(data.forms, data.groups)
  const labelAction = hasFailed ? (
    <Button size="sm" busy={isValidating} onClick={retry}>
      Retry
    </Button>
  ) : options?.length === 0 ? (
    <NewFormButton
      onCreated={(formId) => {
        retry()
        onChange({ actionType: 'FORM', value: formId })
      }}
    />
  ) : (
    props.labelAction
  )
  return (
    <Field
      name={name}
      label={label}
      required={required}
      error={error}
      labelAction={labelAction}
      hint={hasFailed ? 'The forms could not be loaded.' : hint}
    >
      {(control) => (
        <FormPicker
          {...control}
          options={options}
          value={(value as FormAction | null | undefined) ?? null}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
          disabled={disabled}
        />
      )}
    </Field>
  )
}
