import { AddressCombobox } from './address-combobox.tsx'
import { Field } from './field.tsx'
import type { JourneyState } from './use-journey.ts'

const id = 'journey-address'

export function AddressField({ state }: { state: JourneyState }) {
  const { journey, labels, values, errors, suggest, setAddress } = state
  const isOptional = journey.addressOptional === true
  return (
    <Field
      id={id}
      label={isOptional ? labels.sellingAddress : labels.address}
      note={isOptional ? labels.optional : undefined}
      error={errors.address}
    >
      <AddressCombobox
        id={id}
        labels={labels}
        suggest={suggest}
        value={values.address}
        error={errors.address}
        onAddress={setAddress}
        input={{ placeholder: labels.addressHint, enterkeyhint: 'next', required: !isOptional }}
      />
    </Field>
  )
}
