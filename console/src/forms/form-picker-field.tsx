import type { FormAction } from '@gable/shared/assets/subject.ts'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../design/inputs/button.tsx'
import { Field } from '../design/inputs/field.tsx'
import { type FormFieldProps, useFormField } from '../design/inputs/form-field.ts'
import { formOptionsOf } from './form-options.ts'
import { FormPicker } from './form-picker.tsx'
import { useForms } from './use-forms.ts'

/** The form that something leads to, in a form; its value is a `FormAction`, or null. */
export function FormPickerField<In extends FieldValues, Out = In>(props: FormFieldProps<In, Out>) {
  const { name, label, hint, required, disabled } = props
  const { value, change, blur, ref, error } = useFormField<In, Out>(props)
  const { data, error: problem, isValidating, retry } = useForms()
  const hasFailed = !data && problem !== undefined
  const aside = hasFailed ? (
    <Button size="sm" busy={isValidating} onClick={retry}>
      Retry
    </Button>
  ) : (
    props.aside
  )
  return (
    <Field {...{ name, label, required, error, aside }} hint={hasFailed ? 'The forms could not be loaded.' : hint}>
      {(control) => (
        <FormPicker
          {...control}
          options={data && formOptionsOf(data.forms, data.groups)}
          value={(value as FormAction | null | undefined) ?? null}
          onChange={change}
          onBlur={blur}
          inputRef={ref}
          disabled={disabled}
        />
      )}
    </Field>
  )
}
