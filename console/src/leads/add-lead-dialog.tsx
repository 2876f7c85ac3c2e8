import { type LeadType, leadTypes } from '@gable/shared/activity/entry.ts'
import { requiredMessage } from '@gable/shared/http/fields.ts'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { ComboboxField } from '../design/inputs/combobox-field.tsx'
import { MoneyField } from '../design/inputs/money-field.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { useAccount } from '../platform/account.ts'
import { callIn, useApi } from '../platform/use-api.ts'
import { useOpened } from '../platform/use-opened.ts'
import { nameOf } from './lead-filters.ts'
import { openedLead } from './lead-path.ts'
import { leadValue } from './lead-value.ts'
import { useLeadConfig, useRefreshLeads } from './use-leads.ts'

/** Makes a lead of a contact: somebody who called, or whom one met. It opens at once, to say what comes next. */
export function AddLeadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { accountId } = useAccount()
  const { data: config } = useLeadConfig()
  const refresh = useRefreshLeads()
  const { open: openLead } = useOpened(openedLead)
  const form = useZodForm(NewLead, { defaultValues: nothing })
  const contact = useWatch({ control: form.control, name: 'contactId' })
  const { data: homes } = useApi(
    'GET /agent/contacts/:contactId',
    open && contact ? { params: { contactId: contact.value } } : false,
  )

  async function add({ contactId, propertyId, leadType, valueCents }: z.output<typeof NewLead>) {
    const isOfContact = homes?._id === contactId && homes.properties.some(({ _id }) => _id === propertyId)
    const lead = await callIn(accountId)('POST /agent/leads', {
      body: { contactId, leadType, valueCents, propertyId: isOfContact ? propertyId : null },
    })
    void refresh()
    toast.success(`Lead added for ${nameOf(lead)}`)
    onClose()
    openLead(lead._id)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add Lead"
      description="A lead is one thing a contact may become a customer for."
      form={form}
      submit="Add Lead"
      onSubmit={add}
    >
      <ComboboxField
        control={form.control}
        name="contactId"
        label="Contact"
        required
        placeholder="Name, email, phone or address"
        none="No contact found"
        search={async (search) => {
          const { data } = await callIn(accountId)('GET /agent/contacts/search', { query: { search, pageSize: 8 } })
          return data.map((one) => ({
            value: one._id,
            label: nameOf(one),
            hint: one.emailId ?? one.phone ?? undefined,
          }))
        }}
      />
      {homes && homes.properties.length > 0 && contact?.value === homes._id && (
        <SelectField
          control={form.control}
          name="propertyId"
          label="Property"
          placeholder="None"
          options={[
            { value: '', label: 'None' },
            ...homes.properties.map(({ _id, fullAddress }) => ({ value: _id, label: fullAddress })),
          ]}
        />
      )}
      <SelectField
        control={form.control}
        name="leadType"
        label="Kind"
        required
        placeholder="Choose a kind"
        options={config?.leadTypes ?? []}
      />
      <MoneyField control={form.control} name="valueCents" label="Value" hint="What the home or the deal is worth." />
    </FormDialog>
  )
}

const Chosen = z.object({ value: z.string(), label: z.string() })

const NewLead = z.object({
  contactId: Chosen.nullable()
    .refine((chosen) => chosen !== null, requiredMessage)
    .transform((chosen) => chosen?.value ?? ''),
  propertyId: z.string().transform((id) => id || null),
  leadType: z
    .enum(leadTypes)
    .nullable()
    .refine((kind) => kind !== null, requiredMessage)
    .transform((kind) => kind as LeadType),
  valueCents: leadValue,
})

const nothing: z.input<typeof NewLead> = { contactId: null, propertyId: '', leadType: null, valueCents: null }
