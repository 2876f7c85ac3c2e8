import { Button } from '../../../design/inputs/button.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { useFormField } from '../../../design/inputs/form-field.ts'
import { toFormOptions } from '../../../forms/form-options.ts'
import { FormPicker } from '../../../forms/form-picker.tsx'
import { NewFormButton } from '../../../forms/new-form-button.tsx'
import { useForms } from '../../../forms/use-forms.ts'

/** Picks the form that a button opens. Its value is the id of the form. */
export function ActionFormField({ name }: { name: string }) {
  const { value, onChange, onBlur, ref, error } = useFormField({ name, label: 'Form' })
  const { data, error: loadError, isValidating, retry } = useForms()
  const hasFailed = !data && loadError !== undefined
  const options = data && toFormOptions(data.forms, [])
  const isGone = Boolean(value) && data !== undefined && !data.forms.some(({ _id }) => _id === value)
  return (
    <Field
      name={name}
      label="Form"
      required
      error={error ?? (isGone ? goneMessage : undefined)}
      hint={hasFailed && 'The forms could not be loaded.'}
      labelAction={
        hasFailed ? (
          <Button size="sm" busy={isValidating} onClick={retry}>
            Retry
          </Button>
        ) : (
          (isGone || options?.length === 0) && (
            <NewFormButton
              onCreated={(formId) => {
                retry()
                onChange(formId)
              }}
            />
          )
        )
      }
    >
      {(control) => (
        <FormPicker
          {...control}
          options={options}
          value={value ? { actionType: 'FORM', value: String(value) } : null}
          onChange={(action) => onChange(action?.value ?? '')}
          onBlur={onBlur}
          inputRef={ref}
        />
      )}
    </Field>
  )
}

const goneMessage = 'This form no longer exists. Until you choose another one, the button asks for contact details.'
