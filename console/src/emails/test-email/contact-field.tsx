import type { Control } from 'react-hook-form'
import type * as z from 'zod'
import { Combobox } from '../../design/inputs/combobox.tsx'
import { Field } from '../../design/inputs/field.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import type { PickedContact, TestEmailForm } from './test-email-form.ts'
import { useContactSuggestions } from './use-contact-suggestions.ts'

type In = z.input<typeof TestEmailForm>
type Out = z.output<typeof TestEmailForm>

const searchDelay = 200

/** The contact and the home that the email is filled for. */
export function ContactField({ control }: { control: Control<In, unknown, Out> }) {
  const label = 'Contact'
  const { value, onChange, onBlur, ref, error } = useFormField<In, Out>({ name: 'contact', control, label })
  const { choice } = value as PickedContact
  const search = useContactSuggestions()
  return (
    <Field name="contact" label={label} required error={error} hint="The email is filled for this contact and home.">
      {(props) => (
        <Combobox
          {...props}
          inputRef={ref}
          value={choice}
          onChange={(choice) => onChange({ choice, text: '' })}
          onTextChange={(text) => onChange({ choice: null, text })}
          onBlur={onBlur}
          search={search}
          searchDelay={searchDelay}
          placeholder="Search by name, email or address"
          emptyText={noResults}
        />
      )}
    </Field>
  )
}

const noResults = (
  <div>
    <p className="font-medium text-ink">No Results Found</p>
    <p>Please try something else</p>
  </div>
)
