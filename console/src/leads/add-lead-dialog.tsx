import { type LeadType, leadTypes } from '@gable/shared/activity/entry.ts'
import { requiredMessage } from '@gable/shared/http/fields.ts'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { formatPhone } from '../design/format/phone.ts'
import { ComboboxField } from '../design/inputs/combobox-field.tsx'
import { MoneyField } from '../design/inputs/money-field.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { leadParam } from '../layout/paths/lead-paths.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount, useApi } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { getLeadName } from './lead-filters.ts'
import { leadValue } from './lead-value.ts'
import { useLeadConfig, useRefreshLeads } from './use-leads.ts'

/** Adds a lead for a contact and opens it, so that the next action can be set. */
export function AddLeadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { accountId } = useAccount()
  const { data: config } = useLeadConfig()
  const refresh = useRefreshLeads()
  const { open: openLead } = useOverlayParam(leadParam)
  const form = useZodForm(NewLead, { defaultValues: emptyLead })
  const contact = useWatch({ control: form.control, name: 'contactId' })
  const { data: contactDetail } = useApi(
    'GET /agent/contacts/:contactId',
    open && contact ? { params: { contactId: contact.value } } : false,
  )

  async function add({ contactId, propertyId, leadType, valueCents }: z.output<typeof NewLead>) {
    const isTheirs = contactDetail?._id === contactId && contactDetail.properties.some(({ _id }) => _id === propertyId)
    const lead = await callInAccount(accountId)('POST /agent/leads', {
      body: { contactId, leadType, valueCents, propertyId: isTheirs ? propertyId : null },
    })
    void refresh()
    toast.success(`Lead added for ${getLeadName(lead)}`)
    onClose()
    openLead(lead._id)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add Lead"
      description="Track an opportunity with an existing contact."
      form={form}
      submitLabel="Add Lead"
      onSubmit={add}
    >
      <ComboboxField
        control={form.control}
        name="contactId"
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
      {contactDetail && contactDetail.properties.length > 0 && contact?.value === contactDetail._id && (
        <SelectField
          control={form.control}
          name="propertyId"
          label="Property"
          placeholder="None"
          options={[
            { value: '', label: 'None' },
            ...contactDetail.properties.map(({ _id, fullAddress }) => ({ value: _id, label: fullAddress })),
          ]}
        />
      )}
      <SelectField
        control={form.control}
        name="leadType"
        label="Type"
        required
        placeholder="Choose a type"
        options={config?.leadTypes ?? []}
      />
      <MoneyField control={form.control} name="valueCents" label="Value" hint="The value of the home or the deal" />
    </FormDialog>
  )
}

const ContactOption = z.object({ value: z.string(), label: z.string() })

const NewLead = z.object({
  contactId: ContactOption.nullable()
    .refine((option) => option !== null, requiredMessage)
    .transform((option) => option?.value ?? ''),
  propertyId: z.string().transform((id) => id || null),
  leadType: z
    .enum(leadTypes)
    .nullable()
    .refine((type) => type !== null, requiredMessage)
    .transform((type) => type as LeadType),
  valueCents: leadValue,
})

const emptyLead: z.input<typeof NewLead> = { contactId: null, propertyId: '', leadType: null, valueCents: null }
