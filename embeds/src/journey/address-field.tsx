import { AddressBox } from './address-box.tsx'
import { Field } from './field.tsx'
import type { JourneyState } from './use-journey.ts'

const id = 'journey-address'

export function AddressField({ state }: { state: JourneyState }) {
  const { words, filling, faults, suggest, setAddress } = state
  return (
    <Field id={id} label={words.address} fault={faults.address}>
      <AddressBox
        {...{ id, words, suggest }}
        value={filling.address}
        fault={faults.address}
        onAddress={setAddress}
        input={{ placeholder: words.addressHint, enterkeyhint: 'next' }}
      />
    </Field>
  )
}
