import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatPhone } from '../design/format/phone.ts'
import { ComboboxField } from '../design/inputs/combobox-field.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { useAccount } from '../platform/account.ts'
import { callInAccount, useApi } from '../platform/use-api.ts'
import type { AddLeadForm, AddLeadValues } from './add-lead-form.ts'
import { getLeadName } from './lead-filters.ts'

/** The contact of a new lead and, if they have any, one of their properties. */
export function LeadContactFields({ isOpen }: { isOpen: boolean }) {
  const { accountId } = useAccount()
  const { control, setValue } = useFormContext<AddLeadValues, unknown, AddLeadForm>()
  const contactId = useWatch({ control, name: 'contact' })?.value
  const { data: contact } = useApi(
    'GET /agent/contacts/:contactId',
    isOpen && contactId ? { params: { contactId } } : false,
  )
  // A property belongs to one contact.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the contact changes
  useEffect(() => setValue('propertyId', ''), [contactId, setValue])

  return (
    <>
      <ComboboxField
        control={control}
        name="contact"
        label="Contact"
        required
        placeholder="Search by name, email, phone or address"
        emptyText="No contact found"
        search={async (search) => {
          const { data } = await callInAccount(accountId)('GET /agent/contacts/search', {
            query: { search, pageSize: 8 },
          })
          return data.map((match) => ({
            value: match._id,
            label: getLeadName(match),
            hint: match.emailId ?? (match.phone ? formatPhone(match.phone) : undefined),
          }))
        }}
      />
      {contact && contact.properties.length > 0 && contactId === contact._id && (
        <SelectField
          control={control}
          name="propertyId"
          label="Property"
          placeholder="None"
          options={[
            { value: '', label: 'None' },
            ...contact.properties.map(({ _id, fullAddress }) => ({ value: _id, label: fullAddress })),
          ]}
        />
      )}
    </>
  )
}
