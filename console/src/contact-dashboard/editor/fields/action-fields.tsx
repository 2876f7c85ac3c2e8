import { type ButtonAction, type ButtonActionType, changeActionType } from '@gable/shared/contact-dashboard/button.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../design/inputs/field.tsx'
import { useFormField } from '../../../design/inputs/form-field.ts'
import { Select } from '../../../design/inputs/select.tsx'
import { SelectField } from '../../../design/inputs/select-field.tsx'
import { TextField } from '../../../design/inputs/text-field.tsx'
import { listOfferedForms } from '../../../forms/form-options.ts'
import { useForms } from '../../../forms/use-forms.ts'
import { ActionFormField } from './action-form-field.tsx'
import { listActionOptions } from './action-options.ts'

/** What a button does. Choosing another action replaces what belongs to the previous one. */
export function ActionFields({ name }: { name: string }) {
  const action = useWatch({ name }) as ButtonAction
  const { setValue, clearErrors, trigger, formState } = useFormContext()
  const { data } = useForms()
  const field = { name: `${name}.actionType`, label: 'Button Action' }
  const { onBlur, ref, error } = useFormField(field)
  const options = listActionOptions(action.actionType)

  function handleChange(actionType: ButtonActionType) {
    for (const [key, value] of Object.entries(changeActionType(actionType, listOfferedForms(data?.forms ?? []))))
      setValue(`${name}.${key}`, value, { shouldDirty: true })
    clearErrors(name)
    if (formState.isSubmitted) void trigger(name)
  }

  return (
    <>
      <Field {...field} error={error} required>
        {(control) => (
          <Select
            {...control}
            buttonRef={ref}
            options={options}
            value={options.find(({ value }) => value === action.actionType)?.value ?? null}
            onChange={handleChange}
            onBlur={onBlur}
          />
        )}
      </Field>
      {action.actionType === 'URL' && (
        <TextField
          name={`${name}.value`}
          label="URL"
          required
          type="url"
          inputMode="url"
          spellCheck={false}
          placeholder="https://"
        />
      )}
      {action.actionType === 'FORM' && <ActionFormField name={`${name}.value`} />}
      {action.actionType === 'FORM_GROUP' && <FormGroupNote groups={data?.groups} id={action.value} />}
      {action.actionType === 'POPUP_LEAD_FORM' && (
        <SelectField
          name={`${name}.leadType`}
          label="Lead Type"
          required
          placeholder="Select a lead type"
          options={leadFields.leadTypes}
          hint="A lead of this type is created when the form is submitted."
        />
      )}
    </>
  )
}

interface FormGroupNoteProps {
  /** Undefined while loading. */
  groups: readonly { _id: string; name: string }[] | undefined
  id: string
}

function FormGroupNote({ groups, id }: FormGroupNoteProps) {
  const group = groups?.find(({ _id }) => _id === id)
  if (groups && !group)
    return (
      <p role="alert" className="text-danger-ink text-label">
        The form group of this button no longer exists. Until you choose another action, the button asks for contact
        details.
      </p>
    )
  return (
    <p className="text-muted text-table">
      The button opens the form group “{group?.name ?? '…'}”. Choose another action to replace it.
    </p>
  )
}
