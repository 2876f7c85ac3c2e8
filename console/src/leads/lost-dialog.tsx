import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { useWatch } from 'react-hook-form'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { LostReason, otherReason, toLostReason } from './lost-reason.ts'

interface LostDialogProps {
  /** The dialog is open while there is one. */
  title: string | undefined
  config: LeadFieldConfig | undefined
  onClose: () => void
  /** The caller closes the dialog on success, so a failed request keeps what was typed. */
  onLost: (reason: string) => unknown
}

/** Asks for the reason whenever a lead moves to Lost. */
export function LostDialog({ title, config, onClose, onLost }: LostDialogProps) {
  const shownTitle = useLastShown(title)
  const form = useZodForm(LostReason, { defaultValues: { reason: null, ownWords: '' } })
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      open={title !== undefined}
      onClose={onClose}
      size="sm"
      title={shownTitle}
      description="Lost leads can be moved back at any time."
      form={form}
      submitLabel="Mark as lost"
      onSubmit={(values) => onLost(toLostReason(values))}
    >
      <SelectField
        control={form.control}
        name="reason"
        label="Reason"
        required
        placeholder="Choose a reason"
        options={[
          ...(config?.lostReasons ?? []).map((text) => ({ value: text, label: text })),
          { value: otherReason, label: 'Other' },
        ]}
      />
      {reason === otherReason && (
        <TextField control={form.control} name="ownWords" label="Reason in Your Own Words" required max={200} />
      )}
    </FormDialog>
  )
}
