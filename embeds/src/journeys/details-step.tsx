import { type DetailField, detailFields, detailMaxLengths } from '@gable/shared/journeys/contact-details.ts'
import type { JourneyForm } from '@gable/shared/journeys/journey.ts'
import { isPhoneMandatory } from '@gable/shared/journeys/journey-values.ts'
import { errorAttributes, Field } from './field.tsx'
import { Step, type StepProps } from './step.tsx'

export function DetailsStep({ form, ...props }: StepProps & { form: JourneyForm | undefined }) {
  const { state, surface } = props
  return (
    <Step {...props} title={state.labels.detailsTitle} form={surface === 'widget' ? form : undefined}>
      <div class="details">
        {detailFields.map((field) => (
          <DetailInput key={field} field={field} state={state} />
        ))}
      </div>
    </Step>
  )
}

function DetailInput({ field, state }: { field: DetailField; state: StepProps['state'] }) {
  const { labels, values, errors, journey, setDetail } = state
  const [id, name] = [`journey-${field}`, `details.${field}`]
  const error = errors[name]
  const isMandatory = field !== 'phone' || isPhoneMandatory(journey, values.answers)
  return (
    <Field id={id} label={labels.details[field]} note={isMandatory ? undefined : labels.optional} error={error}>
      <input
        id={id}
        name={name}
        {...inputAttributes[field]}
        {...errorAttributes(id, error)}
        part="input"
        value={values.details[field]}
        required={isMandatory}
        maxLength={detailMaxLengths[field]}
        spellcheck={false}
        enterkeyhint={field === 'phone' ? 'send' : 'next'}
        onInput={({ currentTarget }) => setDetail(field, currentTarget.value)}
      />
    </Field>
  )
}

const inputAttributes = {
  firstName: { autocomplete: 'given-name', autocapitalize: 'words' },
  lastName: { autocomplete: 'family-name', autocapitalize: 'words' },
  email: { type: 'email', autocomplete: 'email', autocapitalize: 'off' },
  phone: { type: 'tel', autocomplete: 'tel' },
} as const
