import { type DetailField, detailFields, detailMaximum } from '@gable/shared/journeys/details.ts'
import { isPhoneMandatory } from '@gable/shared/journeys/filling.ts'
import type { JourneyForm } from '@gable/shared/journeys/journey.ts'
import { ConsentWords } from './consent-words.tsx'
import { faulty } from './faulty.ts'
import { Field } from './field.tsx'
import { Step, type StepProps } from './step.tsx'

export function DetailsStep({ form, ...props }: StepProps & { form: JourneyForm | undefined }) {
  const { state, surface } = props
  return (
    <Step {...props} title={state.words.detailsTitle} form={surface === 'widget' ? form : undefined}>
      <div class="details">
        {detailFields.map((field) => (
          <DetailInput key={field} field={field} state={state} />
        ))}
      </div>
      <ConsentWords journey={state.journey} words={state.words} />
    </Step>
  )
}

function DetailInput({ field, state }: { field: DetailField; state: StepProps['state'] }) {
  const { words, filling, faults, journey, setDetail } = state
  const [id, name] = [`journey-${field}`, `details.${field}`]
  const fault = faults[name]
  const isMandatory = field !== 'phone' || isPhoneMandatory(journey, filling.answers)
  return (
    <Field id={id} label={words.details[field]} note={isMandatory ? undefined : words.optional} fault={fault}>
      <input
        {...{ id, name, ...kindOf[field], ...faulty(id, fault) }}
        part="input"
        value={filling.details[field]}
        required={isMandatory}
        maxLength={detailMaximum[field]}
        spellcheck={false}
        enterkeyhint={field === 'phone' ? 'send' : 'next'}
        onInput={({ currentTarget }) => setDetail(field, currentTarget.value)}
      />
    </Field>
  )
}

const kindOf = {
  firstName: { autocomplete: 'given-name', autocapitalize: 'words' },
  lastName: { autocomplete: 'family-name', autocapitalize: 'words' },
  email: { type: 'email', autocomplete: 'email', autocapitalize: 'off' },
  phone: { type: 'tel', autocomplete: 'tel' },
} as const
