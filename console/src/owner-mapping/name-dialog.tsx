import { RequiredText, requiredMessage } from '@gable/shared/http/fields.ts'
import { ownerNameMaximum, type TeamMember } from '@gable/shared/owner-mapping/owner-name.ts'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { agentOf, memberOptions } from './member-options.ts'

interface NameDialogProps {
  open: boolean
  members: readonly TeamMember[]
  onClose: () => void
  onSaved: () => void
}

const Fields = z.object({
  name: RequiredText(ownerNameMaximum),
  agentId: z.string(requiredMessage).min(1, requiredMessage),
})

/** A name that no import has had yet. */
export function NameDialog({ open, members, onClose, onSaved }: NameDialogProps) {
  const form = useZodForm(Fields, { defaultValues: { name: '', agentId: '' } })

  async function save({ name, agentId }: z.output<typeof Fields>) {
    await call('POST /agent/import-user-mapping/names', { body: { name, agentId: agentOf(agentId) } })
    toast.success(`“${name}” is saved`)
    onSaved()
  }

  return (
    <FormDialog open={open} onClose={onClose} title="Add name" form={form} onSubmit={save} submit="Add name">
      <TextField
        control={form.control}
        name="name"
        label="Name, email or id"
        hint="As it stands in the owner column of the file. Capitals and blanks make no difference."
        max={ownerNameMaximum}
        required
        autoComplete="off"
      />
      <SelectField
        control={form.control}
        name="agentId"
        label="Means"
        placeholder="Choose who it is…"
        options={memberOptions(members)}
        required
      />
    </FormDialog>
  )
}
