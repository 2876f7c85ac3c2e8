import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { CheckboxField } from '../../design/inputs/checkbox-field.tsx'
import { ComboboxField } from '../../design/inputs/combobox-field.tsx'
import { SelectField } from '../../design/inputs/select-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { AttributeField } from '../attributes/attribute-field.tsx'
import { useFilterFields } from '../filters/use-filter-fields.ts'
import { TagsField } from './tags-field.tsx'
import { useAddressSearch } from './use-address-search.ts'

interface ContactFieldsProps {
  attributes: readonly AttributeDefinition[]
  /** How many homes they have already. */
  homes: number
}

/** Everything an agent says of a contact. */
export function ContactFields({ attributes, homes }: ContactFieldsProps) {
  const { fields } = useFilterFields()
  const owners = fields.find(({ key }) => key === 'owner')?.options ?? []
  const addresses = useAddressSearch()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="firstName" label="First name" autoComplete="off" />
        <TextField name="lastName" label="Last name" autoComplete="off" />
        <TextField name="emailId" label="Email" type="email" inputMode="email" autoComplete="off" spellCheck={false} />
        <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="off" />
      </div>
      <ComboboxField
        name="address"
        label={homes === 0 ? 'Address' : 'Further address'}
        search={addresses}
        placeholder="Street, city…"
        none="Type an address"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="ownerId" label="Owner" options={owners} />
        <TextField name="source" label="Source" autoComplete="off" placeholder="Open house" />
      </div>
      <TagsField />
      {attributes.length > 0 && (
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 font-medium text-muted text-table sm:col-span-2">Attributes</legend>
          {attributes.map((attribute) => (
            <AttributeField key={attribute._id} attribute={attribute} />
          ))}
        </fieldset>
      )}
      <CheckboxField
        name="isNonMarketing"
        label="Leave out of marketing"
        hint="Nothing is sent to them but what you write yourself."
      />
    </>
  )
}
