import type { IntakeEntryDetail } from '@gable/shared/lead-intake/entry.ts'
import { LeadByHand } from '@gable/shared/lead-intake/incoming-lead.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import { toast } from '../design/feedback/toast.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { useRefreshIntake } from './use-lead-intake.ts'

interface EntryLeadDialogProps {
  open: boolean
  onClose: () => void
  entry: IntakeEntryDetail
  onCreated: () => void
}

/** Makes a lead by hand. What could be read is filled in. */
export function EntryLeadDialog({ open, onClose, entry, onCreated }: EntryLeadDialogProps) {
  const form = useZodForm(LeadByHand, { values: entry.draft })
  const { control } = form
  const refresh = useRefreshIntake()

  async function create(body: LeadByHand) {
    const params = { entryId: entry._id }
    const { isNew } = await call('POST /agent/lead-intake/entries/:entryId/lead', { params, body })
    toast.success(isNew ? 'Lead created' : 'This lead exists already')
    onClose()
    onCreated()
    await refresh()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Create Lead"
      description="The contact is found by email or phone, or created. Lead routing decides who gets the lead."
      form={form}
      onSubmit={create}
      submitLabel="Create Lead"
      confirmDiscard
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField control={control} name="firstName" label="First Name" autoComplete="off" />
        <TextField control={control} name="lastName" label="Last Name" autoComplete="off" />
        <TextField control={control} name="email" label="Email" type="email" autoComplete="off" spellCheck={false} />
        <TextField control={control} name="phone" label="Phone" type="tel" autoComplete="off" />
        <TextField control={control} name="address" label="Address" autoComplete="off" className="sm:col-span-2" />
      </div>
      <TextAreaField control={control} name="message" label="Message" rows={4} max={5000} />
      <SelectField control={control} name="leadType" label="Lead Type" options={leadFields.leadTypes} required />
    </FormDialog>
  )
}
