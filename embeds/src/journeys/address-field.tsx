import { AddressBox } from './address-box.tsx'
import { Field } from './field.tsx'
import type { JourneyState } from './use-journey.ts'

const id = 'journey-address'

export function AddressField({ state }: { state: JourneyState }) {
  const { journey, words, filling, faults, suggest, setAddress } = state
  const isOptional = journey.addressOptional === true
  return (
    <Field
      id={id}
      label={isOptional ? words.sellingAddress : words.address}
      note={isOptional ? words.optional : undefined}
      fault={faults.address}
    >
      <AddressBox
        {...{ id, words, suggest }}
        value={filling.address}
        fault={faults.address}
        onAddress={setAddress}
        input={{ placeholder: words.addressHint, enterkeyhint: 'next', required: !isOptional }}
      />
    </Field>
  )
}
