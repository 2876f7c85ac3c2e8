import { useController, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { fromLocalTime } from '../design/format/local-time.ts'
import { MoneyField } from '../design/inputs/money-field.tsx'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { leadParam } from '../layout/paths/lead-paths.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import { AddLeadForm, getBlankLead, toPerson } from './add-lead-form.ts'
import { LeadContactFields } from './lead-contact-fields.tsx'
import { getLeadName } from './lead-filters.ts'
import { toOwnerOptions } from './lead-labels.tsx'
import { LeadPersonFields } from './lead-person-fields.tsx'
import { useLeadConfig, useLeadTimeZone, useRefreshLeads } from './use-leads.ts'

/** Adds a lead for a contact or a new person, with owner and next action, and opens it. */
export function AddLeadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { accountId, agent } = useAccount()
  const timeZone = useLeadTimeZone()
  const { data: config } = useLeadConfig()
  const refresh = useRefreshLeads()
  const [, setParams] = useSearchParams()
  const form = useZodForm(AddLeadForm, { defaultValues: getBlankLead(agent._id) })
  const { control } = form
  const { field: who } = useController({ control, name: 'who' })
  const isPerson = useWatch({ control, name: 'who' }) === 'PERSON'

  async function add({ contact, propertyId, leadType, valueCents, agentId, nextAction, due, ...values }: AddLeadForm) {
    const lead = await callInAccount(accountId)('POST /agent/leads', {
      body: {
        ...(isPerson
          ? { person: toPerson(values) }
          : { contactId: contact?.value ?? '', propertyId: propertyId || null }),
        leadType,
        valueCents,
        agentId: agentId || null,
        nextAction: nextAction || null,
        nextActionAt: due ? fromLocalTime(due, timeZone) : null,
      },
    })
    void refresh()
    toast.success(`Lead added for ${getLeadName(lead)}`)
    onClose()
    setParams((params) => new URLSearchParams([...params, [leadParam, lead._id]]), { preventScrollReset: true })
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add lead"
      description="Track an opportunity with a contact or someone new."
      form={form}
      submitLabel="Add lead"
      onSubmit={add}
      confirmDiscard
    >
      <div>
        <SegmentedControl label="Who" value={who.value} options={whoOptions} onChange={who.onChange} />
      </div>
      {isPerson ? <LeadPersonFields /> : <LeadContactFields isOpen={open} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          control={control}
          name="leadType"
          label="Type"
          required
          placeholder="Choose a type"
          options={config?.leadTypes ?? []}
        />
        <SelectField control={control} name="agentId" label="Owner" options={toOwnerOptions(config)} />
        <MoneyField control={control} name="valueCents" label="Value" className="sm:col-span-2" />
        <TextField control={control} name="nextAction" label="Next Action" max={200} placeholder="Call back" />
        <TextField control={control} name="due" label="Due" type="datetime-local" />
      </div>
    </FormDialog>
  )
}

const whoOptions = [
  { value: 'CONTACT', label: 'Existing contact' },
  { value: 'PERSON', label: 'New person' },
] as const
