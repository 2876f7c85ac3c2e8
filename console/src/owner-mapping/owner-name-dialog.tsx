import { RequiredText, requiredMessage } from '@gable/shared/http/fields.ts'
import { ownerNameMaximum, type TeamMember } from '@gable/shared/owner-mapping/owner-name.ts'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { toAgentId, toMemberOptions } from './member-options.ts'

interface OwnerNameDialogProps {
  open: boolean
  members: readonly TeamMember[]
  onClose: () => void
  onSaved: () => void
}

const Fields = z.object({
  name: RequiredText(ownerNameMaximum),
  agentId: z.string(requiredMessage).min(1, requiredMessage),
})

/** Adds a name before any import contains it. */
export function OwnerNameDialog({ open, members, onClose, onSaved }: OwnerNameDialogProps) {
  const form = useZodForm(Fields, { defaultValues: { name: '', agentId: '' } })

  async function save({ name, agentId }: z.output<typeof Fields>) {
    await call('POST /agent/import-user-mapping/names', { body: { name, agentId: toAgentId(agentId) } })
    toast.success(`“${name}” saved`)
    onSaved()
  }

  return (
    <FormDialog open={open} onClose={onClose} title="Add name" form={form} onSubmit={save} submitLabel="Add name">
      <TextField
        control={form.control}
        name="name"
        label="Name, Email or ID"
        hint="As it appears in the owner column of the file. Capitalization and extra spaces do not matter."
        max={ownerNameMaximum}
        required
        autoComplete="off"
      />
      <SelectField
        control={form.control}
        name="agentId"
        label="Team Member"
        placeholder="Choose a team member…"
        options={toMemberOptions(members)}
        required
      />
    </FormDialog>
  )
}
