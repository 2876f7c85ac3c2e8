import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { useCallback } from 'react'
import { AttributeField } from '../../attributes/attribute-field.tsx'
import { CheckboxField } from '../../design/inputs/checkbox-field.tsx'
import { ComboboxField } from '../../design/inputs/combobox-field.tsx'
import { SelectField } from '../../design/inputs/select-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import type { OptionSearch } from '../../design/inputs/use-option-search.ts'
import { call } from '../../platform/use-api.ts'
import { contactLanguageOptions } from '../contact-language-options.ts'
import { useFilterFields } from '../filters/use-filter-fields.ts'
import { TagsField } from './tags-field.tsx'

interface ContactFieldsProps {
  attributes: readonly AttributeDefinition[]
  /** Whether properties are linked already; the address then adds another one. */
  hasProperties: boolean
}

/** The fields of a contact that an agent can edit. */
export function ContactFields({ attributes, hasProperties }: ContactFieldsProps) {
  const { fields } = useFilterFields()
  const owners = fields.find(({ key }) => key === 'owner')?.options ?? []
  const addresses = useAddressSearch()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="firstName" label="First Name" autoComplete="off" />
        <TextField name="lastName" label="Last Name" autoComplete="off" />
        <TextField name="emailId" label="Email" type="email" inputMode="email" autoComplete="off" spellCheck={false} />
        <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="off" />
      </div>
      <ComboboxField
        name="address"
        label={hasProperties ? 'Add a property' : 'Address'}
        search={addresses}
        placeholder="Street, city…"
        emptyText="Type an address"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="ownerId" label="Owner" options={owners} />
        <TextField name="source" label="Source" autoComplete="off" placeholder="Open house" />
        <SelectField name="language" label="Language" options={contactLanguageOptions} />
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
        label="Exclude from marketing"
        hint="They only get emails you write yourself."
      />
    </>
  )
}

/** Suggests known addresses; the typed text is always offered too. */
function useAddressSearch(): OptionSearch {
  return useCallback(async (text) => {
    const typed = text.trim()
    if (typed === '') return []
    const { suggestions } = await call('GET /public/addresses', { query: { q: typed } })
    const addresses = [...new Set(suggestions.map(({ fullAddress }) => fullAddress))]
    const options = addresses.map((address) => ({ value: address, label: address }))
    return addresses.includes(typed) ? options : [...options, { value: typed, label: typed, hint: 'As you typed it' }]
  }, [])
}
